import type { Filters } from 'ko-search/query';
import type { Answer, Counts, Facets, Failure, Question } from 'ko-search/results';
import { mergeStages, moveSelection, rowsOf, type Row, type Step } from './result-view';

export interface SearchState {
  /** The newest question; number 0 before the first. */
  readonly question: Question;
  /** The last answer shown, with the number of its question. */
  readonly shown: { readonly number: number; readonly answer: Answer } | undefined;
  /** Whether the newest question has its final answer. */
  readonly isSettled: boolean;
  readonly selected: string | undefined;
  /** Whether the reader has moved the selection; the selected row must then keep its place. */
  readonly isChosen: boolean;
  /** Whether Enter was pressed before the answer arrived. */
  readonly opensFirst: boolean;
  readonly facets: Facets | undefined;
  /** What each filter would leave of the last whole answer; `undefined` when it lists notes. */
  readonly counts: Counts | undefined;
  readonly failure: Failure | undefined;
}

export type SearchEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'filtered'; readonly filters: Filters }
  | { readonly kind: 'ready'; readonly facets: Facets }
  | { readonly kind: 'answered'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'moved'; readonly step: Step }
  | { readonly kind: 'entered' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'retried' };

export const initialState: SearchState = {
  question: { number: 0, text: '', filters: {} },
  shown: undefined,
  isSettled: true,
  selected: undefined,
  isChosen: false,
  opensFirst: false,
  facets: undefined,
  counts: undefined,
  failure: undefined,
};

/** Tells whether there is a query; a filter alone lists its notes. */
export function isAsking({ question }: Pick<SearchState, 'question'>): boolean {
  return question.text.trim() !== '' || Object.keys(question.filters).length > 0;
}

/** Lists the rows on the screen. */
export function rowsShown({ shown }: SearchState): readonly Row[] {
  return rowsOf(shown?.answer.pages ?? []);
}

/** Tells whether the list answers the newest question. */
export function isCurrent({ shown, question }: SearchState): boolean {
  return shown?.number === question.number;
}

/** Returns the row that Enter opens; none while the list answers an older question. */
export function selectedRow(state: SearchState): Row | undefined {
  return isCurrent(state)
    ? rowsShown(state).find(({ address }) => address === state.selected)
    : undefined;
}

/** Returns the row to open for an Enter that was pressed before the answer arrived. */
export function awaitedRow(state: SearchState): Row | undefined {
  return state.opensFirst && state.isSettled ? selectedRow(state) : undefined;
}

/** Returns the state after an event. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'typed':
      return event.text === state.question.text
        ? state
        : ask(state, { text: event.text, filters: state.question.filters });
    case 'filtered':
      return ask(state, { text: state.question.text, filters: event.filters });
    case 'retried':
      return { ...ask(state, state.question), failure: undefined };
    case 'ready':
      return { ...state, facets: event.facets, failure: undefined };
    case 'answered':
      return event.number === state.question.number ? show(state, event.answer) : state;
    case 'failed':
      return { ...state, failure: event.failure, isSettled: true, opensFirst: false };
    case 'moved': {
      const addresses = rowsShown(state).map(({ address }) => address);
      const selected = moveSelection(addresses, state.selected, event.step);
      return { ...state, selected, isChosen: selected !== undefined, opensFirst: false };
    }
    case 'entered':
      return { ...state, opensFirst: isAsking(state) && !state.isSettled };
    case 'opened':
      return { ...state, opensFirst: false };
  }
}

function ask(state: SearchState, { text, filters }: Omit<Question, 'number'>): SearchState {
  const question = { number: state.question.number + 1, text, filters };
  const asked = { ...state, question, isSettled: false, isChosen: false, opensFirst: false };
  // The old list stays until the new one arrives, unless there will be none.
  return isAsking(asked)
    ? asked
    : { ...asked, shown: undefined, selected: undefined, isSettled: true, counts: undefined };
}

function show(state: SearchState, answer: Answer): SearchState {
  const { question, shown, selected, isChosen } = state;
  const isWhole = answer.stage === 'full';
  // An answer from titles alone has no counts, so the previous ones stay until the whole answer.
  const counts = isWhole ? answer.counts : state.counts;
  const settled = { ...state, counts, isSettled: isWhole, failure: undefined };
  const isFirst = shown?.number !== question.number;
  if (answer.pages.length === 0 && answer.stage === 'titles') {
    // The texts may still match.
    return settled;
  }
  const pages =
    isFirst || !isChosen ? answer.pages : mergeStages(shown.answer.pages, answer.pages, selected);
  const rows = rowsOf(pages);
  const stays = !isFirst && isChosen && rows.some(({ address }) => address === selected);
  return {
    ...settled,
    shown: { number: question.number, answer: { ...answer, pages } },
    selected: stays ? selected : rows[0]?.address,
    isChosen: stays,
  };
}
