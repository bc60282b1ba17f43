import { judgeNames } from '../vocabulary/judges';
import type { FrontMatter } from './front-matter';
import { problemNumber } from './problem-number';

/**
 * Lengthens a title for places without a menu, such as a window or a share picture: by the judge and number of the
 * problem, or by the subject of the folder.
 *
 * @param subject the folder's `subject`
 * @example
 * longTitle({ title: '최단경로', problem: { site: 'baekjoon', id: '1753' } })  // '백준 1753 최단경로'
 * longTitle({ title: '구독 API v1' }, 'PayPal')                                 // 'PayPal 구독 API v1'
 */
export function longTitle(
  note: {
    readonly title: string;
    readonly problem?: Pick<NonNullable<FrontMatter['problem']>, 'site' | 'id'> | undefined;
  },
  subject?: string,
): string {
  const { title, problem } = note;
  // A custom problem has no judge that readers would know.
  const judge = problem && problem.site !== 'custom' ? judgeNames[problem.site] : undefined;
  const words = [judge ?? subject ?? '', problemNumber(problem)];
  return [...words.filter((word) => !title.includes(word)), title].join(' ');
}
