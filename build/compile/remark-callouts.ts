import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { callouts } from '../../lib/vocabulary/callouts';
import { fail } from './fail';
import { jsxElement } from './jsx-node';
import type { NoteFile } from './notes-data';

const MARK = /^\[!([A-Za-z]+)\]\s*/;

/**
 * Turns a quotation that begins with a mark, as on GitHub, into a callout.
 *
 * @example
 * // > [!NOTE]
 * // > 글
 * // <Callout kind="note"><p>글</p></Callout>
 */
export function remarkCallouts(tree: Root, file: NoteFile): void {
  visit(tree, 'blockquote', (quote, index, parent) => {
    const kind = takeKind(quote);
    if (kind === undefined || index === undefined || parent === undefined) {
      return;
    }
    if (!Object.hasOwn(callouts, kind)) {
      fail(
        file,
        quote,
        `알 수 없는 콜아웃 [!${kind}]`,
        Object.keys(callouts).join(', '),
        '그 가운데 하나를 쓴다.',
      );
    }
    parent.children[index] = jsxElement('Callout', { kind }, quote.children);
  });
}

/** Removes the mark from the quotation and returns its kind. */
function takeKind(quote: Blockquote): string | undefined {
  const paragraph = quote.children[0];
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') {
    return undefined;
  }
  const kind = MARK.exec(text.value)?.[1]?.toLowerCase();
  if (kind !== undefined) {
    text.value = text.value.replace(MARK, '');
    if (text.value === '') {
      paragraph.children.shift();
    }
    if (paragraph.children.length === 0) {
      quote.children.shift();
    }
  }
  return kind;
}
