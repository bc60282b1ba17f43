import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { noteOf, type NoteFile } from './notes-data';

const HEADING = /^h[1-6]$/;

/** Keeps links to a heading alive after its id has changed: the former ids stand inside it. */
export function rehypeHeadingAliases(tree: Root, file: NoteFile): void {
  const aliases = noteOf(file)?.aliases;
  if (aliases === undefined) {
    return;
  }
  visit(tree, 'element', (element) => {
    const id = element.properties['id'];
    if (HEADING.test(element.tagName) && typeof id === 'string') {
      // A heading may be named like what every object has: `constructor`.
      const former = Object.hasOwn(aliases, id) ? (aliases[id] ?? []) : [];
      element.children.unshift(...former.map(anchor));
    }
  });
}

function anchor(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] };
}
