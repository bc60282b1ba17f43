import { readFileSync } from 'node:fs';
import { fileNames, type PageRecord, type OutlineFile, TOP, unpackPage } from 'ko-search/index';
import { MANIFEST_FILE, readManifest } from 'ko-search/results';

const data = new URL('../../out/_search/', import.meta.url);

/** Reads the site's own notes from its search data; needs `npm run build` first. */
export function exportedNotes(): PageRecord[] {
  const { folder } = readManifest(readFileSync(new URL(MANIFEST_FILE, data), 'utf8'));
  const read = (name: string): string => readFileSync(new URL(`${folder}/${name}`, data), 'utf8');
  const { routes, titles, tags, levels } = JSON.parse(read(fileNames.outline)) as OutlineFile;
  let heading = 0;
  return routes.map((route, page) => {
    const sections = unpackPage(read(fileNames.page(page))).map((section) => {
      const level = section.anchor === '' ? 2 : levels[heading++];
      return level === undefined ? section : { ...section, level };
    });
    const asked = Object.fromEntries(
      sections.flatMap(({ anchor, asked = [] }) =>
        asked.length === 0 ? [] : [[anchor === '' ? TOP : anchor, asked]],
      ),
    );
    return { route, title: titles[page] ?? '', tags: tags[page] ?? [], asked, sections };
  });
}
