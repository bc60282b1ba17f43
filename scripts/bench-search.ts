import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { buildIndex, type BuiltIndex } from '../lib/search/index/build-index';
import type { PageRecord } from '../lib/search/index/records';
import { alignColumns } from '../lib/snippets/report';
import { makeCorpus } from './search-quality/corpus';
import { exportedNotes } from './search-quality/exported-notes';
import { fixtureNotes } from './search-quality/fixture-notes';
import { goldQueries, ownGoldQueries } from './search-quality/gold';
import { categories, makeQueries, typedWords, typingStates } from './search-quality/made-queries';
import {
  figuresOf,
  pageRanksOf,
  percentile,
  ranksOf,
  testEngine,
  type JudgedQuery,
} from './search-quality/metrics';
import { typeInChromium } from './bench-search/chromium';
import { findBrowser } from './io/browser';
import { runCommand } from '../build/io/report';

/*
 * What the search is worth, in figures: `npm run bench:search -- [gold] [sealed] [300] [5000]`, without a
 * name all. Nothing here decides anything; the gates stand in tests/unit/lib/search/quality.test.ts and
 * tests/export/search-gold.test.ts, and docs/search.md says what the figures mean.
 */

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** Seeds of the rule-made queries; the tests have others. */
const SEEDS = [7, 23];

/** Queries per category and seed. */
const PER_CATEGORY = 25;

/** Budgets by the number of notes: seconds to build, bytes to the first results. */
const budgets: Readonly<Record<number, { build: number; bytes: number }>> = {
  300: { build: 2, bytes: 65_000 },
  5000: { build: 20, bytes: 130_000 },
};

/** From the key to the whole answer of the worker, 95 of 100 times, in milliseconds. */
const KEYSTROKE_BUDGET = 10;

type QuerySet = Readonly<Record<string, readonly JudgedQuery[]>>;

function madeQueries(pages: readonly PageRecord[]): QuerySet {
  const sets = SEEDS.map((seed) => makeQueries(pages, seed, PER_CATEGORY));
  return Object.fromEntries(categories.map((name) => [name, sets.flatMap((set) => set[name])]));
}

/** Figures of a set by category, and of all together. */
async function printQuality(
  title: string,
  queries: QuerySet,
  ranks: (list: readonly JudgedQuery[]) => Promise<number[]>,
): Promise<void> {
  const all: number[] = [];
  const row = (name: string, list: readonly number[]): string[] => {
    const { recall1, recall5, mrr10 } = figuresOf(list);
    return [name, String(list.length), percent(recall1), percent(recall5), mrr10.toFixed(3)];
  };
  const rows: string[][] = [];
  for (const [category, list] of Object.entries(queries)) {
    const found = await ranks(list);
    all.push(...found);
    rows.push(row(category, found));
  }
  console.log(`\n${title}`);
  const head = ['', '검색어', 'R@1', 'R@5', 'MRR@10'];
  console.log(alignColumns([head, ...rows, row('모두', all)], 1));
}

/** What is found in the site's own notes and in the notes of the tests. */
async function benchGold(browser: Browser): Promise<void> {
  const notes = exportedNotes();
  const { engine } = await testEngine(notes);
  await printQuality('우리 노트, 정답을 매긴 검색어 (절)', ownGoldQueries('development'), (list) =>
    ranksOf(engine, list),
  );
  await printQuality('우리 노트, 규칙으로 만든 검색어 (페이지)', madeQueries(notes), (list) =>
    pageRanksOf(engine, list),
  );
  const { none: _none, ...answerable } = goldQueries();
  const fixture = await testEngine(fixtureNotes());
  await printQuality('시험 노트, 정답을 매긴 검색어 (절)', answerable, (list) =>
    ranksOf(fixture.engine, list),
  );
  const states = typedWords(notes, 11, 60).flatMap(({ text }) => typingStates(text));
  let blank = 0;
  for (const text of states) {
    blank += (await engine.full({ text })).total === 0 ? 1 : 0;
  }
  const { firstBytes } = await typeInChromium(browser, buildIndex(notes), []);
  console.log(
    `\n우리 노트 ${notes.length}페이지: 입력기의 상태 ${states.length}개 가운데 결과가 없는 것 ${percent(blank / states.length)}, 첫 결과까지 ${kilobytes(firstBytes)} (gzip)`,
  );
}

