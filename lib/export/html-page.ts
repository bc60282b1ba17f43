import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import { mayBeForeign } from './foreign-texts';
import { findIntruders, type Intruder } from './intruders';
import { readPageTexts, type PageText } from './page-texts';

/** An exported page as a browser gets it. */
export interface HtmlPage {
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** Full address of the share picture. */
  readonly picture: string | undefined;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  readonly mainHeadings: readonly string[];
  /** Headings of every level. */
  readonly headings: readonly string[];
  /** Every id with its number of elements. */
  readonly ids: ReadonlyMap<string, number>;
  /** Targets of links, images, scripts and styles as written, each with its first source line. */
  readonly references: readonly { target: string; line: number }[];
  /** Links and buttons without a name for screen readers. */
  readonly unnamed: readonly { html: string; line: number }[];
  /** Elements and attributes that no page may have. */
  readonly intruders: readonly Intruder[];
  /** Texts that readers see or hear and that may not be Korean. */
  readonly texts: readonly PageText[];
}

function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Tells whether assistive technology can name an element: by label, title, text, or a picture inside. */
function hasName(element: Element): boolean {
  const own = attribute(element, 'ariaLabel') ?? attribute(element, 'title') ?? textOf(element);
  if (own.trim() !== '') {
    return true;
  }
  let named = false;
  visit(element, 'element', (child) => {
    const name = attribute(child, 'alt') ?? attribute(child, 'ariaLabel') ?? '';
    named ||= name.trim() !== '';
    return named ? EXIT : undefined;
  });
  return named;
}

const referenceAttributes: Readonly<Record<string, 'href' | 'src'>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
};

function hasRelation({ properties: { rel } }: Element, relation: string): boolean {
  return Array.isArray(rel) && rel.includes(relation);
}

/** Reads from a page, given as text or parsed, what the checks of the export need. */
export function readHtmlPage(html: string | Root): HtmlPage {
  const ids = new Map<string, number>();
  const references = new Map<string, number>();
  const unnamed: { html: string; line: number }[] = [];
  const mainHeadings: string[] = [];
  const headings: string[] = [];
  let isIndexed = true;
  let language: string | undefined;
  let title = '';
  let description: string | undefined;
  let canonical: string | undefined;
  let picture: string | undefined;
  const root = typeof html === 'string' ? fromHtml(html) : html;
  visit(root, 'element', (element, _index, parent) => {
    const line = element.position?.start.line ?? 1;
    const id = attribute(element, 'id');
    if (id !== undefined) {
      ids.set(id, (ids.get(id) ?? 0) + 1);
    }
    const referenceName = referenceAttributes[element.tagName];
    const target = referenceName && attribute(element, referenceName);
    // `preconnect` names a host, not a page or a file; Next.js adds the site's own.
    if (target !== undefined && !references.has(target) && !hasRelation(element, 'preconnect')) {
      references.set(target, line);
    }
    if (/^h[1-6]$/.test(element.tagName)) {
      const heading = textOf(element);
      headings.push(heading);
      mainHeadings.push(...(element.tagName === 'h1' ? [heading] : []));
    }
    switch (element.tagName) {
      case 'html':
        language = attribute(element, 'lang');
        break;
      case 'title':
        if (parent?.type === 'element' && parent.tagName === 'head') {
          title = textOf(element);
        }
        break;
      case 'meta':
        if (attribute(element, 'name') === 'description') {
          description = attribute(element, 'content');
        } else if (attribute(element, 'name') === 'robots') {
          isIndexed = attribute(element, 'content')?.includes('noindex') !== true;
        } else if (attribute(element, 'property') === 'og:image') {
          picture = attribute(element, 'content');
        }
        break;
      case 'link':
        if (hasRelation(element, 'canonical')) {
          canonical = attribute(element, 'href');
        }
        break;
      case 'a':
      case 'button':
        // An `<a>` without an address is a place, not a link.
        if (!hasName(element) && !(element.tagName === 'a' && !element.properties['href'])) {
          unnamed.push({ html: `<${element.tagName}>`, line });
        }
        break;
      default:
    }
  });
  return {
    language,
    title,
    description,
    canonical,
    picture,
    isIndexed,
    mainHeadings,
    headings,
    ids,
    references: [...references].map(([target, first]) => ({ target, line: first })),
    unnamed,
    intruders: findIntruders(root),
    texts: readPageTexts(root).filter(mayBeForeign),
  };
}
