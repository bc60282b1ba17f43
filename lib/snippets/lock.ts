import { faultUnless, type Fault } from '../faults/fault';
import { blockKey, type PageSnippets, type RunBlock, type SnippetLanguage } from 'md-run/blocks';
import { shownVersion } from '../vocabulary/products';
import { projectBlocks } from './tested';

/** The result of a block that kept its promises. */
export interface LockEntry {
  readonly language: SnippetLanguage;
  /** The products that executed it, with their exact versions. */
  readonly ran: Readonly<Record<string, string>>;
  /** Number of passed cases; 0 for a block with an output of its own. */
  readonly cases: number;
  /** Day of the first execution in this form, `YYYY-MM-DD`. */
  readonly day?: string;
}

export type Results = ReadonlyMap<string, LockEntry>;

/** The committed results. */
export interface Lock {
  /** Blocks that kept their promises. */
  readonly results: Results;
  /** Wrong variants that failed a case. */
  readonly caught: Results;
  /** Blocks of projects that passing tests executed. */
  readonly tested: Results;
}

export const LOCK_FILE = 'content/snippets.lock.json';

export const EMPTY_LOCK: Lock = { results: new Map(), caught: new Map(), tested: new Map() };

const FORMAT = 2;

/**
 * Reads the lock file; one in another format or with conflict marks counts as empty, because its results are
 * stale.
 */
export function readLock(text = ''): Lock {
  try {
    const file = JSON.parse(text) as { format?: number } & {
      [Name in keyof Lock]?: Record<string, LockEntry>;
    };
    const { results = {}, caught = {}, tested = {} } = file.format === FORMAT ? file : {};
    return {
      results: new Map(Object.entries(results)),
      caught: new Map(Object.entries(caught)),
      tested: new Map(Object.entries(tested)),
    };
  } catch {
    return EMPTY_LOCK;
  }
}

function formatResults(results: Results): string {
  const lines = [...results]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { language, ran, cases, day }]) => {
      const entry = { language, ran, cases, day };
      return `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`;
    });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
}

/** Writes the lock file, sorted, one result per line, so that merges stay small. */
export function formatLock({ results, caught, tested }: Lock): string {
  const parts = Object.entries({ results, caught, tested }).map(
    ([name, entries]) => `  "${name}": ${formatResults(entries)}`,
  );
  return `{\n${[`  "format": ${FORMAT}`, ...parts].join(',\n')}\n}\n`;
}

/** The products that executed a block, by the versions that readers see. */
function shownVersions({ ran }: LockEntry): string {
  return Object.entries(ran)
    .map(([product, version]) => `${product} ${shownVersion(product, version)}`)
    .join();
}

/** The finding about a block: a result, the loss of its result, or nothing. */
export type Found = LockEntry | 'failed' | 'unknown';

/**
 * Computes the results after a run: what passed now, and what could not run here but passed elsewhere in the same
 * form. Results without a finding are dropped.
 *
 * @param options.keepUnknown whether to keep the results of blocks that were not looked at
 */
export function nextResults(
  found: Iterable<readonly [key: string, found: Found]>,
  old: Results,
  { keepUnknown = false } = {},
): Results {
  const next = new Map(keepUnknown ? old : []);
  for (const [key, entry] of found) {
    const before = old.get(key);
    if (entry === 'failed') {
      next.delete(key);
    } else if (entry !== 'unknown') {
      // Keeps the old entry if only the patch version or the day differs.
      const isSame =
        before?.cases === entry.cases &&
        before.day !== undefined &&
        shownVersions(before) === shownVersions(entry);
      next.set(key, isSame ? before : entry);
    } else if (before) {
      next.set(key, before);
    }
  }
  return next;
}

const LOCK_FIX = `npm run snippets를 실행하고 바뀐 ${LOCK_FILE}을 함께 커밋한다.`;

function staleFaults(blocks: readonly RunBlock[], results: Results): Fault[] {
  return blocks
    .filter((block) => !results.has(blockKey(block)))
    .map(({ file, line }) => ({
      file,
      line,
      found: `${LOCK_FILE}에 없거나 낡은 실행 결과`,
      expected: '지금의 블록과 예제로 실행한 결과',
      fix: LOCK_FIX,
    }));
}

/**
 * Makes a fault for each block that a run has executed but the lock misses in its present form, and one for all
 * results of the lock that the run did not come to.
 *
 * @param executed the blocks that kept their promises, and the wrong variants that failed a case
 */
export function lockFaults(
  pages: readonly PageSnippets[],
  executed: { readonly good: readonly RunBlock[]; readonly caught: readonly RunBlock[] },
  old: Lock,
  next: Lock,
): Fault[] {
  const untold = pages.flatMap(({ file, ...page }) =>
    projectBlocks(page)
      .filter(({ key }) => next.tested.has(key) && !old.tested.has(key))
      .map(({ line }) => ({
        file,
        line,
        found: `시험이 실행했지만 ${LOCK_FILE}에 없는 블록`,
        expected: '지금의 블록을 실행한 시험의 결과',
        fix: LOCK_FIX,
      })),
  );
  const unused = (name: keyof Lock, found: string, expected: string): Fault[] => {
    const count = [...old[name].keys()].filter((key) => !next[name].has(key)).length;
    return faultUnless(count === 0, () => ({
      file: LOCK_FILE,
      found: `${found} ${count}개`,
      expected,
      fix: LOCK_FIX,
    }));
  };
  return [
    ...staleFaults(executed.good, old.results),
    ...unused('results', '어느 블록의 것도 아닌 결과', '지금의 블록에 대한 결과만'),
    ...staleFaults(executed.caught, old.caught),
    ...unused('caught', '어느 틀린 풀이의 것도 아닌 결과', '지금의 틀린 풀이에 대한 결과만'),
    ...untold,
    ...unused(
      'tested',
      '통과한 시험이 실행하지 않은 블록의 결과',
      '통과한 시험이 실행한 블록의 결과만',
    ),
  ];
}
