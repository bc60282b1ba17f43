import { faultUnless, type Fault } from '../faults/fault';
import { escapePattern } from '../markdown/escape-pattern';
import { SHARE_PICTURE } from '../vocabulary/export-names';
import type { Note } from './note';
import type { Route } from '../vocabulary/routes';

/** Folder of the pictures that belong to a page, relative to the repository. */
export function imageFolder(route: Route): string {
  return `public/img${route}`;
}

/**
 * Whether a file is a picture of a draft: it lies in its folder, and in that of no published note below.
 *
 * @param file relative to the export, such as `img/docs/redis/a.svg`
 */
export function isDraftPicture(file: string, draft: Route, notes: readonly Note[]): boolean {
  const isIn = (route: Route): boolean => file.startsWith(`img${route}/`);
  return isIn(draft) && !notes.some(({ route }) => route.startsWith(`${draft}/`) && isIn(route));
}

/** A shorter description is a word that others write too; a finished one is longer. */
const TELLING = 20;

/**
 * Everything in an exported folder that tells of a draft: a file named after it, its address, its
 * description.
 *
 * @param notes The published notes.
 * @param site Where it is published.
 * @param files Exported files by path relative to the folder; pictures with an empty text.
 */
export function findDraftTraces(
  drafts: readonly Note[],
  notes: readonly Note[],
  files: ReadonlyMap<string, string>,
  site: { readonly url: string; readonly basePath: string },
): Fault[] {
  return drafts.flatMap(({ file, route, frontMatter: { description } }) => {
    // Nor the end of a longer address, or one of another host.
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
