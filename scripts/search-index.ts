import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NoteRecord } from '../lib/site/notes';
import { buildIndex } from '../lib/search/index/build-index';
import {
  FACETS_FILE,
  MANIFEST_FILE,
  type Facets,
  type SiteManifest,
} from '../lib/search/rank/protocol';
import type { PageRecord } from '../lib/search/index/records';
import type { search } from '../lib/site/site';
import type { ExportedFolder } from './io/read-export';

/** Pages of the frame, and the one that shows writers their elements: readers look for neither. */
const FRAME_ROUTES: ReadonlySet<string> = new Set(['/404', '/search', '/note-elements']);

/** Files are written in parallel, but not thousands at a time. */
const WRITES_AT_ONCE = 64;

/** Folder of the search data in an export: the manifest, and a folder with all that it speaks of. */
const SEARCH_FOLDER = '_search';

/** What the index is made of. */
export interface SearchIndexOptions {
  readonly exported: ExportedFolder;
  readonly notes: readonly NoteRecord[];
  readonly settings: { readonly [Key in keyof typeof search]: boolean };
}

/** Writes the search data of an exported site, from what its readers get. */
export async function writeSearchIndex(options: SearchIndexOptions): Promise<{ sections: number }> {
  const { exported, notes, settings } = options;
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
  const texts = [...files, [FACETS_FILE, JSON.stringify(facets)] as const];
  const folder = hashOf([JSON.stringify(manifest), ...texts.flat()]);
  const data = path.join(exported.folder, SEARCH_FOLDER);
  const target = path.join(data, folder);
  await rm(data, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (let from = 0; from < texts.length; from += WRITES_AT_ONCE) {
    await Promise.all(
      texts
        .slice(from, from + WRITES_AT_ONCE)
        .map(([name, text]) => writeFile(path.join(target, name), text)),
    );
  }
  const siteManifest: SiteManifest = { ...manifest, folder };
  await writeFile(path.join(data, MANIFEST_FILE), JSON.stringify(siteManifest));
  return { sections: manifest.sections };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(`\0${text}`));
  return hash.digest('hex').slice(0, 16);
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
