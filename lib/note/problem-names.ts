import type { NoteMarkdown } from '../markdown/note-markdown';
import { judgeNames } from '../vocabulary/judges';
import type { FrontMatter } from './front-matter';

/**
 * Returns the number that a judge gives a problem; empty for a judge that names problems by words.
 *
 * @example
 * problemNumber({ id: '1753' })            // '1753'
 * problemNumber({ id: 'grid-simulation' }) // ''
 */
export function problemNumber(problem: { readonly id: string } | undefined): string {
  return problem !== undefined && /^\d+$/.test(problem.id) ? problem.id : '';
}

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

export interface JudgedProblem {
  /** Judge and number. */
  readonly name: string;
  readonly level: string;
  /** Limits of time and memory that the note states. */
  readonly limits: readonly string[];
  readonly url?: string;
}

const TIME = /시간 (\d+(?:\.\d+)?초)/;
const MEMORY = /메모리 (\d+ ?[MG]B)/;

/**
 * Collects the facts of a note's problem. The limits come from the line of the text that begins with `제한:`.
 *
 * @example
 * // 제한: 시간 1초, 메모리 256 MB다.
 * judgedProblem({ site: 'baekjoon', id: '1753', title: '최단경로', level: '보통' }, markdown)
 * // { name: '백준 1753', level: '보통', limits: ['1초', '256 MB'] }
 */
export function judgedProblem(
  problem: NonNullable<FrontMatter['problem']>,
  { prose }: Pick<NoteMarkdown, 'prose'>,
): JudgedProblem {
  const { site, level, url } = problem;
  const line = prose.find(({ text }) => text.startsWith('제한:'))?.text ?? '';
  return {
    name: `${judgeNames[site]} ${problemNumber(problem)}`.trim(),
    level,
    limits: [TIME, MEMORY].flatMap((limit) => limit.exec(line)?.[1] ?? []),
    ...(url !== undefined && { url }),
  };
}
