import { createEngine, type SearchEngine } from '../src/rank/engine';
import { buildIndex, type BuiltIndex } from '../src/index/build-index';
import type { PageRecord } from '../src/index/records';
import type { Answer } from '../src/rank/results';

/**
 * A query and the places that answer it: `route#anchor` is a section, `route#` the head of a note,
 * `route` anything in it.
 */
export interface JudgedQuery {
  readonly query: string;
  readonly targets: readonly string[];
}

/** Figures of a set of queries. */
export interface Figures {
  /** Share of queries with a target among the first five rows. */
  readonly recall5: number;
  /** Share with a target in the first row. */
  readonly recall1: number;
  /** Mean of 1/rank over the first ten rows. */
  readonly mrr10: number;
}

/** An engine over an index in memory, which counts the files it reads. */
export interface TestEngine {
  readonly engine: SearchEngine;
  readonly built: BuiltIndex;
  /** Names of the files read so far. */
  readonly read: string[];
}

/** Builds an index and an engine over it. */
export async function testEngine(
  pages: readonly PageRecord[],
  built: BuiltIndex = buildIndex(pages),
): Promise<TestEngine> {
  const read: string[] = [];
  const engine = createEngine({
    manifest: built.manifest,
    fetchPart: (name) => {
      read.push(name);
      const text = built.files.get(name);
      return text === undefined ? Promise.reject(new Error(`no ${name}`)) : Promise.resolve(text);
    },
  });
  await engine.ready();
  return { engine, built, read };
}

/**
 * The rows of an answer in the order they are seen. A page is a row if it fits by itself; sections
 * follow it.
 */
export function rowsOf({ pages }: Answer): string[] {
  return pages.flatMap(({ route, isRow, sections }) => [
    ...(isRow ? [`${route}#`] : []),
    ...sections.map(({ anchor }) => `${route}#${anchor}`),
  ]);
}

/** The pages of an answer, for targets that are pages. */
export function pagesOf({ pages }: Answer): string[] {
  return pages.map(({ route }) => route);
}

/**
 * The place of the first target among the rows of each query, from 1; 0 if there is none. A page as target is met by
 * any of its rows, a section only by itself.
 */
export async function ranksOf(
  engine: SearchEngine,
  queries: readonly JudgedQuery[],
  rowsIn: (answer: Answer) => readonly string[] = rowsOf,
): Promise<number[]> {
  const ranks: number[] = [];
  for (const { query, targets } of queries) {
    const rows = rowsIn(await engine.full({ text: query }));
    ranks.push(
      1 +
        rows.findIndex((row) => targets.includes(row) || targets.includes(row.split('#')[0] ?? '')),
    );
  }
  return ranks;
}

/** Sums ranks up. */
export function figuresOf(ranks: readonly number[]): Figures {
  const share = (limit: number): number =>
    ranks.filter((rank) => rank > 0 && rank <= limit).length / Math.max(1, ranks.length);
  return {
    recall5: share(5),
    recall1: share(1),
    mrr10:
      ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0) /
      Math.max(1, ranks.length),
  };
}
