import { faultUnless, type Fault } from '../faults/fault';
import {
  blockKey,
  caseCount,
  type PageSnippets,
  type RunBlock,
  type SnippetLanguage,
} from 'md-run/blocks';
import { endedBefore, productName, shownVersion, supportOf } from '../vocabulary/products';
import { projectBlocks } from './tested';

export interface Badge {
  readonly text: string;
  /** Exact versions and day, folded away behind the text. */
  readonly detail?: string;
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

export type Results = ReadonlyMap<string, LockEntry>;

/** The committed results: of blocks, and of the blocks of projects that tests have executed. */
export interface Lock {
  readonly results: Results;
  readonly tested: Results;
}

export const LOCK_FILE = 'content/snippets.lock.json';

export const EMPTY_LOCK: Lock = { results: new Map(), tested: new Map() };

const FORMAT = 2;

/**
 * Reads the lock file; one in another format or with conflict marks counts as empty, because its results are
 * stale.
 */
export function readLock(text = ''): Lock {
  try {
    const file = JSON.parse(text) as {
      format?: number;
      results?: Record<string, LockEntry>;
      tested?: Record<string, LockEntry>;
    };
    const { results = {}, tested = {} } = file.format === FORMAT ? file : {};
    return { results: new Map(Object.entries(results)), tested: new Map(Object.entries(tested)) };
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
export function formatLock({ results, tested }: Lock): string {
  return `{\n  "format": ${FORMAT},\n  "results": ${formatResults(results)},\n  "tested": ${formatResults(tested)}\n}\n`;
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

/**
 * What executed a block and when: in short, where a version that was out of support says so, and with exact versions
 * and what the makers had said of each by then.
 */
function ranTexts({ ran, day = '' }: LockEntry): { short: string[]; detail: string } {
  const month = day.slice(0, 7);
  const products = Object.entries(ran).map(([product, version]) => {
    const name = productName(product);
    const end = endedBefore(product, version, month);
    const newer = supportOf(product, version)?.newer;
    const said = [
      ...(end === undefined ? [] : [`${end}에 지원 종료`]),
      ...(newer === undefined || newer.month > month ? [] : [`새 버전은 ${newer.version}`]),
    ];
    return {
      short: `${name} ${shownVersion(product, version)}${end === undefined ? '' : '(지원 종료)'}`,
      detail: `${name} ${version}${said.length === 0 ? '' : `(${said.join(', ')})`}`,
    };
  });
  const details = products.map(({ detail }) => detail).join(', ');
  const short = products.map((product) => product.short);
  return day === ''
    ? { short, detail: details }
    : { short: [...short, month], detail: `${details} · ${day}` };
}

/** Returns the badge of a block; `undefined` when the lock does not have its present form. */
export function badgeOf(block: RunBlock, results: Results): Badge | undefined {
  const entry = results.get(blockKey(block));
  if (!entry) {
    return undefined;
  }
  const { short, detail } = ranTexts(entry);
  if (block.model !== undefined) {
    return {
      text: ['모형', ...short].join(' · '),
      detail: `실행하지 않은 제품: ${block.model}. 그 규칙을 옮긴 모형을 실행했다: ${detail}`,
      isVerified: false,
    };
  }
  const cases = entry.cases === 0 ? [] : [`예제 ${entry.cases}/${caseCount(block.task)}`];
  return { text: ['실행 확인', ...short, ...cases].join(' · '), detail, isVerified: true };
}

/**
 * What the lock says of a page as a whole: `예제 3/3` for solutions held against cases, `실행 확인` for
 * other blocks; `undefined` when one of them is not in the lock in its present form, or all are models.
 */
export function verificationOf(all: readonly RunBlock[], results: Results): string | undefined {
  const blocks = all.filter(({ model }) => model === undefined);
  const solutions = blocks.filter(({ task }) => caseCount(task) > 0);
  const counted = solutions.length > 0 ? solutions : blocks;
  const entries = counted.map((block) => results.get(blockKey(block)));
  if (counted.length === 0 || entries.includes(undefined)) {
    return undefined;
  }
  const total = Math.max(...counted.map(({ task }) => caseCount(task)));
  const passed = Math.min(...entries.map((entry) => entry?.cases ?? 0));
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
  const { short, detail } = ranTexts(entry);
  return {
    text: ['시험됨', ...short].join(' · '),
    detail: `이 코드를 실행한 시험이 통과했다 · ${detail}`,
    isVerified: true,
  };
}

/** Makes the badges of project blocks, for executed ones and for ones that were only type-checked. */
function projectBadges(page: PageSnippets, { results, tested }: Lock): [number, Badge][] {
  const executed = new Map(
    page.blocks.flatMap((block) => {
      const entry = results.get(blockKey(block));
      return entry ? block.program.files.map(({ line }) => [line, entry] as const) : [];
    }),
  );
  return projectBlocks(page).flatMap(({ line, key, filename = '' }): [number, Badge][] => {
    const entry = tested.get(key) ?? executed.get(line);
    if (entry) {
      return [[line, testedBadge(entry)]];
    }
    return /\.tsx?$/.test(filename) ? [[line, TYPE_CHECKED]] : [];
  });
}

/** Looks the blocks of the notes up in the lock. */
export function snippetResults(pages: readonly PageSnippets[], lock: Lock): SnippetResults {
  const badges = pages.map((page) => {
    const known = page.blocks.flatMap((block): [number, Badge][] => {
      const badge = badgeOf(block, lock.results);
      return badge === undefined ? [] : [[block.line, badge]];
    });
    const left = page.skipped.map(({ line, reason }): [number, Badge] => [
      line,
      { text: '실행하지 않음', detail: reason, isVerified: false },
    ]);
    return [page.file, Object.fromEntries([...left, ...projectBadges(page, lock), ...known])];
  });
  const verified = pages.flatMap(({ file, blocks }) => {
    const result = verificationOf(blocks, lock.results);
    return result === undefined ? [] : [[file, result] as const];
  });
  return { badges: Object.fromEntries(badges) as Badges, verified: new Map(verified) };
}

const LOCK_FIX = `npm run snippets를 실행하고 바뀐 ${LOCK_FILE}을 함께 커밋한다.`;

/**
 * Makes a fault for each block that a run has executed but the lock misses in its present form, and one for all
 * results of the lock that the run did not come to.
 *
 * @param good the blocks that kept their promises
 */
export function lockFaults(
  pages: readonly PageSnippets[],
  good: readonly RunBlock[],
  old: Lock,
  next: Lock,
): Fault[] {
  const stale = good
    .filter((block) => !old.results.has(blockKey(block)))
    .map(({ file, line }) => ({
      file,
      line,
      found: `${LOCK_FILE}에 없거나 낡은 실행 결과`,
      expected: '지금의 블록과 예제로 실행한 결과',
      fix: LOCK_FIX,
    }));
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
    ...stale,
    ...unused('results', '어느 블록의 것도 아닌 결과', '지금의 블록에 대한 결과만'),
    ...untold,
    ...unused(
      'tested',
      '통과한 시험이 실행하지 않은 블록의 결과',
      '통과한 시험이 실행한 블록의 결과만',
    ),
  ];
}
