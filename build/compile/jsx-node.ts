import type { ElementContent } from 'hast';
import type { Content } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

export interface HtmlComponent extends Omit<MdxJsxFlowElement, 'children'> {
  children: ElementContent[];
}

declare module 'hast' {
  // The package that defines these nodes declares them for an older version of the hast types.
  interface RootContentMap {
    mdxJsxFlowElement: HtmlComponent;
  }
  interface ElementContentMap {
    mdxJsxFlowElement: HtmlComponent;
  }
}

/** Text attributes by name; `undefined` leaves an attribute out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** Builds the node that the Markdown compiler has for `<Name a="b">…</Name>`. */
export function jsxElement(
  name: string,
  attributes: Attributes,
  children: Content[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    // The type allows blocks only, but a `dt` or `summary` holds text.
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Builds a component without children among HTML nodes. */
export function htmlComponent(name: string, attributes: Attributes): HtmlComponent {
  return { ...jsxElement(name, attributes), children: [] };
}

/** Builds the attribute nodes of a component. */
export function jsxAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/** Reads the text attributes of a component; an attribute without a value is `''`. */
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
