import type { SiteCounts } from './notes';

const names: readonly (readonly [keyof SiteCounts, string])[] = [
  ['notes', '노트'],
  ['problems', '문제 풀이'],
  ['questions', '면접 질문'],
  ['executed', '실행해 확인한 코드'],
];

/**
 * Formats the numbers of the first page; zeros are left out.
 *
 * @example
 * siteNumbers({ notes: 1393, problems: 0, questions: 2, executed: 0 })
 * // [{ name: '노트', number: '1,393' }, { name: '면접 질문', number: '2' }]
 */
export function siteNumbers(counts: SiteCounts): { name: string; number: string }[] {
  return names.flatMap(([key, name]) =>
    counts[key] === 0 ? [] : [{ name, number: counts[key].toLocaleString('ko') }],
  );
}
