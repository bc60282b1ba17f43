import type { Answer } from 'ko-search/results';
import type { Row, Step } from './result-view';
import { readingText } from './search-messages';
import { isAsking, isCurrent, rowsShown, selectedRow, type SearchState } from './search-state';

/** What the dialog shows. */
export interface SearchView {
  /** The results and the number of their question; undefined where there are none to show. */
  readonly list: (Answer & { readonly number: number }) | undefined;
  /** What stands where there is no list. */
  readonly instead: 'recents' | 'searching' | 'nothing' | undefined;
  /** What was searched for, where it is not what was typed. */
  readonly reading: string | undefined;
  /** Whether something may be missing from the results. */
  readonly isIncomplete: boolean;
  /** The row that the box points at. */
  readonly active: string | undefined;
}

/** What to draw for a state. */
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

/** What a key in the box means. */
export type BoxKey =
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'open'; readonly inNewTab: boolean };

/** What is to be done for a key. */
export type KeyAction =
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'focus recents' }
  /** The answer is not there yet: its first row is opened when it is. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'open'; readonly row: Row; readonly inNewTab: boolean };

/** What a key does in a state. */
export function actionOf(state: SearchState, key: BoxKey): KeyAction {
  if (key.kind === 'move') {
    return rowsShown(state).length > 0 ? key : { kind: 'focus recents' };
  }
  const row = selectedRow(state);
  return row === undefined ? { kind: 'wait' } : { kind: 'open', row, inNewTab: key.inNewTab };
}
