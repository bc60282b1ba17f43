import { noteOf, readNotesData } from './notes-data.mjs';
import { visitComponent } from './remark-components.mjs';

/**
 * @import { Root, List, Paragraph } from 'mdast'
 * @import { VFile } from 'vfile'
 * @import { NoteSummary } from '../lib/notes'
 */

/**
 * Replaces `<note-list>` by a list of the notes and folders below this page, with their
 * descriptions; `of="recent"` lists the notes changed last. Written at compile time, so the browser
 * needs no front matter.
 */
export function remarkNoteList() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    visitComponent(tree, 'NoteList', (element) => {
      const recent = element.attributes.some(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.value === 'recent',
      );
      const notes = recent ? readNotesData().recent : (noteOf(file)?.children ?? []);
      element.attributes = [];
      element.children = /** @type {typeof element.children} */ ([
        notes.length > 0 ? list(notes) : paragraph('아직 공개한 노트가 없다.'),
      ]);
    });
  };
}

/** @param {string} value @returns {Paragraph} */
function paragraph(value) {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

/** @param {readonly NoteSummary[]} notes @returns {List} */
function list(notes) {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: notes.map(({ route, title, description }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: route, children: [{ type: 'text', value: title }] },
            { type: 'text', value: ` — ${description}` },
          ],
        },
      ],
    })),
  };
}
