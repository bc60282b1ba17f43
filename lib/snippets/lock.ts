import { faultUnless, type Fault } from '../faults/fault';
import {
  blockKey,
  caseCount,
  type HashText,
  type PageSnippets,
  type RunBlock,
  type SnippetLanguage,
} from 'md-run/blocks';
import { endedBefore, productName, shownVersion, supportOf } from '../vocabulary/products';
import { projectBlocks, testedKey, type ProjectBlock } from './tested';

/** The badge of a block. */
export interface Badge {
  readonly text: string;
  /** Exact versions and day, folded away behind the text. */
  readonly detail?: string;
  /** Whether the block was executed. */
  readonly isVerified: boolean;
}

/** Badges by file of the note and line of the fence. */
export type Badges = Readonly<Record<string, Readonly<Record<number, Badge>>>>;

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

/** The committed results by block key. */
export type Lock = ReadonlyMap<string, LockEntry>;

/** Path of the committed file. */
export const LOCK_FILE = 'content/snippets.lock.json';

const FORMAT = 2;

function readEntries(text: string | undefined, name: 'results' | 'tested'): Lock {
  if (text === undefined) {
    return new Map();
  }
  try {
    const file = JSON.parse(text) as {
      format?: number;
      results?: Record<string, LockEntry>;
      tested?: Record<string, LockEntry>;
    };
    return new Map(file.format === FORMAT ? Object.entries(file[name] ?? {}) : []);
  } catch {
    // A lock with conflict marks is rewritten like a missing one.
    return new Map();
  }
}

/**
 * Reads the results of the lock file; a file in another format counts as empty, because all its results are
 * stale.
 */
export function readLock(text: string | undefined): Lock {
  return readEntries(text, 'results');
}

/** Reads the blocks of projects that tests have executed, by {@link testedKey}. */
export function readTested(text: string | undefined): Lock {
  return readEntries(text, 'tested');
}

function formatEntries(lock: Lock): string {
  const lines = [...lock]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { language, ran, cases, day }]) => {
      const entry = { language, ran, cases, day };
      return `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`;
    });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
}

/** Writes the lock file, sorted, one result per line, so that merges stay small. */
export function formatLock(lock: Lock, tested: Lock = new Map()): string {
  return `{\n  "format": ${FORMAT},\n  "results": ${formatEntries(lock)},\n  "tested": ${formatEntries(tested)}\n}\n`;
}

/** The products that executed a block, by the versions that readers see. */
function shownVersions({ ran }: LockEntry): string {
  return Object.entries(ran)
    .map(([product, version]) => `${product} ${shownVersion(product, version)}`)
    .join();
}

/** The finding about a block: a result, the loss of its result, or nothing. */
type Found<Result> = Result | 'failed' | 'unknown';

function nextEntries<Item>(options: {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly old: Lock;
  readonly keepUnknown: boolean;
  readonly entryOf: (item: Item) => Found<LockEntry>;
}): Lock {
  const { items, keyOf, old, keepUnknown, entryOf } = options;
  const lock = new Map(keepUnknown ? old : []);
  for (const item of items) {
    const key = keyOf(item);
    const entry = entryOf(item);
    const before = old.get(key);
    if (entry === 'unknown') {
      if (before) {
        lock.set(key, before);
      }
    } else if (entry === 'failed') {
      lock.delete(key);
    } else {
      // What another machine has of the same version is no news, nor is another day.
      const isSame =
        before?.cases === entry.cases &&
        before.day !== undefined &&
        shownVersions(before) === shownVersions(entry);
      lock.set(key, isSame ? before : entry);
    }
  }
  return lock;
}

/**
 * Computes the lock after a run: what passed now, and what could not run here but passed elsewhere in the same
 * form. Results without a block are dropped.
 */
export function nextLock(options: {
  readonly blocks: readonly RunBlock[];
  readonly old: Lock;
  /** Whether to keep the results of blocks that were not looked at, in a run of some pages only. */
  readonly keepUnknown: boolean;
  readonly hash: HashText;
  readonly resultOf: (block: RunBlock) => Found<Omit<LockEntry, 'language'>>;
}): Lock {
  const { blocks, old, keepUnknown, hash, resultOf } = options;
  return nextEntries({
    items: blocks,
    keyOf: (block) => blockKey(block, hash),
    old,
    keepUnknown,
    entryOf: (block) => {
      const result = resultOf(block);
      return typeof result === 'string' ? result : { language: block.program.language, ...result };
    },
  });
}

