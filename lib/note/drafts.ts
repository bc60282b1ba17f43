import { faultUnless, type Fault } from '../faults/fault';
import { escapePattern } from '../markdown/escape-pattern';
import { SHARE_PICTURE } from '../vocabulary/export-names';
import type { Note } from './note';
import type { Route } from '../vocabulary/routes';

/** Returns the folder of a page's pictures, from the root of the repository. */
export function imageFolder(route: Route): string {
  return `public/img${route}`;
}

/**
 * Tells whether a file is a picture of a draft: inside the draft's folder, but in no folder of a published note
 * below it.
 *
 * @param file relative to the export, such as `img/docs/redis/a.svg`
 */
export function isDraftPicture(file: string, draft: Route, notes: readonly Note[]): boolean {
  const isIn = (route: Route): boolean => file.startsWith(`img${route}/`);
  return isIn(draft) && !notes.some(({ route }) => route.startsWith(`${draft}/`) && isIn(route));
}

/** Least length of a description that identifies a draft; a shorter one may occur in other notes. */
const TELLING = 20;

/**
 * Finds traces of drafts in an exported folder: a file with the draft's name, its address, its description.
 *
 * @param notes the published notes
 * @param site the address that the site is published at
 * @param files exported files by path from the folder; pictures have an empty text
 */
export function findDraftTraces(
  drafts: readonly Note[],
  notes: readonly Note[],
  files: ReadonlyMap<string, string>,
  site: { readonly url: string; readonly basePath: string },
): Fault[] {
  return drafts.flatMap(({ file, route, frontMatter: { description } }) => {
    // Not the end of a longer address, nor an address on another host.
    const address = new RegExp(
      `(?:(?<![\\w.:/-])(?:${escapePattern(site.url)})?${escapePattern(site.basePath)}|\\b(?:pages|img|${SHARE_PICTURE.folder}))${escapePattern(route)}(?![\\w/-])`,
    );
    // `x.html`, `_share/x.png`.
    const named = new RegExp(`^(?:/${SHARE_PICTURE.folder})?${escapePattern(route)}\\.\\w+$`);
    return [...files].flatMap(([path, text]): Fault[] => {
      const found = [
        ...(named.test(`/${path}`) || isDraftPicture(path, route, notes) ? ['이름'] : []),
        ...(address.test(text) ? [`주소 ${route}`] : []),
        ...(description.length >= TELLING && text.includes(description) ? ['description'] : []),
      ];
      return faultUnless(found.length === 0, () => ({
        file: `out/${path}`,
        found: `초안 ${file}의 흔적: ${found.join(', ')}`,
        expected: '초안이 없는 out/',
        fix: '초안을 가리키는 곳을 지우거나 초안을 공개한다.',
      }));
    });
  });
}
