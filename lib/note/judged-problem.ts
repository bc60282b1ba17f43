import type { NoteMarkdown } from '../markdown/note-markdown';
import { judgeNames } from '../vocabulary/judges';
import type { FrontMatter } from './front-matter';
import { problemNumber } from './problem-number';

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
