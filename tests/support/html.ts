import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { toString as textOf } from 'hast-util-to-string';

/** All elements of a piece of HTML, in document order. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit<Nodes, 'element'>(fromHtml(html, { fragment: true }), 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

/** The classes of an element, in the order written. */
export function classesOf({ properties }: Element): string[] {
  const names = properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The only element of a tag name; throws when there is none or more than one. */
export function oneElement(html: string, tagName: string): Element {
  const [first, ...others] = elementsOf(html).filter((element) => element.tagName === tagName);
  if (first === undefined || others.length > 0) {
    throw new Error(`${others.length + (first ? 1 : 0)} <${tagName}> in ${html}`);
  }
  return first;
}

/** What a reader sees of a piece of HTML. */
export function textOfHtml(html: string): string {
  return textOf(fromHtml(html, { fragment: true }));
}