/** What is found of the queries that weights are never set with: to be run when the work is done. */
async function benchSealed(): Promise<void> {
  const own = await testEngine(exportedNotes());
  await printQuality('우리 노트, 봉해 둔 검색어 (절)', ownGoldQueries('sealed'), (list) =>
    ranksOf(own.engine, list),
  );
}

/** A figure beside what it may be. */
interface Measured {
  readonly name: string;
  readonly figure: string;
  readonly budget: string;
  readonly isKept: boolean;
}

function measureBuild(pages: readonly PageRecord[]): { built: BuiltIndex; row: Measured } {
  const budget = budgets[pages.length]?.build ?? 0;
  const start = performance.now();
  const before = process.cpuUsage();
  const built = buildIndex(pages);
  const seconds = (performance.now() - start) / 1000;
  const { user } = process.cpuUsage(before);
  const row = {
    name: '색인 만들기',
    figure: `${seconds.toFixed(2)} s (프로세서 ${(user / 1e6).toFixed(2)} s)`,
    budget: `${budget} s`,
    isKept: seconds <= budget,
  };
  return { built, row };
}

/** What a search over so many notes costs, in Chromium on the built site, and what it finds. */
async function benchCorpus(count: number, browser: Browser): Promise<void> {
  const pages = makeCorpus(count, 7);
  const { built, row } = measureBuild(pages);
  const words = typedWords(pages, 11, 60).map(({ text }) => text);
  // One word, and two of which the second is being typed.
  const texts = words.flatMap((word, index) => [
    ...typingStates(word),
    ...typingStates(words[(index + 1) % words.length] ?? '').map((state) => `${word} ${state}`),
  ]);
  const { times, fetchTimes, longTasks, firstBytes, boxBytes } = await typeInChromium(
    browser,
    built,
    texts,
  );
  const p95 = percentile(times, 0.95);
  const bytes = budgets[count]?.bytes ?? 0;
  const rows: Measured[] = [
    row,
    {
      name: '첫 결과까지 받는 것 (gzip)',
      figure: kilobytes(firstBytes),
      budget: kilobytes(bytes),
      isKept: firstBytes <= bytes,
    },
    {
      name: '그 앞에 상자의 스크립트 (gzip)',
      figure: kilobytes(boxBytes),
      budget: '없음',
      isKept: true,
    },
    {
      name: `키에서 온전한 답까지 p95 (${times.length}번, p50 ${milliseconds(percentile(times, 0.5))})`,
      figure: milliseconds(p95),
      budget: milliseconds(KEYSTROKE_BUDGET),
      isKept: p95 <= KEYSTROKE_BUDGET,
    },
    {
      name: `같은 것, 자료를 받으면서 (${fetchTimes.length}번)`,
      figure: milliseconds(percentile(fetchTimes, 0.95)),
      budget: '없음',
      isKept: true,
    },
    {
      name: '치는 동안 화면의 50 ms 넘는 작업',
      figure: `${longTasks.length}개${longTasks.length === 0 ? '' : ` (${milliseconds(Math.max(...longTasks))}까지)`}`,
      budget: '0개',
      isKept: longTasks.length === 0,
    },
  ];
  console.log(
    `\n노트 ${count}페이지, ${built.manifest.sections}절 (Chromium, 파일 ${built.files.size}개)`,
  );
  const cells = rows.map(({ name, figure, budget, isKept }) => [
    ...[name, figure, budget],
    isKept ? '' : '넘음',
  ]);
  console.log(alignColumns([['', '잰 값', '예산', ''], ...cells], 1));
  const { engine } = await testEngine(pages, built);
  await printQuality('규칙으로 만든 검색어 (페이지)', madeQueries(pages), (list) =>
    pageRanksOf(engine, list),
  );
}

async function bench(wanted: readonly string[]): Promise<void> {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  if (!existsSync('out/_search')) {
    throw new Error('빌드 결과가 없다. npm run build를 먼저 실행한다.');
  }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    if (isWanted('gold')) {
      await benchGold(browser);
    }
    if (isWanted('sealed')) {
      await benchSealed();
    }
    for (const count of Object.keys(budgets)) {
      if (isWanted(count)) {
        await benchCorpus(Number(count), browser);
      }
    }
  } finally {
    await browser.close();
  }
}

await runCommand(() => bench(process.argv.slice(2)));
