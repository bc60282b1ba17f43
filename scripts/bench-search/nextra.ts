import { readFile } from 'node:fs/promises';
import type { PageRecord } from '../../lib/search/index/records';
import { gzipSize, MAX_ROWS, plainText, requireFrom, type Rival } from './rival';

/*
 * The search that Nextra 2 brings: index and query as in `nextra-theme-docs/dist/index.js`
 * (loadIndexesImpl and doSearch), over the FlexSearch that it brings, too.
 */

interface Found {
  readonly id: number;
  readonly doc: { readonly url: string; readonly content: string; readonly display?: string };
}

interface FlexDocument {
  add: (document: Record<string, unknown>) => void;
  search: (
    query: string,
    limit: number,
    options: Record<string, unknown>,
  ) => readonly { readonly result: readonly Found[] }[];
}

interface FlexSearchModule {
  readonly Document: new (options: Record<string, unknown>) => FlexDocument;
}

const THEME = 'node_modules/nextra-theme-docs/dist/index.js';

const settings = {
  cache: 100,
  tokenize: 'full',
  context: { resolution: 9, depth: 2, bidirectional: true },
};

/** Pages and paragraphs per page that the theme asks for. */
const LIMIT = 5;

/** The text that Nextra's `remarkStructurize` keeps: no run of fifty letters, no empty line. */
function structurized(section: PageRecord['sections'][number]): string {
  return plainText(section)
    .trim()
    .replaceAll(/\w{50,}/g, '')
    .replaceAll(/\n+/g, '\n');
}

/** The stock search of Nextra 2 over the notes. */
export async function nextraStock(pages: readonly PageRecord[]): Promise<Rival> {
  const require = requireFrom(THEME);
  const { Document } = require('flexsearch') as FlexSearchModule;
  const pageIndex = new Document({
    ...settings,
    document: { id: 'id', index: 'content', store: ['title'] },
  });
  const sectionIndex = new Document({
    ...settings,
    document: {
      id: 'id',
      index: 'content',
      tag: 'pageId',
      store: ['title', 'content', 'url', 'display'],
    },
  });
  const data: Record<string, { title: string; data: Record<string, string> }> = {};
  pages.forEach(({ route, title, sections }, index) => {
    const pageId = `page_${index + 1}`;
    const texts: Record<string, string> = {};
    let pageContent = '';
    for (const section of sections) {
      const content = structurized(section);
      if (section.anchor === '' && content === '') {
        continue;
      }
      texts[section.anchor === '' ? '' : `${section.anchor}#${section.heading}`] = content;
      const url = `${route}#${section.anchor}`;
      // The theme cuts the heading at its own `#`.
      const heading = section.heading.split('#')[0] ?? '';
      const name = heading === '' ? title : heading;
      const paragraphs = content.split('\n');
      const [display] = paragraphs;
      sectionIndex.add({
        id: url,
        url,
        title: name,
        pageId,
        content: name,
        ...(display && { display }),
      });
      paragraphs.forEach((paragraph, place) => {
        sectionIndex.add({ id: `${url}_${place}`, url, title: name, pageId, content: paragraph });
      });
      pageContent += ` ${name} ${content}`;
    }
    pageIndex.add({ id: index + 1, title, content: pageContent });
    data[route] = { title, data: texts };
  });

  const rows = (query: string): readonly string[] => {
    const options = { enrich: true, suggest: true };
    const found = (pageIndex.search(query, LIMIT, options)[0]?.result ?? []).map((page, rank) => {
      const tag = `page_${page.id}`;
      const sections = sectionIndex.search(query, LIMIT, { ...options, tag })[0]?.result ?? [];
      const titles = sections.filter(({ doc }) => doc.display !== undefined).length;
      return { rank, titles, sections };
    });
    const urls = found
      .sort((a, b) => b.titles - a.titles || a.rank - b.rank)
      .flatMap(({ sections }) => sections.map(({ doc }) => doc.url));
    // Several paragraphs of a section are several rows there; counted once, which is in its favour.
    return [...new Set(urls)].slice(0, MAX_ROWS);
  };
  const script = await readFile(require.resolve('flexsearch'));
  return {
    name: 'Nextra 2 (FlexSearch 0.7)',
    rowsFor: (queries) => Promise.resolve(queries.map(rows)),
    firstBytes: gzipSize(JSON.stringify(data)) + gzipSize(script),
  };
}
