import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { noteOf, type NoteFile } from './notes-data';

const HEADING = /^h[1-6]$/;

/**
 * Writes the former ids of a heading inside it, so that links to them still work.
 *
 * @example
 * // <h2 id="commands">명령</h2>
 * // <h2 id="commands"><span id="old-id"></span>명령</h2>
 */
export function rehypeHeadingAliases(tree: Root, file: NoteFile): void {
  const aliases = noteOf(file)?.aliases;
  if (aliases === undefined) {
    return;
  }
  visit(tree, 'element', (element) => {
    const id = element.properties['id'];
    if (HEADING.test(element.tagName) && typeof id === 'string') {
      // A heading's id may be the name of an inherited property: `constructor`.
      const former = Object.hasOwn(aliases, id) ? (aliases[id] ?? []) : [];
      element.children.unshift(...former.map(anchor));
    }
  });
}

function anchor(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] };
}
