import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NoteRecord } from '../lib/site/notes';
import { buildIndex } from '../lib/search/index/build-index';
import {
  FACETS_FILE,
  MANIFEST_FILE,
  type Facet,
  type Facets,
  type SiteManifest,
} from '../lib/search/rank/protocol';
import type { PageRecord } from '../lib/search/index/records';
import { languageKeys } from '../lib/search/query/filters';
import { languages } from '../lib/vocabulary/languages';
import { tagNames } from '../lib/vocabulary/tags';
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
  /** Queries that the empty search offers. */
  readonly examples?: readonly string[];
  readonly settings: { readonly [Key in keyof typeof search]: boolean };
}

/**
 * Writes the search data of an exported site, from what its readers get.
 *
 * @returns The number of sections, and the folder of the data in the export, whose name changes with them.
 */
export async function writeSearchIndex(
  options: SearchIndexOptions,
): Promise<{ sections: number; folder: string }> {
  const { exported, notes, settings } = options;
  const listed = notes.filter(({ route, listed }) => listed && !FRAME_ROUTES.has(route));
  const pages: PageRecord[] = [];
  for (const { route, tags } of listed) {
    const page = exported.pages.get(route)?.record;
    if (page !== undefined) {
      const record = { ...page, tags: tags.map(({ name }) => name) };
      pages.push(settings.codeblocks ? record : withoutCode(record));
    }
  }
  const { manifest, files } = buildIndex(pages);
  const facets = facetsOf(pages, notes, options.examples ?? []);
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
  return { sections: manifest.sections, folder: `${SEARCH_FOLDER}/${folder}` };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(`\0${text}`));
  return hash.digest('hex').slice(0, 16);
}

function withoutCode(page: PageRecord): PageRecord {
  return { ...page, sections: page.sections.map((section) => ({ ...section, code: [] })) };
}

/** Languages of blocks that are no code. */
const NO_CODE: ReadonlySet<string> = new Set(['text', 'tree', 'mermaid']);

/** The name of a language as readers say it: that of its tag, where there is one. */
function labelOf(language: string): string {
  const tag = languageKeys(language).find((name) => name in tagNames);
  return (tag === undefined ? undefined : tagNames[tag]) ?? languages[language]?.label ?? language;
}

/** Sections in the order of the bar, and the languages that occur, the most frequent first. */
function facetsOf(
  pages: readonly PageRecord[],
  notes: readonly NoteRecord[],
  examples: readonly string[],
): Facets {
  const home = notes.find(({ route }) => route === '/');
  const byLanguage = new Map<string, number>();
  let withCode = 0;
  for (const { sections } of pages) {
    const found = new Set(sections.flatMap(({ code }) => code.map(({ language }) => language)));
    withCode += found.size > 0 ? 1 : 0;
    found.forEach((language) => byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1));
  }
  return {
    sections: (home?.children ?? []).map(({ route, title }) => ({
      value: route.slice(1),
      label: title,
      notes: pages.filter((page) => `${page.route}/`.startsWith(`${route}/`)).length,
    })),
    languages: [...byLanguage]
      .filter(([value]) => !NO_CODE.has(value))
      .map(([value, count]): Facet => ({ value, label: labelOf(value), notes: count }))
      .sort((a, b) => b.notes - a.notes || a.value.localeCompare(b.value)),
    withCode,
    examples,
  };
}
