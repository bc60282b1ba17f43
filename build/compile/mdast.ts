import type { Link, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast';
import type { NoteSummary } from '../../lib/tree/tree';

export interface Linked extends Pick<NoteSummary, 'title'> {
  /** Its address, or that of a place in it. */
  readonly route: string;
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function link({ route, title }: Linked): Link {
  return { type: 'link', url: route, children: [text(title)] };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** Writes a link to a note with its description after a dash. */
export function described(note: Linked, description: string): Paragraph {
  return paragraph(link(note), text(` — ${description}`));
}

/**
 * Writes a bulleted list, or nothing for no items.
 *
 * @param items the blocks of each item; several paragraphs stay apart
 */
export function list(items: readonly ListItem['children'][]): List[] {
  const children = items.map((blocks): ListItem => ({
    type: 'listItem',
    spread: blocks.filter(({ type }) => type === 'paragraph').length > 1,
    children: blocks,
  }));
  return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}
