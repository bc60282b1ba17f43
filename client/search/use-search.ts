import { useEffect, useEffectEvent, useReducer, type ActionDispatch } from 'react';
import type { OpenedResult } from '../../lib/reader/recents';
import { termsOf, type Row } from '../../lib/reader/result-view';
import {
  awaitedRow,
  initialState,
  isAsking,
  searchReducer,
  type SearchEvent,
  type SearchState,
} from '../../lib/reader/search-state';
import { actionOf, viewOf, type BoxKey } from '../../lib/reader/search-view';
import { currentRoute, hrefOf } from '../../components/page/href';
import { changeAddress } from '../page/open-page';
import { leaveHandover, openResult } from './open-result';
import { rememberOpened } from './recent-lists';
import { optionId } from './result-list';
import { askWorker, listenToWorker } from './search-client';
import type { Shell } from './shell';
import { watchBox } from './watch-box';

/** How long typing must rest before the address follows, in milliseconds. */
const REST_MS = 300;

export interface Search {
  readonly state: SearchState;
  readonly dispatch: ActionDispatch<[SearchEvent]>;
  /** Grows with each key and each opening, so that the empty search shows the newest records. */
  readonly inputs: number;
  readonly open: (row: Row) => void;
  /** Told that a row is opened in another tab: the list stays, for more of them. */
  readonly handOver: (row: Row) => void;
}

/** What is remembered of a row that is opened. */
function openedOf({ route, anchor, page, section }: Row, query: string): OpenedResult {
  return { route, anchor, title: page.title, heading: section?.heading ?? '', query };
}

/** On `/search`, keeps the question in the address, so that it can be copied and sent. */
function useShareableAddress(dialog: HTMLDialogElement, text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const question = text.trim();
      const now = new URLSearchParams(location.search).get('q') ?? '';
      if (dialog.open && currentRoute() === '/search' && question !== now) {
        const query = question === '' ? '' : `?${String(new URLSearchParams({ q: question }))}`;
        changeAddress(`/search${query}`, 'replace');
      }
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dialog, text]);
}

function useAnswers(question: SearchState['question'], dispatch: Search['dispatch']): void {
  useEffect(
    () =>
      listenToWorker((message) => {
        dispatch(message.kind === 'answer' ? { ...message, kind: 'answered' } : message);
      }),
    [dispatch],
  );
  useEffect(() => {
    if (isAsking({ question })) {
      askWorker(question);
    }
  }, [question]);
}

/** Tells screen readers whether the box has a list, and which of its rows is selected. */
function useSelection(input: HTMLElement, hasList: boolean, active: string | undefined): void {
  useEffect(() => {
    input.setAttribute('aria-expanded', String(hasList));
    if (active === undefined) {
      input.removeAttribute('aria-activedescendant');
    } else {
      input.setAttribute('aria-activedescendant', optionId(active));
    }
  }, [input, hasList, active]);
}

/** Binds the state of the search to the worker, to the box and to the pages of the site. */
export function useSearch(shell: Shell): Search {
  const [state, dispatch] = useReducer(searchReducer, initialState);
  const [inputs, countInput] = useReducer((count: number) => count + 1, 0);
  const { question } = state;
  const { list, active } = viewOf(state);

  const handOver = (row: Row): void => {
    rememberOpened(openedOf(row, question.text.trim()));
    leaveHandover(row, termsOf(row));
  };
  const open = (row: Row): void => {
    dispatch({ kind: 'opened' });
    rememberOpened(openedOf(row, question.text.trim()));
    shell.dialog.close();
    openResult(row, termsOf(row));
  };

  useAnswers(question, dispatch);
  useSelection(shell.input, list !== undefined, active);
  useShareableAddress(shell.dialog, question.text);

  const onKey = useEffectEvent((key: BoxKey) => {
    const action = actionOf(state, key);
    if (action.kind === 'move') {
      dispatch({ kind: 'moved', step: action.step });
    } else if (action.kind === 'wait') {
      dispatch({ kind: 'entered' });
    } else if (action.kind === 'focus recents') {
      shell.body.querySelector<HTMLElement>('.search-recents :is(a, button)')?.focus();
    } else if (action.inNewTab) {
      handOver(action.row);
      window.open(hrefOf(action.row), '_blank', 'noopener');
    } else {
      open(action.row);
    }
  });
  useEffect(
    () =>
      watchBox(shell.input, {
        onText: (text) => {
          countInput();
          dispatch({ kind: 'typed', text });
        },
        onKey: (key) => {
          onKey(key);
        },
      }),
    [shell],
  );

  const awaited = awaitedRow(state);
  const openAwaited = useEffectEvent(open);
  useEffect(() => {
    if (awaited !== undefined) {
      openAwaited(awaited);
    }
  }, [awaited]);

  return { state, dispatch, inputs, open, handOver };
}
