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
import { hrefOf } from '../page/href';
import { leaveHandover, openResult } from './open-result';
import { rememberOpened } from './recent-lists';
import { optionId } from './result-list';
import { askWorker, listenToWorker } from './search-client';
import type { Shell } from './shell';
import { useShareableAddress } from './use-shareable-address';
import { watchBox } from './watch-box';

/** The search of a dialog: its state, and what can be done with it. */
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

/** Binds the state of the search to the worker, to the box and to the pages of the site. */
export function useSearch(shell: Shell): Search {
  const [state, dispatch] = useReducer(searchReducer, initialState);
  const [inputs, countInput] = useReducer((count: number) => count + 1, 0);
  const { question } = state;
  const { list, active } = viewOf(state);
  const hasList = list !== undefined;

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

  useEffect(
    () =>
      listenToWorker((message) => {
        dispatch(message.kind === 'answer' ? { ...message, kind: 'answered' } : message);
      }),
    [],
  );
  useEffect(() => {
    if (isAsking({ question })) {
      askWorker(question);
    }
  }, [question]);

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
    if (active === undefined) {
      shell.input.removeAttribute('aria-activedescendant');
    } else {
      shell.input.setAttribute('aria-activedescendant', optionId(active));
    }
  }, [shell, hasList, active]);

  return { state, dispatch, inputs, open, handOver };
}