/** Computes the results of tests after a run, as {@link nextLock} does for blocks. */
export function nextTested(options: {
  readonly blocks: readonly ProjectBlock[];
  readonly old: Lock;
  readonly hash: HashText;
  readonly resultOf: (key: string) => Found<LockEntry>;
}): Lock {
  const { blocks, old, hash, resultOf } = options;
  return nextEntries({
    items: blocks.map((block) => testedKey(block, hash)),
    keyOf: (key) => key,
    old,
    keepUnknown: false,
    entryOf: resultOf,
  });
}

/** What executed a block and in which month, as parts of a badge: a version that was out of support then says so. */
function ranTexts({ ran, day = '' }: LockEntry): string[] {
  const month = day.slice(0, 7);
  const products = Object.entries(ran).map(([product, version]) => {
    const hasEnded = endedBefore(product, version, month) !== undefined;
    const name = `${productName(product)} ${shownVersion(product, version)}`;
    return hasEnded ? `${name}(지원 종료)` : name;
  });
  return month === '' ? products : [...products, month];
}

/** The exact versions and the day, with what the makers had said of each version by then. */
function ranDetail({ ran, day = '' }: LockEntry): string {
  const month = day.slice(0, 7);
  const products = Object.entries(ran).map(([product, version]) => {
    const end = endedBefore(product, version, month);
    const newer = supportOf(product, version)?.newer;
    const said = [
      ...(end === undefined ? [] : [`${end}에 지원 종료`]),
      ...(newer === undefined || newer.month > month ? [] : [`새 버전은 ${newer.version}`]),
    ];
    return `${productName(product)} ${version}${said.length === 0 ? '' : `(${said.join(', ')})`}`;
  });
  return [products.join(', '), ...(day === '' ? [] : [day])].join(' · ');
}

/** Returns the badge of a block; `undefined` when the lock does not have its present form. */
export function badgeOf(block: RunBlock, lock: Lock, hash: HashText): Badge | undefined {
  const entry = lock.get(blockKey(block, hash));
  if (!entry) {
    return undefined;
  }
  if (block.model !== undefined) {
    return {
      text: ['모형', ...ranTexts(entry)].join(' · '),
      detail: `실행하지 않은 제품: ${block.model}. 그 규칙을 옮긴 모형을 실행했다: ${ranDetail(entry)}`,
      isVerified: false,
    };
  }
  const cases = entry.cases === 0 ? [] : [`예제 ${entry.cases}/${caseCount(block.task)}`];
  return {
    text: ['실행 확인', ...ranTexts(entry), ...cases].join(' · '),
    detail: ranDetail(entry),
    isVerified: true,
  };
}

/**
 * What the lock says of a page as a whole: `예제 3/3` for solutions held against cases, `실행 확인` for
 * other blocks; `undefined` when one of them is not in the lock in its present form, or all are models.
 */
export function verificationOf(
  all: readonly RunBlock[],
  lock: Lock,
  hash: HashText,
): string | undefined {
  const blocks = all.filter(({ model }) => model === undefined);
  const solutions = blocks.filter(({ task }) => caseCount(task) > 0);
  const counted = solutions.length > 0 ? solutions : blocks;
  const results = counted.map((block) => lock.get(blockKey(block, hash)));
  if (counted.length === 0 || results.includes(undefined)) {
    return undefined;
  }
  const total = Math.max(...counted.map(({ task }) => caseCount(task)));
  const passed = Math.min(...results.map((entry) => entry?.cases ?? 0));
  return total === 0 ? '실행 확인' : `예제 ${passed}/${total}`;
}

/** The committed results as the build needs them: it executes no block itself. */
export interface SnippetResults {
  readonly badges: Badges;
  /** The summary of each page, by its file. */
  readonly verified: ReadonlyMap<string, string>;
}

const TYPE_CHECKED: Badge = {
  text: '형식 검사',
  detail: '자료형만 검사하고 실행하지 않았다',
  isVerified: false,
};

function testedBadge(entry: LockEntry): Badge {
  return {
    text: ['시험됨', ...ranTexts(entry)].join(' · '),
    detail: `이 코드를 실행한 시험이 통과했다 · ${ranDetail(entry)}`,
    isVerified: true,
  };
}

