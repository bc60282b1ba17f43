import { defaultLimits, type Execution, formatFailure, judge, type RunBlock } from 'md-run/blocks';
import { executeBlocks } from 'md-run/run';
import { atLimit, atStart, limitProgram, type CrossCheck } from '../../../lib/snippets/cross-check';
import { runScripts, solutionSettings } from './run-scripts';

/** Wider limits than those of a block: the result is a measurement, and the output may be large. */
const LIMITS = { ...defaultLimits, seconds: 100, outputBytes: 64 * 1024 * 1024 };

/** Returns the answer of a solution for the comparison with the others; `undefined` when it has none. */
function answerOf({ task }: RunBlock, execution: Execution | undefined): string | undefined {
  if (execution?.kind !== 'finished' || execution.status !== 0) {
    return undefined;
  }
  return task.kind === 'call-cases' ? execution.value : execution.stdout;
}

/** Runs every published solution whose toolchain is here on the hardest input of its problem. */
export async function runAtLimits(
  root: string,
  checks: readonly CrossCheck[],
): Promise<
  readonly {
    readonly block: RunBlock;
    /** Without start and compilation. */
    readonly seconds: number;
    /** Why it has no answer, or a different one than the first solution of its note. */
    readonly failure: string | undefined;
  }[]
> {
  const settings = await solutionSettings(root, checks, LIMITS);
  const inputs = new Map<CrossCheck, string>();
  for (const [check, made] of await runScripts(checks, limitProgram, settings)) {
    if ('error' in made) {
      throw new Error(`${check.file}: ${made.error}`);
    }
    inputs.set(check, made.printed);
  }
  const groups = checks.map((check) => {
    const input = inputs.get(check) ?? 'null';
    const solutions = check.solutions.map((block) => ({
      block,
      // The first run in a language also starts what later runs share, so it is not measured.
      warm: atStart(block),
      start: atStart(block),
      whole: atLimit(block, input, 'null'),
    }));
    return { input, solutions };
  });
  const all = groups.flatMap((group) => group.solutions);
  const runs = await executeBlocks(
    (['warm', 'start', 'whole'] as const).flatMap((name) => all.map((one) => one[name])),
    settings,
  );
  const secondsOf = (block: RunBlock): number => runs.get(block)?.seconds ?? 0;
  return groups.flatMap((group) => {
    const ran = group.solutions.filter(({ whole }) => runs.has(whole));
    const [answer = 'null'] = ran.flatMap(
      ({ block, whole }) => answerOf(block, runs.get(whole)?.executions[0]) ?? [],
    );
    return ran.map(({ block, start, whole }) => {
      const held = atLimit(block, group.input, answer);
      const [failure] = judge(held, runs.get(whole)?.executions ?? []).failures;
      return {
        block,
        seconds: Math.max(0, secondsOf(whole) - secondsOf(start)),
        failure: failure && formatFailure(block.file, { ...failure, line: block.line }),
      };
    });
  });
}
