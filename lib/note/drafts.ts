import { faultUnless, type Fault } from '../faults/fault';
import { escapePattern } from '../markdown/escape-pattern';
import type { Note } from './note';
import type { Route } from '../vocabulary/routes';

function nameOf(route: Route): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** Folder of the pictures that belong to a page, relative to the repository. */
export function imageFolder(route: Route): string {
  return `public/img${route}`;
}

/**
 * Everything in an exported folder that tells of a draft: a file named after it, its address, its
 * description, its title in the map of pages.
 *
 * @param notes The published notes: a title that one of them has under the same name tells nothing.
 * @param files Exported files by path relative to the folder; pictures with an empty text.
 */
export function findDraftTraces(
  drafts: readonly Note[],
  notes: readonly Note[],
  files: ReadonlyMap<string, string>,
): Fault[] {
  const published = new Set(notes.map(({ route }) => nameOf(route)));
  return drafts.flatMap(({ file, route, frontMatter: { title, description } }) => {
    const address = new RegExp(`${escapePattern(route)}(?![\\w/-])`);
    // `x.html`, the chunk `x-0123456789abcdef.js`, pictures below `img/…/x/`.
    const named = new RegExp(
      `^(?:.*${escapePattern(route)}(?:-[0-9a-f]{16})?\\.\\w+|/img${escapePattern(route)}/.*)$`,
    );
    const quoted = escapePattern(JSON.stringify(title));
    const listed = new RegExp(`"?${escapePattern(nameOf(route))}"?:\\{"?title"?:${quoted}`);
    return [...files].flatMap(([path, text]): Fault[] => {
      const found = [
        ...(named.test(`/${path}`) ? ['이름'] : []),
        ...(address.test(text) ? [`주소 ${route}`] : []),
        ...(text.includes(description) ? ['description'] : []),
        ...(!published.has(nameOf(route)) && listed.test(text) ? [`제목 "${title}"`] : []),
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
