import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { findSnippets, type PageSnippets } from 'md-run/blocks';
import { snippetResults } from '../../../../lib/snippets/badges';
import {
  EMPTY_LOCK,
  formatLock,
  lockFaults,
  nextResults,
  readLock,
  type Found,
  type Results,
} from '../../../../lib/snippets/lock';
import {
  projectBlocks,
  verdictOf,
  type FileEnding,
  type TestedFile,
} from '../../../../lib/snippets/tested';

function pageOf(code: string, project = 'shop'): PageSnippets {
  const note = [
    `\`\`\`sql project="${project}" filename="a.sql"`,
    code,
    '```',
    `\`\`\`bash project="${project}"`,
    'psql -f a.sql',
    '```',
  ].join('\n');
  return findSnippets('pages/x.md', readMarkdown('pages/x.md', note, 1).fences);
}

const page = pageOf('SELECT 1');
const keys = projectBlocks(page).map(({ key }) => key);

/** A file of tests that has ended like this, with all blocks of the page. */
function fileOf(ending: FileEnding, taken: readonly string[] = keys): TestedFile {
  return { ending, taken: Object.fromEntries(taken.map((key) => [key, 'sql'])) };
}

/** The results after a run of tests on a page. */
function resultsAfter(files: readonly TestedFile[], on = page, old: Results = new Map()): Results {
  const found = projectBlocks(on).map(({ key }): [string, Found] => {
    const language = verdictOf(key, files);
    return language === 'failed' || language === 'unknown'
      ? [key, language]
      : [key, { language, ran: { postgresql: '16.1' }, cases: 0, day: '2026-01-01' }];
  });
  return nextResults(found, old);
}

function badgesOf(tested: Results, on = page): string[] {
  const { badges } = snippetResults([on], { ...EMPTY_LOCK, tested });
  return Object.values(badges['pages/x.md'] ?? {}).map(({ text }) => text);
}

const TESTED = '시험됨 · PostgreSQL 16 · 2026-01';

const passed = resultsAfter([fileOf('passed')]);

describe('"시험됨"', () => {
  it('통과한 시험이 실행한 블록의 것이고, 누르면 도구와 버전과 날을 말한다', () => {
    expect(badgesOf(passed)).toEqual([TESTED, TESTED]);
    const { badges } = snippetResults([page], { ...EMPTY_LOCK, tested: passed });
    expect(badges['pages/x.md']?.[1]?.detail).toBe(
      '이 코드를 실행한 시험이 통과했다 · PostgreSQL 16.1(새 버전은 18) · 2026-01-01',
    );
  });

  it.each<[string, readonly TestedFile[]]>([
    ['건너뛴 시험', [fileOf('skipped')]],
    ['실패한 시험', [fileOf('failed')]],
    ['다른 시험이 통과해도 실패한 시험', [fileOf('passed'), fileOf('failed')]],
    ['열지 않는 시험', [fileOf('passed', [])]],
    ['없는 시험', []],
  ])('%s이면 받지 못하고, 받은 것도 잃는다', (_name, files) => {
    expect(badgesOf(resultsAfter(files))).toEqual([]);
    expect(badgesOf(resultsAfter(files, page, passed))).toEqual([]);
  });

  it('한 글자라도 바뀐 블록은 다시 실행할 때까지 잃는다', () => {
    expect(badgesOf(passed, pageOf('SELECT 2'))).toEqual([TESTED]);
    expect(badgesOf(passed, pageOf('SELECT 1', 'other'))).toEqual([]);
    expect(badgesOf(resultsAfter([fileOf('passed')], pageOf('SELECT 2'), passed))).toEqual([
      TESTED,
    ]);
  });

  it('도구가 없는 곳에서는 그대로인 블록의 것만 남는다', () => {
    const files = [fileOf('without-tools', [])];
    expect(badgesOf(resultsAfter(files, page, passed))).toEqual([TESTED, TESTED]);
    expect(badgesOf(resultsAfter(files))).toEqual([]);
    const changed = pageOf('SELECT 2');
    expect(badgesOf(resultsAfter(files, changed, passed), changed)).toEqual([TESTED]);
  });
});

describe('content/snippets.lock.json의 시험', () => {
  it('블록의 결과와 따로 쓰고 읽는다', () => {
    const entry = { language: 'java', ran: { java: '17.0.9' }, cases: 1 } as const;
    const lock = {
      results: new Map([['a', entry]]),
      caught: new Map([['b', entry]]),
      tested: passed,
    };
    expect(readLock(formatLock(lock))).toEqual(lock);
  });

  it('시험이 실행한 블록이 없거나 실행하지 않은 블록이 있으면 잘못이다', () => {
    const faultsOf = (old: Results, next: Results): unknown =>
      lockFaults(
        [page],
        { good: [], caught: [] },
        { ...EMPTY_LOCK, tested: old },
        { ...EMPTY_LOCK, tested: next },
      );
    expect(faultsOf(passed, passed)).toEqual([]);
    expect(faultsOf(new Map(), passed)).toMatchObject([
      { file: 'pages/x.md', line: 1 },
      { file: 'pages/x.md', line: 4 },
    ]);
    expect(faultsOf(passed, new Map())).toMatchObject([
      { found: '통과한 시험이 실행하지 않은 블록의 결과 2개' },
    ]);
  });
});
