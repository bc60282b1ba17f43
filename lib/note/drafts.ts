import type { Fault } from '../faults/fault';
import { isNoteFile, readNoteHead, type Note, type SourceFile } from './note';
import type { NoteFile, Route } from '../vocabulary/routes';

/** A note that is not finished: seen in development, absent from what is published. */
export interface Draft {
  readonly file: NoteFile;
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  /** Whether no published note has the same name in another folder. */
  readonly hasOwnName: boolean;
}

function nameOf(route: Route): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** The notes with `status: draft`. */
export function findDrafts(files: readonly SourceFile[]): Draft[] {
  const notes = files
    .filter(({ path }) => isNoteFile(path))
    .flatMap((source) => readNoteHead(source).note ?? []);
  const isDraft = ({ frontMatter }: Note): boolean => frontMatter.status === 'draft';
  const published = new Set(
    notes.filter((note) => !isDraft(note)).map(({ route }) => nameOf(route)),
  );
  return notes.filter(isDraft).map(({ file, route, frontMatter }) => {
    const { title, description } = frontMatter;
    return { file, route, title, description, hasOwnName: !published.has(nameOf(route)) };
  });
}

/** Folder of the pictures that belong to a page, relative to the repository. */
export function imageFolder(route: Route): string {
  return `public/img${route}`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Everything in an exported folder that tells of a draft: a file named after it, its address, its
 * description, its title in the map of pages.
 *
 * @param files Exported files by path relative to the folder; pictures with an empty text.
 */
export function findDraftTraces(
  drafts: readonly Draft[],
  files: ReadonlyMap<string, string>,
): Fault[] {
  return drafts.flatMap(({ file, route, title, description, hasOwnName }) => {
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
        ...(hasOwnName && listed.test(text) ? [`제목 "${title}"`] : []),
      ];
      return found.length === 0
        ? []
        : [
            {
              file: `out/${path}`,
              found: `초안 ${file}의 흔적: ${found.join(', ')}`,
              expected: '초안이 없는 out/',
              fix: '초안을 가리키는 곳을 지우거나 초안을 공개한다.',
            },
          ];
    });
  });
}
