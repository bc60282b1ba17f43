import { randomInt } from 'node:crypto';
import { defaultLimits, formatFailure, judge, type RunBlock } from 'md-run/blocks';
import { executeBlocks } from 'md-run/run';
import { checkedBlocks, makingProgram, type CrossCheck } from '../../../lib/snippets/cross-check';
import { runScripts, solutionSettings } from './run-scripts';

/** Random inputs for each problem: enough to meet the small cases, few enough for a minute of a core. */
const COUNT = 20;

/** Seed of the inputs; a failure names it, so that the variable can bring its inputs back. */
const seed = Number(process.env['CROSS_CHECK_SEED'] ?? randomInt(2 ** 31));

function inputOf({ task }: RunBlock, caseNumber: number | undefined): string {
  const one = task.kind === 'program' ? undefined : task.cases[(caseNumber ?? 1) - 1];
  return one === undefined ? '' : one.kind === 'stdin' ? one.input : one.args;
}

/**
 * Answers random small inputs of each problem by brute force and by every published solution whose toolchain is
 * here.
 *
 * @returns for each solution with a different answer, its smallest such input
 */
export async function crossCheck(
  root: string,
  checks: readonly CrossCheck[],
): Promise<readonly string[]> {
  const settings = await solutionSettings(root, checks, defaultLimits);
  const programOf = (check: CrossCheck): string => makingProgram(check, seed, COUNT);
  const failures: string[] = [];
  const blocks: RunBlock[] = [];
  for (const [check, made] of await runScripts(checks, programOf, settings)) {
    if ('printed' in made) {
      blocks.push(...checkedBlocks(check, made.printed));
    } else {
      failures.push(
        `${check.file}:1 입력과 답을 만들지 못했다 (CROSS_CHECK_SEED=${seed})\n${made.error}`,
      );
    }
  }
  const runs = await executeBlocks(blocks, settings);
  for (const [block, { executions }] of runs) {
    const [failure] = judge(block, executions).failures;
    if (failure) {
      const input = inputOf(block, failure.caseNumber);
      const { failure: what, line } = failure;
      failures.push(
        `${formatFailure(block.file, { failure: what, line })}\n  입력 (CROSS_CHECK_SEED=${seed})\n${input}`,
      );
    }
  }
  return failures;
}
