import { writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NoteRecord } from '../lib/site/notes';
import { buildIndex, type PageRecord } from 'ko-search/index';
import {
  FACETS_FILE,
  MANIFEST_FILE,
  type Facet,
  type Facets,
  type SiteManifest,
} from 'ko-search/results';
import { languageKeys } from 'ko-search/query';
import { hashText } from 'md-run/blocks';
import { languages } from '../lib/vocabulary/languages';
import { tagNames } from '../lib/vocabulary/tags';
import type { ExportedFolder } from './io/read-export';

/** Pages that the search leaves out: the site's own pages, and the reference of elements for authors. */
export const UNSEARCHED_ROUTES: ReadonlySet<string> = new Set([
  '/404',
  '/search',
  '/note-elements',
]);

/** Folder of the search data in an export: the manifest, and one folder with the files that it names. */
const SEARCH_FOLDER = '_search';

/**
 * Writes the search data of an exported site, from the HTML that its readers get.
 *
 * @returns the number of sections, and the data folder in the export, whose name is a hash of the data
 */
export async function writeSearchIndex(options: {
  readonly exported: ExportedFolder;
  readonly notes: readonly NoteRecord[];
  readonly examples?: readonly string[];
  /** Whether code is found, as `theme.config.tsx` says. */
  readonly codeblocks?: boolean;
}): Promise<{ sections: number; folder: string }> {
  const { exported, notes, codeblocks = true } = options;
  const listed = notes.filter(({ route, listed }) => listed && !UNSEARCHED_ROUTES.has(route));
  const pages = listed.flatMap(({ route, tags, asked, longTitle }): PageRecord[] => {
    const page = exported.pages.get(route)?.search;
    return page === undefined
      ? []
      : [
          {
            ...page,
            // A result needs the longer title: its neighbours come from other folders.
            title: longTitle ?? page.title,
            tags: tags.map(({ name }) => name),
            ...(asked !== undefined && { asked }),
            sections: page.sections.map((one) => (codeblocks ? one : { ...one, code: [] })),
          },
        ];
  });
  const { manifest, files } = buildIndex(pages);
  const facets = facetsOf(pages, notes, options.examples ?? []);
  const texts = [...files, [FACETS_FILE, JSON.stringify(facets)] as const];
  const folder = hashText([JSON.stringify(manifest), ...texts.flat()].join('\0'));
  const data = path.join(exported.folder, SEARCH_FOLDER);
  const target = path.join(data, folder);
  await rm(data, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [name, text] of texts) {
    writeFileSync(path.join(target, name), text);
  }
  const siteManifest: SiteManifest = { ...manifest, folder };
  await writeFile(path.join(data, MANIFEST_FILE), JSON.stringify(siteManifest));
  return { sections: manifest.sections, folder: `${SEARCH_FOLDER}/${folder}` };
}

/** Languages of blocks without code. */
const NO_CODE: ReadonlySet<string> = new Set(['text', 'tree', 'mermaid']);

/** Names a language as readers do: by its tag if it has one. */
function labelOf(language: string): string {
  const tag = languageKeys(language).find((name) => name in tagNames);
  return (tag === undefined ? undefined : tagNames[tag]) ?? languages[language]?.label ?? language;
}

/** Lists the sections in the order of the bar, and the languages of the code blocks, most frequent first. */
function facetsOf(
  pages: readonly PageRecord[],
  notes: readonly NoteRecord[],
  examples: readonly string[],
): Facets {
  const home = notes.find(({ route }) => route === '/');
  const byLanguage = new Map<string, number>();
  let withCode = 0;
  for (const { sections } of pages) {
    const blocks = sections.flatMap(({ code }) => code);
    withCode += blocks.length > 0 ? 1 : 0;
    new Set(blocks.map(({ language }) => language)).forEach((language) =>
      byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1),
    );
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
