import type { Answer, Failure } from 'ko-search/results';
import { hasLetters } from 'ko-search/query';
import { isAsking, type SearchState } from './search-state';

/** Texts of the dialog, in place of a list of results or beside it. */
export const searchTexts = {
  nothing: '찾은 것이 없습니다. 말을 줄이거나',
  onlySigns: '부호만으로는 찾지 못합니다. 이름이나 뜻을 말로 치거나',
  searching: '찾고 있습니다…',
  incomplete: '검색 자료의 일부를 읽지 못해 빠진 결과가 있을 수 있습니다.',
  scope: '제목, 본문, 코드에서 찾습니다. 초성(ㄱㄷ)으로도 찾습니다.',
  examples: '이런 것을 찾을 수 있습니다',
  lastBuild: '개발 서버: 마지막 빌드의 자료에서 찾습니다.',
  allNotes: '전체 노트 목록에서 찾기',
  retry: '다시 시도',
  address: '이 검색의 주소',
} as const;

/** Explains to the reader why the search does not work. */
export function failureText(failure: Failure, isOnline: boolean): string {
  switch (failure) {
    case 'no-worker':
      return '이 브라우저에서는 검색을 쓸 수 없습니다.';
    case 'download':
      return isOnline
        ? '검색 자료를 받지 못했습니다.'
        : '인터넷에 연결되어 있지 않아 검색 자료를 받지 못했습니다.';
    case 'damaged':
      return '검색 자료를 읽지 못했습니다. 페이지를 새로 고치면 나아질 수 있습니다.';
    case 'no-data':
      return '검색 자료가 없습니다. npm run build를 실행한 뒤 npm run dev를 다시 켜면 마지막 빌드에서 찾습니다.';
  }
}

/**
 * Names the query that was searched for, when it is not the typed one.
 *
 * @example
 * readingText({ kind: 'layout', text: '구독' }) // '‘구독’의 검색 결과'
 */
export function readingText(reading: Answer['reading']): string | undefined {
  switch (reading.kind) {
    case 'as typed':
    case 'listed':
      return undefined;
    case 'pieces':
      return `‘${reading.text}’의 검색 결과가 없습니다.`;
    case 'layout':
    case 'name':
      return `‘${reading.text}’의 검색 결과`;
    case 'typo':
      return `비슷한 말 ‘${reading.text}’의 검색 결과`;
    case 'some words':
      return reading.missing.length === 0
        ? '찾는 말이 모두 든 곳은 없어, 일부가 든 곳을 보입니다.'
        : `‘${reading.missing.join(' ')}’ 없이 나머지로 검색한 결과`;
  }
}

/**
 * Writes the text for an empty answer; the link to the list of all notes follows it.
 *
 * @example
 * nothingText('=!=') // '부호만으로는 찾지 못합니다. …'
 */
export function nothingText(query: string): string {
  return hasLetters(query) ? searchTexts.nothing : searchTexts.onlySigns;
}

/**
 * Writes the number of results, and what kind of results they are.
 *
 * @example
 * countText(answer) // '결과 12개'; for a filter alone '노트 12개'; for pieces of a word '비슷한 결과 12개'
 */
export function countText({ total, reading }: Answer): string {
  const name =
    reading.kind === 'listed' ? '노트' : reading.kind === 'pieces' ? '비슷한 결과' : '결과';
  return `${name} ${total}개`;
}

/** Writes the announcement for screen readers once the answer is final; empty until then. */
export function statusText(state: SearchState): string {
  const { shown, isSettled, question } = state;
  if (!isAsking(state) || !isSettled || shown?.number !== question.number) {
    return '';
  }
  const { pages, reading } = shown.answer;
  if (pages.length === 0) {
    return '검색 결과가 없습니다.';
  }
  const note = readingText(reading);
  return `${note === undefined ? '' : `${note}. `}${countText(shown.answer)}`;
}
