import type { Fault } from '../faults/fault';
import { isForeignLabel, isNameLike } from '../note/foreign-passages';
import { tagNames } from '../vocabulary/tags';
import { everyEntry } from '../tree/page-map';
import type { NoteTree } from './note-tree';
import type { Site } from './site';

/** The names of notes, folders, tags and the site, as far as they are short enough to be names. */
export function displayNames(
  { notes, entries }: Pick<NoteTree, 'notes' | 'entries'>,
  { title, author }: Pick<Site, 'title' | 'author'>,
): ReadonlySet<string> {
  const titles = [
    ...notes.map(({ frontMatter }) => frontMatter.title),
    ...everyEntry(entries).map((entry) => entry.title),
  ];
  return new Set([...titles.filter(isNameLike), ...Object.values(tagNames), title, author]);
}

/** Labels that readers of Korean hear in another language: of pictures, links and elements. */
export function findLabelFaults(tree: NoteTree, site: Site): Fault[] {
  const names = displayNames(tree, site);
  return tree.bodies.flatMap(({ file, markdown }) => {
    const headings = new Set(markdown.headings.map(({ text }) => text));
    const known = { has: (text: string) => names.has(text) || headings.has(text) };
    return markdown.labels
      .filter(({ text }) => isForeignLabel(text, known))
      .map(({ text, line }) => ({
        file,
        line,
        found: `한글이 없는 이름 "${text.slice(0, 60)}"`,
        expected: '그림이나 링크가 무엇인지 말하는 한국어, 또는 노트의 이름',
        fix: '한국어로 쓴다. 사이트의 이름이 아닌 링크의 title이면 지운다.',
      }));
  });
}
