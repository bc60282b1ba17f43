import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NoteRecord } from '../lib/site/notes';
import { buildIndex } from '../lib/search/index/build-index';
import { FACETS_FILE, type Facets } from '../lib/search/rank/protocol';
import type { PageRecord } from '../lib/search/index/records';
import type { search } from '../lib/site/site';
import type { ExportedFolder } from './io/read-export';

/** Pages of the frame: nobody looks for them. */
const FRAME_ROUTES: ReadonlySet<string> = new Set(['/404', '/search']);

/** Files are written in parallel, but not thousands at a time. */
const WRITES_AT_ONCE = 64;

/** Folder of the search data in an export; below it one folder per build, named by its hash. */
const SEARCH_FOLDER = '_search';

/** What the index is made of. */
export interface SearchIndexOptions {
  readonly exported: ExportedFolder;
  /** Name of the data's folder below `_search/`; the scripts of the site know it. */
  readonly id: string;
  readonly notes: readonly NoteRecord[];
  readonly settings: { readonly [Key in keyof typeof search]: boolean };
}

/** Writes the search data of an exported site, from what its readers get. */
export async function writeSearchIndex(options: SearchIndexOptions): Promise<{ sections: number }> {
  const { exported, id, notes, settings } = options;
  const listed = notes.filter(({ route, listed }) => listed && !FRAME_ROUTES.has(route));
  const pages: PageRecord[] = [];
  for (const { route } of listed) {
    const page = exported.pages.get(route)?.record;
    if (page !== undefined) {
      pages.push(settings.codeblocks ? page : withoutCode(page));
    }
  }
  const { manifest, files } = buildIndex(pages);
  const facets = facetsOf(pages, notes);
  const target = path.join(exported.folder, SEARCH_FOLDER, id);
  await rm(path.join(exported.folder, SEARCH_FOLDER), { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const texts = [...files, [FACETS_FILE, JSON.stringify(facets)] as const];
  for (let from = 0; from < texts.length; from += WRITES_AT_ONCE) {
    await Promise.all(
      texts
        .slice(from, from + WRITES_AT_ONCE)
        .map(([name, text]) => writeFile(path.join(target, name), text)),
    );
  }
  return { sections: manifest.sections };
}

function withoutCode(page: PageRecord): PageRecord {
  return { ...page, sections: page.sections.map((section) => ({ ...section, code: [] })) };
}

/** Sections in the order of the bar, and the languages that occur. */
function facetsOf(pages: readonly PageRecord[], notes: readonly NoteRecord[]): Facets {
  const home = notes.find(({ route }) => route === '/');
  const languages = new Set(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ code }) => code.map(({ language }) => language)),
    ),
  );
  return {
    sections: (home?.children ?? []).map(({ route, title }) => ({ root: route.slice(1), title })),
    languages: [...languages].sort(),
  };
}
