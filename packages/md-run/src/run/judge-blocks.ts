import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunBlock } from '../blocks/block';
import { defaultLimits } from '../blocks/execution';
import { isCaught, judge, type LocatedFailure, type Verdict } from '../blocks/judge';
import { blockKey } from '../blocks/key';
import { executeBlocks, type ExecuteOptions } from './execute';
import { hashText } from '../blocks/hash';
import { hasTools, versionOf } from './toolchains';

/** The judgement of a block, new or from the cache. */
export interface Outcome {
  readonly verdict: Verdict;
  /** Whether a block kept its promises, or a wrong variant was caught by a case. */
  readonly isGood: boolean;
  readonly seconds: number;
  readonly isCached: boolean;
}

interface JudgeOptions extends Omit<ExecuteOptions, 'cacheFolder'> {
  readonly blocks: readonly RunBlock[];
  readonly wrong: readonly RunBlock[];
  /** Whether to execute everything and ignore the cache. */
  readonly fresh: boolean;
  /** Number of cases that a block has passed elsewhere with these tools; such a block is not executed. */
  readonly earlier?: (block: RunBlock) => number | undefined;
}

/** Passed cases by key, of blocks that kept their promises and caught wrong variants. Failures run again. */
async function readCache(file: string): Promise<Map<string, number>> {
  try {
    return new Map(
      Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, number>),
    );
  } catch {
    // The first time, or half of a file.
    return new Map();
  }
}

function cacheKey(block: RunBlock, role: 'right' | 'wrong', options: JudgeOptions): string {
  const { tools, limits = defaultLimits, sandboxKind } = options;
  const means = JSON.stringify([versionOf(block.program, tools), limits, sandboxKind]);
  return hashText(`${role} ${means} ${blockKey(block)}`);
}

/** Judges the blocks of pages and the wrong variants; blocks without a toolchain are left out. */
export async function judgeBlocks(options: JudgeOptions): Promise<ReadonlyMap<RunBlock, Outcome>> {
  const { root, blocks, wrong, tools, fresh, earlier } = options;
  const cacheFolder = path.join(root, '.cache/snippets');
  const cacheFile = path.join(cacheFolder, 'passed.json');
  const cache = await readCache(cacheFile);
  const mustFail = new Set(wrong);
  const keyOf = (block: RunBlock): string =>
    cacheKey(block, mustFail.has(block) ? 'wrong' : 'right', options);
  const outcomes = new Map<RunBlock, Outcome>();
  const enter = (block: RunBlock, outcome: Outcome): void => {
    outcomes.set(block, outcome);
    if (outcome.isGood) {
      cache.set(keyOf(block), outcome.verdict.passedCases);
    }
  };
  const pending: RunBlock[] = [];
  for (const block of [...blocks, ...wrong].filter(({ program }) => hasTools(program, tools))) {
    const passedCases = fresh ? undefined : (cache.get(keyOf(block)) ?? earlier?.(block));
    if (passedCases === undefined) {
      pending.push(block);
    } else {
      const verdict = { passedCases, failures: [] };
      enter(block, { verdict, isGood: true, seconds: 0, isCached: true });
    }
  }
  const runs = pending.length > 0 ? await executeBlocks(pending, { ...options, cacheFolder }) : [];
  for (const [block, { executions, seconds, changedFiles }] of runs) {
    const judged = judge(block, executions);
    const changed: LocatedFailure[] =
      changedFiles.length === 0
        ? []
        : [{ failure: { kind: 'changed-file', files: changedFiles }, line: block.line }];
    const verdict = { ...judged, failures: [...judged.failures, ...changed] };
    const isRight = mustFail.has(block) ? isCaught(judged) : judged.failures.length === 0;
    enter(block, { verdict, isGood: isRight && changed.length === 0, seconds, isCached: false });
  }
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cacheFile, JSON.stringify(Object.fromEntries(cache)));
  return outcomes;
}
