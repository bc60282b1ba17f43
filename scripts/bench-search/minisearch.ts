import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import type { PageRecord } from '../../lib/search/index/records';
import { benchPackage } from '../io/bench-package';
import { gzipSize, MAX_ROWS, plainText, requireFrom, type Rival } from './rival';

interface MiniSearchIndex {
  addAll: (documents: readonly Record<string, unknown>[]) => void;
  search: (query: string) => readonly { readonly id: string }[];
  toJSON: () => unknown;
}

type MiniSearchClass = new (options: Record<string, unknown>) => MiniSearchIndex;

/** MiniSearch over the sections of the notes, with the options of VitePress's local search. */
export async function miniSearch(pages: readonly PageRecord[]): Promise<Rival> {
  const folder = await benchPackage('minisearch');
  const require = requireFrom(path.join(folder, 'package.json'));
  const MiniSearch = require('minisearch') as MiniSearchClass;
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(
    pages.flatMap(({ route, title, sections }) =>
      sections.map((section) => ({
        id: `${route}#${section.anchor}`,
        title: section.heading === '' ? title : section.heading,
        titles: section.heading === '' ? [] : [title],
        text: plainText(section),
      })),
    ),
  );
  const source = await readFile(path.join(folder, 'dist/umd/index.js'), 'utf8');
  const { code: script } = await transform(source, { minify: true });
  return {
    name: 'MiniSearch (VitePress)',
    rowsFor: (queries) =>
      Promise.resolve(
        queries.map((query) =>
          index
            .search(query)
            .slice(0, MAX_ROWS)
            .map(({ id }) => id),
        ),
      ),
    firstBytes: gzipSize(JSON.stringify(index)) + gzipSize(script),
  };
}
