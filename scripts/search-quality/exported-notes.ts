import { readFileSync, readdirSync } from 'node:fs';
import { fileNames, unpackPage, type TierFile } from '../../lib/search/index/format';
import type { PageRecord } from '../../lib/search/index/records';

const folder = new URL('../../out/_search/', import.meta.url);

/**
 * The site's own notes as its search data hold them: texts of the exported pages, so `npm run build`
 * comes first.
 */
export function exportedNotes(): PageRecord[] {
  const [id] = readdirSync(folder);
  const read = (name: string): string =>
    readFileSync(new URL(`${id ?? ''}/${name}`, folder), 'utf8');
  const { routes, titles } = JSON.parse(read(fileNames.tier)) as TierFile;
  return routes.map((route, page) => ({
    route,
    title: titles[page] ?? '',
    sections: unpackPage(read(fileNames.page(page))),
  }));
}
