import type { ElementContent } from 'hast';
import type { Content } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A component that stands in HTML. */
export interface HtmlComponent extends Omit<MdxJsxFlowElement, 'children'> {
  children: ElementContent[];
}

declare module 'hast' {
  // The package of these nodes declares them for an older version of these types.
  interface RootContentMap {
    mdxJsxFlowElement: HtmlComponent;
  }
  interface ElementContentMap {
    mdxJsxFlowElement: HtmlComponent;
  }
}

/** Text attributes by name; those without a value are left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** A component with text attributes, as the Markdown compiler represents `<Name a="b">…</Name>`. */
export function jsxElement(
  name: string,
  attributes: Attributes,
  children: Content[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    // Its type allows blocks only, but a `dt` or `summary` holds the text itself.
    children: children as MdxJsxFlowElement['children'],
  };
}

/** A component without children among the HTML of a note. */
export function htmlComponent(name: string, attributes: Attributes): HtmlComponent {
  return { ...jsxElement(name, attributes), children: [] };
}

/** Text attributes, as the Markdown compiler represents them. */
export function jsxAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/** The text attributes of a component; an attribute without a value is the empty text. */
export function readAttributes({
  attributes,
}: Pick<MdxJsxFlowElement, 'attributes'>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute'
        ? [[one.name, typeof one.value === 'string' ? one.value : '']]
        : [],
    ),
  );
}
