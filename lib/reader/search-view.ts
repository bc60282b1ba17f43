import type { Answer } from 'ko-search/results';
import type { Row, Step } from './result-view';
import { readingText } from './search-messages';
import { isAsking, isCurrent, rowsShown, selectedRow, type SearchState } from './search-state';

export interface SearchView {
  /** The results with the number of their question; `undefined` without results. */
  readonly list: (Answer & { readonly number: number }) | undefined;
  readonly instead: 'recents' | 'searching' | 'nothing' | undefined;
  /** The query that was searched for, when it is not the typed one. */
  readonly reading: string | undefined;
  readonly isIncomplete: boolean;
  /** Address of the row that the search field points to. */
  readonly active: string | undefined;
}

/** Decides what the dialog shows for a state. */
export function viewOf(state: SearchState): SearchView {
  const { shown, selected, isSettled, failure } = state;
  const hasList = rowsShown(state).length > 0;
  const isDone = isSettled && isCurrent(state);
  return {
    list: shown && hasList ? { ...shown.answer, number: shown.number } : undefined,
    instead: !isAsking(state)
      ? 'recents'
      : hasList || failure !== undefined
        ? undefined
        : isDone
          ? 'nothing'
          : 'searching',
    reading: shown && hasList ? readingText(shown.answer.reading) : undefined,
    isIncomplete: shown?.answer.incomplete === true,
    active: hasList ? selected : undefined,
  };
}

export type BoxKey =
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'open'; readonly inNewTab: boolean };

export type KeyAction =
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'focus recents' }
  /** The first row is opened when the answer arrives. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'open'; readonly row: Row; readonly inNewTab: boolean };

/** Decides what a key does in a state. */
export function actionOf(state: SearchState, key: BoxKey): KeyAction {
  if (key.kind === 'move') {
    return rowsShown(state).length > 0 ? key : { kind: 'focus recents' };
  }
  const row = selectedRow(state);
  return row === undefined ? { kind: 'wait' } : { kind: 'open', row, inNewTab: key.inNewTab };
}
