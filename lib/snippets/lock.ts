import { faultUnless, type Fault } from '../faults/fault';
import { caseCount, type RunBlock } from './block';
import type { PageSnippets } from './find-blocks';
import { blockKey, type HashText } from './key';
import type { SnippetLanguage } from './languages';

/** What readers learn about a block. */
export interface Badge {
  readonly text: string;
  /** What stands behind it, for a reader who asks. */
  readonly detail?: string;
  /** Whether the block was executed. */
  readonly isVerified: boolean;
}

/** What was found by executing blocks: badge by line of the fence, by file of the note. */
export type Badges = Readonly<Record<string, Readonly<Record<number, Badge>>>>;

/** A block that was executed and kept its promises. */
export interface LockEntry {
  readonly language: SnippetLanguage;
  /** What executed it, as readers see it: `Java 17`. */
  readonly tool: string;
  /** Cases it passed; 0 for a block with an output of its own. */
  readonly cases: number;
  /** Exact versions of what executed it. */
  readonly version?: string;
  /** Day on which it was first executed in this form, `YYYY-MM-DD`. */
  readonly day?: string;
}

/** The committed results, by key of the block. */
export type Lock = ReadonlyMap<string, LockEntry>;

/** Name of the committed file. */
export const LOCK_FILE = 'snippets.lock.json';

const FORMAT = 1;

/** Reads the lock file; one in another format counts as empty, because each of its results is stale. */
export function readLock(text: string | undefined): Lock {
  if (text === undefined) {
    return new Map();
  }
  try {
    const { format, results } = JSON.parse(text) as {
      format?: number;
      results?: Record<string, LockEntry>;
    };
    return new Map(format === FORMAT ? Object.entries(results ?? {}) : []);
  } catch {
    // A lock with conflict marks of a merge is written anew like a missing one.
    return new Map();
  }
}

