import { judgeNames } from '../vocabulary/judges';
import type { FrontMatter } from './front-matter';
import { problemNumber } from './problem-number';

/**
 * The title of a note away from the menus that say where it belongs: in a window, on a shared picture. Before
 * it stand the judge and the number of its problem, or what the folder of the note is about.
 *
 * @param subject that of the folder
 * @example
 * knownTitle({ title: '최단경로', problem: { site: 'baekjoon', id: '1753' } })  // '백준 1753 최단경로'
 * knownTitle({ title: '구독 API v1' }, 'PayPal')                                 // 'PayPal 구독 API v1'
 */
export function knownTitle(
  note: {
    readonly title: string;
    readonly problem?: Pick<NonNullable<FrontMatter['problem']>, 'site' | 'id'> | undefined;
  },
  subject?: string,
): string {
  const { title, problem } = note;
  // What nobody else knows by a name is no help.
  const judge = problem && problem.site !== 'custom' ? judgeNames[problem.site] : undefined;
  const words = [judge ?? subject ?? '', problemNumber(problem)];
  return [...words.filter((word) => !title.includes(word)), title].join(' ');
}
