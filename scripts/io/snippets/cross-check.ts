import { defaultLimits, formatFailure, judge, type RunBlock } from 'md-run/blocks';
import { executeBlocks } from 'md-run/run';
import { checkedBlocks, makingProgram, type CrossCheck } from '../../../lib/snippets/cross-check';
import { runScripts, solutionSettings } from './run-scripts';

/** The result of comparing published solutions with brute force. */
interface CrossChecked {
  /** Number of solutions that were executed. */
  readonly solutions: number;
  /** Number of inputs on which they were compared, over all notes. */
  readonly inputs: number;
  /** For each solution with a different answer, its smallest such input. */
  readonly failures: readonly string[];
}

function inputOf({ task }: RunBlock, caseNumber: number | undefined): string {
  const one = task.kind === 'program' ? undefined : task.cases[(caseNumber ?? 1) - 1];
  return one === undefined ? '' : one.kind === 'stdin' ? one.input : one.args;
}

/**
 * Answers `count` random small inputs of each problem by brute force and by every published solution whose
 * toolchain is here.
 *
 * @param options.seed gives the same inputs again
 */
export async function crossCheck(
  root: string,
  checks: readonly CrossCheck[],
  options: { readonly seed: number; readonly count: number },
): Promise<CrossChecked> {
  const { seed, count } = options;
  const settings = await solutionSettings(root, checks, defaultLimits);
  const programOf = (check: CrossCheck): string => makingProgram(check, seed, count);
  const failures: string[] = [];
  const blocks: RunBlock[] = [];
  for (const [check, made] of await runScripts(checks, programOf, settings)) {
    if ('printed' in made) {
      blocks.push(...checkedBlocks(check, made.printed));
    } else {
      failures.push(`${check.file}:1 입력과 답을 만들지 못했다 (seed ${seed})\n${made.error}`);
    }
  }
  const runs = await executeBlocks(blocks, settings);
  for (const [block, { executions }] of runs) {
    const [failure] = judge(block, executions).failures;
    if (failure) {
      const input = inputOf(block, failure.caseNumber);
      const { failure: what, line } = failure;
      failures.push(
        `${formatFailure(block.file, { failure: what, line })}\n  입력 (seed ${seed})\n${input}`,
      );
    }
  }
  return { solutions: runs.size, inputs: checks.length * count, failures };
}