/** The lock file as text: one result on a line, sorted, so that merges stay small. */
export function formatLock(lock: Lock): string {
  const lines = [...lock]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { language, tool, cases, version, day }]) => {
      const entry = { language, tool, cases, version, day };
      return `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`;
    });
  const results = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n  "format": ${FORMAT},\n  "results": ${results}\n}\n`;
}

/**
 * The lock after a run: what passed now, and what could not be executed here but passed elsewhere in the same
 * form. Results of blocks that no page has any more are dropped.
 */
export function nextLock(options: {
  readonly blocks: readonly RunBlock[];
  readonly old: Lock;
  /** Keep results of blocks that were not looked at, when only some pages were. */
  readonly keepUnknown: boolean;
  readonly hash: HashText;
  readonly resultOf: (block: RunBlock) => Omit<LockEntry, 'language'> | 'failed' | 'unknown';
}): Lock {
  const { blocks, old, keepUnknown, hash, resultOf } = options;
  const lock = new Map(keepUnknown ? old : []);
  for (const block of blocks) {
    const key = blockKey(block, hash);
    const result = resultOf(block);
    const before = old.get(key);
    if (result === 'unknown') {
      if (before) {
        lock.set(key, before);
      }
    } else if (result === 'failed') {
      lock.delete(key);
    } else {
      // Another machine's version of the tool is no news, nor is another day.
      const isSame = before?.cases === result.cases && before.day !== undefined;
      lock.set(key, isSame ? before : { language: block.program.language, ...result });
    }
  }
  return lock;
}

/** The badge of a block, `undefined` when the lock does not know it in its present form. */
export function badgeOf(block: RunBlock, lock: Lock, hash: HashText): Badge | undefined {
  const entry = lock.get(blockKey(block, hash));
  if (!entry) {
    return undefined;
  }
  const cases = entry.cases === 0 ? [] : [`예제 ${entry.cases}/${caseCount(block.task)}`];
  const detail = [entry.version, entry.day].filter((part) => part !== undefined).join(' · ');
  return {
    text: ['실행 확인', entry.tool, ...cases].join(' · '),
    ...(detail !== '' && { detail }),
    isVerified: true,
  };
}

/**
 * What the lock says of a page as a whole: `예제 3/3` for solutions held against cases, `실행 확인` for
 * other blocks; `undefined` when one of them is not in the lock in its present form.
 */
export function verificationOf(
  blocks: readonly RunBlock[],
  lock: Lock,
  hash: HashText,
): string | undefined {
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

/** What the committed results say of the notes: the build executes no block itself. */
export interface SnippetResults {
  readonly badges: Badges;
  /** What was found on a page as a whole, by its file. */
  readonly verified: ReadonlyMap<string, string>;
}

const TESTED: Badge = {
  text: '시험됨',
  detail: '저장소의 시험이 이 프로그램을 실행한다',
  isVerified: true,
};
const TYPE_CHECKED: Badge = {
  text: '형식 검사',
  detail: '자료형만 검사하고 실행하지 않았다',
  isVerified: false,
};

/** Badges of the files of projects: of those that tests or blocks execute, and of those that are only checked. */
function projectBadges(
  { projects, commands, blocks }: PageSnippets,
  isExecuted: (block: RunBlock) => boolean,
  testedProjects: ReadonlySet<string>,
): [number, Badge][] {
  const executed = new Set(
    blocks.filter(isExecuted).flatMap(({ program }) => program.files.map(({ line }) => line)),
  );
  const files = [...projects].flatMap(([name, own]) =>
    own.flatMap(({ filename, line }): [number, Badge][] => {
      if (testedProjects.has(name) || executed.has(line)) {
        return [[line, TESTED]];
      }
      return /\.tsx?$/.test(filename) ? [[line, TYPE_CHECKED]] : [];
    }),
  );
  const typed = [...commands].flatMap(([name, own]) =>
    testedProjects.has(name) ? own.map(({ line }): [number, Badge] => [line, TESTED]) : [],
  );
  return [...files, ...typed];
}

/**
 * Holds the blocks of the notes against the lock.
 *
 * @param testedProjects Names of the projects that tests of the repository execute.
 */
export function snippetResults(
  pages: readonly PageSnippets[],
  lock: Lock,
  hash: HashText,
  testedProjects: ReadonlySet<string>,
): SnippetResults {
  const badges = pages.map((page) => {
    const { file, blocks, skipped } = page;
    const known = blocks.flatMap((block) => {
      const badge = badgeOf(block, lock, hash);
      return badge === undefined ? [] : [[block.line, badge] as const];
    });
    const isExecuted = (block: RunBlock): boolean => badgeOf(block, lock, hash) !== undefined;
    const left = skipped.map(({ line, reason }): [number, Badge] => [
      line,
      { text: '실행하지 않음', detail: reason, isVerified: false },
    ]);
    const inProjects = projectBadges(page, isExecuted, testedProjects);
    return [file, Object.fromEntries([...left, ...inProjects, ...known])] as const;
  });
  const verified = pages.flatMap(({ file, blocks }) => {
    const result = verificationOf(blocks, lock, hash);
    return result === undefined ? [] : [[file, result] as const];
  });
  return { badges: Object.fromEntries(badges), verified: new Map(verified) };
}

/** A fault for each block whose present form is not in the lock. */
export function lockFaults(blocks: readonly RunBlock[], lock: Lock, hash: HashText): Fault[] {
  return blocks
    .filter((block) => !lock.has(blockKey(block, hash)))
    .map(({ file, line }) => ({
      file,
      line,
      found: `${LOCK_FILE}에 없거나 낡은 실행 결과`,
      expected: '지금의 블록과 예제로 실행한 결과',
      fix: 'npm run snippets를 실행하고 바뀐 snippets.lock.json을 함께 커밋한다.',
    }));
}

/** One fault for results in the lock that no block has any more. */
export function unusedFaults(old: Lock, next: Lock): Fault[] {
  const unused = [...old.keys()].filter((key) => !next.has(key)).length;
  return faultUnless(unused === 0, () => ({
    file: LOCK_FILE,
    found: `어느 블록의 것도 아닌 결과 ${unused}개`,
    expected: '지금의 블록에 대한 결과만',
    fix: 'npm run snippets를 실행하고 바뀐 snippets.lock.json을 함께 커밋한다.',
  }));
}
