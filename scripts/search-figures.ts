import { existsSync } from 'node:fs';
import type { PageRecord } from 'ko-search/index';
import {
  categories,
  figuresOf,
  makeQueries,
  pagesOf,
  ranksOf,
  testEngine,
  type GoldPart,
  type JudgedQuery,
} from 'ko-search/quality';
import { alignColumns } from 'md-run/blocks';
import { runCommand } from '../build/io/report';
import { exportedNotes } from './search-quality/exported-notes';
import { ownGoldQueries } from './search-quality/own-gold';

/*
 * Prints the quality of the search in `out/`: `npm run search:figures`, with `-- sealed` for the queries that
 * are kept out of all tuning. It decides nothing; the gates are in tests/export/search-gold.test.ts.
 */

/** Seeds of the generated queries; the tests have others. */
const SEEDS = [7, 23];

/** Queries per category and seed. */
const PER_CATEGORY = 25;

type QuerySet = Readonly<Record<string, readonly JudgedQuery[]>>;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function madeQueries(pages: readonly PageRecord[]): QuerySet {
  const sets = SEEDS.map((seed) => makeQueries(pages, seed, PER_CATEGORY));
  return Object.fromEntries(categories.map((name) => [name, sets.flatMap((set) => set[name])]));
}

/** Prints the figures of a set by category, and of all together. */
async function printQuality(
  title: string,
  queries: QuerySet,
  ranks: (list: readonly JudgedQuery[]) => Promise<number[]>,
): Promise<void> {
  const all: number[] = [];
  const row = (name: string, list: readonly number[]): string[] => {
    const { recall1, recall5, mrr10 } = figuresOf(list);
    return [name, String(list.length), percent(recall1), percent(recall5), mrr10.toFixed(4)];
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

/** Widens a query so that any section of its notes answers it. */
function withPages({ query, targets }: JudgedQuery): JudgedQuery {
  return { query, targets: targets.map((target) => target.replace(/#.*/, '')) };
}

async function printFigures(part: GoldPart): Promise<void> {
  if (!existsSync('out/_search')) {
    throw new Error('빌드 결과가 없다. npm run build를 먼저 실행한다.');
  }
  const notes = exportedNotes();
  const { engine } = await testEngine(notes);
  const judged = ownGoldQueries(part);
  await printQuality('정답을 매긴 검색어 (절)', judged, (list) => ranksOf(engine, list));
  await printQuality('정답을 매긴 검색어 (페이지)', judged, (list) =>
    ranksOf(engine, list.map(withPages), pagesOf),
  );
  if (part === 'development') {
    await printQuality('규칙으로 만든 검색어 (페이지)', madeQueries(notes), (list) =>
      ranksOf(engine, list, pagesOf),
    );
  }
}

await runCommand(() => printFigures(process.argv.includes('sealed') ? 'sealed' : 'development'));
