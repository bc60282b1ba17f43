/**
 * @import { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
 */

/**
 * A component with text attributes, as the Markdown compiler represents `<Name a="b">…</Name>`.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string | undefined>>} attributes entries without a value are left out
 * @param {unknown[]} [children]
 * @returns {MdxJsxFlowElement}
 */
export function jsxElement(name, attributes, children = []) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    children: /** @type {MdxJsxFlowElement['children']} */ (children),
  };
}

/**
 * Text attributes, as the Markdown compiler represents them.
 *
 * @param {Readonly<Record<string, string | undefined>>} attributes entries without a value are left out
 * @returns {MdxJsxFlowElement['attributes']}
 */
export function jsxAttributes(attributes) {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/**
 * The text attributes of a component; an attribute without a value is the empty text.
 *
 * @param {MdxJsxFlowElement} element
 * @returns {Record<string, string>}
 */
export function readAttributes(element) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      attributes[attribute.name] = typeof attribute.value === 'string' ? attribute.value : '';
    }
  }
  return attributes;
}
