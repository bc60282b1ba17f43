/**
 * @import { Link, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast'
 */

/** @param {string} value @returns {Text} */
export function text(value) {
  return { type: 'text', value };
}

/** @param {string} url @param {string} value @returns {Link} */
export function link(url, value) {
  return { type: 'link', url, children: [text(value)] };
}

/** @param {PhrasingContent[]} children @returns {Paragraph} */
export function paragraph(children) {
  return { type: 'paragraph', children };
}

/**
 * A list of bullets.
 *
 * @param {readonly ListItem['children'][]} items What stands in each of them.
 * @returns {List}
 */
export function list(items) {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}
