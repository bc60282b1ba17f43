import { blockKey, caseCount, type PageSnippets, type RunBlock } from 'md-run/blocks';
import { endedBefore, productName, shownVersion, supportOf } from '../vocabulary/products';
import type { Lock, LockEntry, Results } from './lock';
import { projectBlocks } from './tested';

export interface Badge {
  readonly text: string;
  /** Exact versions and day, folded away behind the text. */
  readonly detail?: string;
  readonly isVerified: boolean;
}

/** Badges by file of the note and line of the fence. */
export type Badges = Readonly<Record<string, Readonly<Record<number, Badge>>>>;

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
