import path from 'node:path';
import type { Execution, Limits, RunBlock } from 'md-run/blocks';
import { detectToolchains, executeBlocks } from 'md-run/run';
import type { CrossCheck } from '../../../lib/snippets/cross-check';

type Settings = Parameters<typeof executeBlocks>[1];

/** Finds the tools for the published solutions, and Python for their inputs. */
export async function solutionSettings(
  root: string,
  checks: readonly CrossCheck[],
  limits: Limits,
): Promise<Settings> {
  const solutions = checks.flatMap((check) => check.solutions);
  const languages = new Set(solutions.map(({ program }) => program.language)).add('python');
  const tools = await detectToolchains(languages);
  return { root, cacheFolder: path.join(root, '.cache/snippets'), tools, limits };
}

/** Makes a block of a Python program that belongs to no page. */
function scriptBlock(file: string, text: string): RunBlock {
  return {
    file,
    line: 1,
    program: { language: 'python', text, earlier: [], filename: undefined, files: [] },
    task: {
      kind: 'program',
      ending: { kind: 'succeeds' },
      output: undefined,
      comparison: 'exact',
    },
  };
}

type Made = { readonly printed: string } | { readonly error: string };

function madeBy(execution: Execution): Made {
  if (execution.kind !== 'finished') {
    return { error: execution.kind };
  }
  const { status, stdout, stderr } = execution;
  return status === 0 ? { printed: stdout } : { error: stderr };
}

/** Executes a Python program for each check, if Python is here. */
export async function runScripts(
  checks: readonly CrossCheck[],
  programOf: (check: CrossCheck) => string,
  settings: Settings,
): Promise<(readonly [CrossCheck, Made])[]> {
  const scripts = new Map(
    checks.map((check) => [scriptBlock(check.file, programOf(check)), check] as const),
  );
  const runs = await executeBlocks([...scripts.keys()], settings);
  return [...scripts].flatMap(([block, check]) => {
    const [execution] = runs.get(block)?.executions ?? [];
    return execution ? [[check, madeBy(execution)] as const] : [];
  });
}
