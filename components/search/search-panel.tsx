import Router from 'next/router';
import { useEffect, useEffectEvent, useReducer, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { readingText, statusText } from '../../lib/reader/search-messages';
import { termsOf, type Row } from '../../lib/reader/result-view';
import {
  awaitedRow,
  initialState,
  isAsking,
  isCurrent,
  rowsShown,
  searchReducer,
  selectedRow,
} from '../../lib/reader/search-state';
import { FilterBar } from './filter-bar';
import { hrefOf } from '../page/href';
import { leaveHandover, openResult } from './open-result';
import { rememberOpened, RecentLists } from './recent-lists';
import { optionId, ResultList } from './result-list';
import { askWorker, listenToWorker, startWorker } from './search-client';
import { AllNotesLink, FailureNotice, Status } from './search-notices';
import type { Shell } from './shell';
import { watchBox, type BoxKey } from './watch-box';
import { useShareableAddress } from './use-shareable-address';

const NO_FACETS = { sections: [], languages: [] };

function SearchPanel({ shell }: { shell: Shell }): ReactElement {
  const [state, dispatch] = useReducer(searchReducer, initialState);
  /** Grows with each key and each opening, so that the empty search shows the newest records. */
  const [inputs, countInput] = useReducer((count: number) => count + 1, 0);
  const { question, shown, selected, isChosen, failure } = state;
  const hasList = rowsShown(state).length > 0;

  useEffect(
    () =>
      listenToWorker((message) => {
        dispatch(message.kind === 'answer' ? { ...message, kind: 'answered' } : message);
      }),
    [],
  );

  useEffect(() => {
    if (question.text.trim() !== '') {
      askWorker(question);
    }
  }, [question]);

  const remember = ({ route, anchor, page, section }: Row): void => {
    const heading = section?.heading ?? '';
    rememberOpened({ route, anchor, title: page.title, heading, query: question.text.trim() });
  };
  const open = (row: Row): void => {
    dispatch({ kind: 'opened' });
    remember(row);
    shell.dialog.close();
    openResult(row, termsOf(row));
  };
  /** The list stays open: who opens results in tabs opens several. */
  const handOver = (row: Row): void => {
    remember(row);
    leaveHandover(row, termsOf(row));
  };

  const onText = useEffectEvent((text: string) => {
    countInput();
    dispatch({ kind: 'typed', text });
  });
  const onKey = useEffectEvent((key: BoxKey) => {
    if (key.kind === 'move') {
      if (hasList) {
        dispatch({ kind: 'moved', step: key.step });
      } else {
        shell.body.querySelector<HTMLElement>('.search-recents a')?.focus();
      }
      return;
    }
    const row = selectedRow(state);
    if (row === undefined) {
      dispatch({ kind: 'entered' });
    } else if (key.inNewTab) {
      handOver(row);
      window.open(hrefOf(row), '_blank', 'noopener');
    } else {
      open(row);
    }
  });
  useEffect(
    () =>
      watchBox(shell.input, {
        onText: (text) => {
          onText(text);
        },
        onKey: (key) => {
          onKey(key);
        },
      }),
    [shell],
  );
  useShareableAddress(shell.dialog, question.text);

  const awaited = awaitedRow(state);
  const openAwaited = useEffectEvent(open);
  useEffect(() => {
    if (awaited !== undefined) {
      openAwaited(awaited);
    }
  }, [awaited]);

  useEffect(() => {
    shell.input.setAttribute('aria-expanded', String(hasList));
    if (hasList && selected !== undefined) {
      shell.input.setAttribute('aria-activedescendant', optionId(selected));
    } else {
      shell.input.removeAttribute('aria-activedescendant');
    }
  }, [shell, hasList, selected]);

  const answer = shown?.answer;
  const reading = answer === undefined ? undefined : readingText(answer.reading);
  const foundNothing =
    isAsking(state) && state.isSettled && isCurrent(state) && !hasList && failure === undefined;
  return (
    <>
      <FilterBar
        filters={question.filters}
        facets={state.facets ?? NO_FACETS}
        onChange={(filters) => {
          dispatch({ kind: 'filtered', filters });
        }}
      />
      {process.env.NODE_ENV === 'development' && (
        <p className="search-note">개발 서버: 마지막 빌드의 자료에서 찾습니다.</p>
      )}
      {failure !== undefined && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            dispatch({ kind: 'retried' });
            startWorker();
          }}
        />
      )}
      {answer?.incomplete === true && (
        <p className="search-note" role="alert">
          검색 자료의 일부를 읽지 못해 빠진 결과가 있을 수 있습니다. <AllNotesLink />
        </p>
      )}
      {reading !== undefined && hasList && <p className="search-note">{reading}</p>}
      {answer !== undefined && hasList && (
        <ResultList
          pages={answer.pages}
          selected={selected}
          isChosen={isChosen}
          number={shown?.number ?? 0}
          onOpen={open}
          onOpenElsewhere={handOver}
        />
      )}
      {foundNothing && (
        <p className="search-none">
          찾은 것이 없습니다. 말을 줄이거나 <AllNotesLink />
        </p>
      )}
      {!isAsking(state) && (
        <RecentLists
          key={inputs}
          onOpen={(entry, query) => {
            shell.dialog.close();
            openResult(entry, query === '' ? [] : query.toLowerCase().split(/\s+/));
          }}
        />
      )}
      {isAsking(state) && !hasList && !foundNothing && failure === undefined && (
        <p className="search-note">찾고 있습니다…</p>
      )}
      <p className="search-foot">
        {answer !== undefined && hasList && <span>결과 {answer.total}개</span>}
        <span className="search-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> 고르기 <kbd>Enter</kbd> 열기 <kbd>Esc</kbd> 닫기
        </span>
        {isAsking(state) && (
          <a href={`${hrefOf({ route: '/search' })}?q=${encodeURIComponent(question.text.trim())}`}>
            이 검색의 주소
          </a>
        )}
      </p>
      <Status text={statusText(state)} />
    </>
  );
}

let attached = false;

/** Starts the worker, before the dialog is opened. */
export const startSearch = startWorker;

/** Draws the search into the dialog, or takes over what stands in its box if it is drawn already. */
export function attachPanel(shell: Shell): void {
  startWorker();
  if (attached) {
    shell.input.dispatchEvent(new Event('input'));
    return;
  }
  attached = true;
  // A root of its own: the pages' tree is drawn anew at each navigation, the dialog is not.
  createRoot(shell.body).render(<SearchPanel shell={shell} />);
  Router.events.on('routeChangeStart', (_address: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) {
      shell.dialog.close();
    }
  });
}
