import path from 'node:path';
import type { RunBlock } from '../blocks/block';
import { defaultLimits, type Limits } from '../blocks/execution';
import { isCaught, judge, withChangedFiles, type Verdict } from '../blocks/judge';
import { blockKey } from '../blocks/key';
import type { SandboxKind } from './sandbox';
import { executeBlocks } from './execute';
import { readResultCache, writeResultCache } from './result-cache';
import { hashText } from '../blocks/hash';
import { hasTools, versionOf, type Toolchains } from './toolchains';

/** The judgement of a block, new or from the cache. */
export interface Outcome {
  readonly verdict: Verdict;
  /** Whether a block kept its promises, or a wrong variant was caught by a case. */
  readonly isGood: boolean;
  readonly seconds: number;
  readonly isCached: boolean;
}

/** Judges the blocks of pages and the wrong variants; blocks without a toolchain are left out. */
export async function judgeBlocks(options: {
  root: string;
  blocks: readonly RunBlock[];
  wrong: readonly RunBlock[];
  tools: Toolchains;
  /** Whether to execute everything and ignore the cache. */
  fresh: boolean;
  /** Number of cases that a block has passed elsewhere with these tools; such a block is not executed. */
  earlier?: (block: RunBlock) => number | undefined;
  limits?: Limits;
  /** The sandbox to use; without it, the strongest one that works here. */
  sandboxKind?: SandboxKind;
}): Promise<ReadonlyMap<RunBlock, Outcome>> {
  const { blocks, wrong, fresh, earlier, ...settings } = options;
  const { root, tools, limits = defaultLimits, sandboxKind } = settings;
  const cacheFolder = path.join(root, '.cache/snippets');
  const cacheFile = path.join(cacheFolder, 'results.json');
  const cache = await readResultCache(cacheFile);
  const now = new Date();
  const used = now.toISOString().slice(0, 10);
  const mustFail = new Set(wrong);
  const keyOf = (block: RunBlock): string => {
    const version = versionOf(block.program, tools);
    const role = mustFail.has(block) ? 'wrong' : 'right';
    const means = JSON.stringify([version, limits, sandboxKind]);
    return hashText(`${role} ${means} ${blockKey(block)}`);
  };
  const outcomes = new Map<RunBlock, Outcome>();
  const pending: RunBlock[] = [];
  for (const block of [...blocks, ...wrong]) {
    if (!hasTools(block.program, tools)) {
      continue;
    }
    const passedCases = fresh
      ? undefined
      : (cache.get(keyOf(block))?.passedCases ?? earlier?.(block));
    if (passedCases !== undefined) {
      const verdict = { passedCases, failures: [] };
      outcomes.set(block, { verdict, isGood: true, seconds: 0, isCached: true });
      cache.set(keyOf(block), { passedCases, used });
    } else {
      pending.push(block);
    }
  }
  if (pending.length > 0) {
    const runs = await executeBlocks(pending, { ...settings, cacheFolder });
    for (const [block, { executions, seconds, changedFiles }] of runs) {
      const verdict = withChangedFiles(judge(block, executions), block, changedFiles);
      const isGood =
        mustFail.has(block) && changedFiles.length === 0
          ? isCaught(verdict)
          : verdict.failures.length === 0;
      outcomes.set(block, { verdict, isGood, seconds, isCached: false });
      if (isGood) {
        cache.set(keyOf(block), { passedCases: verdict.passedCases, used });
      }
    }
  }
  await writeResultCache(cacheFile, cache, now);
  return outcomes;
}