/** Makes the badges of project blocks, for executed ones and for ones that were only type-checked. */
function projectBadges(
  page: PageSnippets,
  lock: Lock,
  tested: Lock,
  hash: HashText,
): [number, Badge][] {
  const executed = new Map(
    page.blocks.flatMap((block) => {
      const entry = lock.get(blockKey(block, hash));
      return entry ? block.program.files.map(({ line }) => [line, entry] as const) : [];
    }),
  );
  return projectBlocks(page).flatMap((block): [number, Badge][] => {
    const { line, filename = '' } = block;
    const entry = tested.get(testedKey(block, hash)) ?? executed.get(line);
    if (entry) {
      return [[line, testedBadge(entry)]];
    }
    return /\.tsx?$/.test(filename) ? [[line, TYPE_CHECKED]] : [];
  });
}

/**
 * Looks the blocks of the notes up in the lock.
 *
 * @param tested the blocks of projects that tests have executed, from {@link readTested}
 */
export function snippetResults(
  pages: readonly PageSnippets[],
  lock: Lock,
  tested: Lock,
  hash: HashText,
): SnippetResults {
  const badges = pages.map((page) => {
    const { file, blocks, skipped } = page;
    const known = blocks.flatMap((block) => {
      const badge = badgeOf(block, lock, hash);
      return badge === undefined ? [] : [[block.line, badge] as const];
    });
    const left = skipped.map(({ line, reason }): [number, Badge] => [
      line,
      { text: '실행하지 않음', detail: reason, isVerified: false },
    ]);
    const inProjects = projectBadges(page, lock, tested, hash);
    return [file, Object.fromEntries([...left, ...inProjects, ...known])] as const;
  });
  const verified = pages.flatMap(({ file, blocks }) => {
    const result = verificationOf(blocks, lock, hash);
    return result === undefined ? [] : [[file, result] as const];
  });
  return { badges: Object.fromEntries(badges), verified: new Map(verified) };
}

const LOCK_FIX = `npm run snippets를 실행하고 바뀐 ${LOCK_FILE}을 함께 커밋한다.`;

/** Makes a fault for each block whose present form is not in the lock. */
export function lockFaults(blocks: readonly RunBlock[], lock: Lock, hash: HashText): Fault[] {
  return blocks
    .filter((block) => !lock.has(blockKey(block, hash)))
    .map(({ file, line }) => ({
      file,
      line,
      found: `${LOCK_FILE}에 없거나 낡은 실행 결과`,
      expected: '지금의 블록과 예제로 실행한 결과',
      fix: LOCK_FIX,
    }));
}

/** Reports all results without a block as one fault. */
export function unusedFaults(old: Lock, next: Lock): Fault[] {
  const unused = [...old.keys()].filter((key) => !next.has(key)).length;
  return faultUnless(unused === 0, () => ({
    file: LOCK_FILE,
    found: `어느 블록의 것도 아닌 결과 ${unused}개`,
    expected: '지금의 블록에 대한 결과만',
    fix: LOCK_FIX,
  }));
}

/**
 * Makes a fault for each project block that the tests executed in this run but the lock misses, and one for all
 * entries of the lock that the tests no longer execute.
 */
export function testedFaults(
  pages: readonly PageSnippets[],
  old: Lock,
  next: Lock,
  hash: HashText,
): Fault[] {
  const missing = pages.flatMap((page) =>
    projectBlocks(page)
      .filter((block) => next.has(testedKey(block, hash)) && !old.has(testedKey(block, hash)))
      .map(({ line }) => ({
        file: page.file,
        line,
        found: `시험이 실행했지만 ${LOCK_FILE}에 없는 블록`,
        expected: '지금의 블록을 실행한 시험의 결과',
        fix: LOCK_FIX,
      })),
  );
  const unused = [...old.keys()].filter((key) => !next.has(key)).length;
  return [
    ...missing,
    ...faultUnless(unused === 0, () => ({
      file: LOCK_FILE,
      found: `통과한 시험이 실행하지 않은 블록의 결과 ${unused}개`,
      expected: '통과한 시험이 실행한 블록의 결과만',
      fix: LOCK_FIX,
    })),
  ];
}
