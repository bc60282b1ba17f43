import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from '../markdown/visit';
import { findIntruders, type Intruder } from './intruders';

export interface HtmlPage {
  readonly canonical: string | undefined;
  readonly titles: number;
  /** Every id with its number of elements. */
  readonly ids: ReadonlyMap<string, number>;
  /** Targets of links, images, scripts and styles as written, each with its first source line. */
  readonly references: ReadonlyMap<string, number>;
  readonly intruders: readonly Intruder[];
}

function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return typeof value === 'string' ? value : undefined;
}

const REFERENCES: Readonly<Record<string, 'href' | 'src'>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
};

/** Reads a page, given as text or parsed. */
export function readHtmlPage(html: string | Root): HtmlPage {
  const ids = new Map<string, number>();
  const references = new Map<string, number>();
  let titles = 0;
  let canonical: string | undefined;
  const root = typeof html === 'string' ? fromHtml(html) : html;
  visit(root, 'element', (element) => {
    const { tagName, properties, position } = element;
    const { rel } = properties;
    const isLink = (relation: string): boolean => Array.isArray(rel) && rel.includes(relation);
    const id = attribute(element, 'id');
    if (id !== undefined) {
      ids.set(id, (ids.get(id) ?? 0) + 1);
    }
    const target = attribute(element, REFERENCES[tagName] ?? '');
    // `preconnect` names a host, not a page or a file; Next.js adds the site's own.
    if (target !== undefined && !references.has(target) && !isLink('preconnect')) {
      references.set(target, position?.start.line ?? 1);
    }
    titles += tagName === 'h1' ? 1 : 0;
    canonical ??= isLink('canonical') ? target : undefined;
  });
  return { canonical, titles, ids, references, intruders: findIntruders(root) };
}
