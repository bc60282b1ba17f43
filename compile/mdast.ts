import type { Link, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast';
export function text(value: string): Text {
  return { type: 'text', value };
}

export function link(url: string, value: string): Link {
  return { type: 'link', url, children: [text(value)] };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/**
 * A list of bullets.
 *
 * @param items What stands in each of them.
 */
export function list(items: readonly ListItem['children'][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}
