import type { Blockquote, Root } from 'mdast';
import { visit } from '../../lib/markdown/visit';
import { callouts } from '../../lib/vocabulary/callouts';
import { jsxElement } from './jsx-node';

const MARK = /^\[!([A-Za-z]+)\]\s*/;

/**
 * Turns a quotation that begins with a mark, as on GitHub, into a callout.
 *
 * @example
 * // > [!NOTE]
 * // > 글
 * // <Callout kind="note"><p>글</p></Callout>
 */
export function remarkCallouts(tree: Root): void {
  visit(tree, 'blockquote', (quote, index, parent) => {
    const kind = takeKind(quote);
    if (kind !== undefined && index !== undefined && parent !== undefined) {
      parent.children[index] = jsxElement('Callout', { kind }, quote.children);
    }
  });
}

/** Removes the mark from the quotation and returns its kind; an unknown one the checks have refused. */
function takeKind(quote: Blockquote): string | undefined {
  const paragraph = quote.children[0];
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') {
    return undefined;
  }
  const kind = MARK.exec(text.value)?.[1]?.toLowerCase() ?? '';
  if (!Object.hasOwn(callouts, kind)) {
    return undefined;
  }
  text.value = text.value.replace(MARK, '');
  if (text.value === '') {
    paragraph.children.shift();
  }
  if (paragraph.children.length === 0) {
    quote.children.shift();
  }
  return kind;
}
