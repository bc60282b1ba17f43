import { groupBy } from '../note/group-by';
import { shownVersion } from '../vocabulary/products';
import { blockKey, type PageSnippets } from 'md-run/blocks';
import type { Lock, LockEntry } from './lock';
import { projectBlocks } from './tested';

/** What a version of a product has executed. */
export interface ProductRuns {
  readonly product: string;
  /** As readers know it: `3.11`. */
  readonly version: string;
  readonly blocks: number;
  readonly notes: number;
  /** The first and the last month in which blocks were executed, `YYYY-MM`; empty where no day is known. */
  readonly first: string;
  readonly last: string;
}

/** Blocks that share what is said of them, and the notes in which they stand. */
export interface BlocksOfNotes {
  /** A reason, or the name of a product. */
  readonly name: string;
  readonly blocks: number;
  readonly files: readonly string[];
}

/** What ran of the notes, with what and when, and what did not. */
export interface RunRecord {
  /** Blocks that were executed; one that several products execute together counts once. */
  readonly executed: number;
  readonly products: readonly ProductRuns[];
  /** Products that did not run although a model of theirs did. */
  readonly models: readonly BlocksOfNotes[];
  /** Why blocks were not executed. */
  readonly skipped: readonly BlocksOfNotes[];
}

interface Executed {
  readonly file: string;
  readonly entry: LockEntry;
}

function byCount(rows: readonly (readonly [name: string, file: string])[]): BlocksOfNotes[] {
  return groupBy(rows, ([name]) => [name])
    .map(([name, all]) => {
      const files = new Set(all.map(([, file]) => file));
      return { name, blocks: all.length, files: [...files] };
    })
    .sort((a, b) => b.blocks - a.blocks || a.name.localeCompare(b.name));
}

function productRuns(executed: readonly Executed[]): ProductRuns[] {
  const versionsOf = ({ entry }: Executed): string[] =>
    Object.entries(entry.ran).map(
      ([product, version]) => `${product} ${shownVersion(product, version)}`,
    );
  return groupBy(executed, versionsOf)
    .map(([key, own]) => {
      const [product = '', version = ''] = key.split(' ');
      const months = own.flatMap(({ entry }) => entry.day?.slice(0, 7) ?? []).sort();
      return {
        ...{ product, version, blocks: own.length },
        notes: new Set(own.map(({ file }) => file)).size,
        ...{ first: months[0] ?? '', last: months.at(-1) ?? '' },
      };
    })
    .sort((a, b) => b.blocks - a.blocks || a.product.localeCompare(b.product));
}

/** Counts what the lock knows of the blocks in their present form. */
export function countRuns(pages: readonly PageSnippets[], { results, tested }: Lock): RunRecord {
  const runs = pages.flatMap(({ file, blocks }) =>
    blocks.flatMap((block) => {
      const entry = results.get(blockKey(block));
      return entry ? [{ file, entry, model: block.model }] : [];
    }),
  );
  const inProjects = pages.flatMap((page) =>
    projectBlocks(page).flatMap(({ key }) => {
      const entry = tested.get(key);
      return entry ? [{ file: page.file, entry }] : [];
    }),
  );
  const executed = [...runs.filter(({ model }) => model === undefined), ...inProjects];
  return {
    executed: executed.length,
    products: productRuns(executed),
    models: byCount(
      runs.flatMap(({ file, model }) => (model === undefined ? [] : [[model, file]])),
    ),
    skipped: byCount(
      pages.flatMap(({ skipped }) => skipped.map(({ reason, file }) => [reason, file] as const)),
    ),
  };
}
