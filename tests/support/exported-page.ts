import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { toString as textOf } from 'hast-util-to-string';
import { classesOf } from './html';

/** A link as a reader sees it. */
interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** One name of a list of entries with what is said of it. */
export interface PageEntry {
  /** The code that the entry begins with, or the whole line where it begins with none. */
  readonly name: string;
  /** The line of the name without the name: type, 필수, default, status. */
  readonly marks: string;
  readonly texts: readonly string[];
  readonly nested: readonly PageEntry[];
}

/** What stands between a heading and the next one, whatever its level. */
export interface Section {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly elements: readonly Element[];
}

/** One line of a table of contents. */
interface TocLine {
  readonly depth: number;
  readonly text: string;
  readonly href: string;
}

/** A note as the build wrote it into `out/`. */
export interface ExportedPage {
  readonly sections: readonly Section[];
  /** The list beside the note and the one folded under its title. */
  readonly toc: { readonly beside: readonly TocLine[]; readonly folded: readonly TocLine[] };
  /** The section under a heading; throws where the page has none. */
  readonly section: (id: string) => Section;
}

function all(nodes: readonly Nodes[], test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const node of nodes) {
    visit(node, 'element', (element) => {
      if (test(element)) found.push(element);
    });
  }
  return found;
}

function byTag(node: Nodes | undefined, ...names: readonly string[]): Element[] {
  return node === undefined ? [] : all([node], ({ tagName }) => names.includes(tagName));
}

function linksOf(node: Nodes): PageLink[] {
  return byTag(node, 'a').map((link) => ({
    text: textOf(link),
    href: String(link.properties['href']),
  }));
}

function headingLevel({ tagName, properties }: Element): number | undefined {
  const level = /^h([2-6])$/.exec(tagName)?.[1];
  return level === undefined || properties['id'] === undefined ? undefined : Number(level);
}

function sectionsOf(main: Element): Section[] {
  const sections: (Section & { readonly elements: Element[] })[] = [];
  visit(main, 'element', (element) => {
    if (element === main) return undefined;
    const level = headingLevel(element);
    if (level === undefined) {
      const holdsHeading = byTag(element, 'h2', 'h3', 'h4', 'h5', 'h6').length > 0;
      if (holdsHeading) return undefined;
      sections.at(-1)?.elements.push(element);
      return SKIP;
    }
    const id = String(element.properties['id']);
    sections.push({ id, level, title: textOf(element), elements: [] });
    return SKIP;
  });
  return sections;
}

function nestedListOf(element: Element): Element | undefined {
  const [inner] = element.children;
  if (inner?.type !== 'element') return undefined;
  return inner.tagName === 'dl'
    ? inner
    : inner.tagName === 'details'
      ? byTag(inner, 'dl')[0]
      : undefined;
}

function entriesOf(list: Element): PageEntry[] {
  const entries: { term: Element; texts: Element[]; nested: PageEntry[] }[] = [];
  for (const child of list.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') {
      entries.push({ term: child, texts: [], nested: [] });
      continue;
    }
    const nested = nestedListOf(child);
    if (nested === undefined) entries.at(-1)?.texts.push(child);
    else entries.at(-1)?.nested.push(...entriesOf(nested));
  }
  return entries.map(({ term, texts, nested }) => {
    const [first] = term.children;
    const code = first?.type === 'element' && first.tagName === 'code' ? textOf(first) : undefined;
    return {
      name: code ?? textOf(term),
      marks: code === undefined ? '' : textOf(term).slice(code.length).trim(),
      texts: texts.map(textOf),
      nested,
    };
  });
}

/** The lists of entries of a section, in order. */
export function entryListsOf({ elements }: Section): PageEntry[][] {
  return elements.filter((element) => classesOf(element).includes('entries')).map(entriesOf);
}

/**
 * Finds an entry by its name, a nested one by the names on the way to it.
 *
 * @example findEntry(entries, 'payment_method.payer_selected')?.marks // 'string 기본값 PAYPAL'
 */
export function findEntry(entries: readonly PageEntry[], path: string): PageEntry | undefined {
  const whole = entries.find(({ name }) => name === path);
  if (whole !== undefined) return whole;
  for (const entry of entries) {
    for (const start of [`${entry.name}.`, `${entry.name}[].`]) {
      const found = path.startsWith(start)
        ? findEntry(entry.nested, path.slice(start.length))
        : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** What a reader reads in a section, tables and code included. */
export function sectionText({ elements }: Section): string {
  return elements.map((element: ElementContent) => textOf(element)).join('\n');
}

/** Where the links of a section lead. */
export function addressesOf({ elements }: Section): string[] {
  return elements.flatMap(linksOf).map(({ href }) => href);
}

/** The elements of a section that carry a class. */
export function withClass({ elements }: Section, name: string): Element[] {
  return all(elements, (element) => classesOf(element).includes(name));
}

/** The blocks of code of a section, as their text. */
export function codeOf({ elements }: Section): string[] {
  return all(elements, ({ tagName }) => tagName === 'pre').map(textOf);
}

/** The texts of the elements of a tag within an element. */
export function textsOf(element: Element, tagName: string): string[] {
  return byTag(element, tagName).map(textOf);
}

/**
 * Reads an exported note of the working directory.
 *
 * @throws Error where the note was not exported or has no `main`.
 */
export function readExportedPage(route: string): ExportedPage {
  const tree = fromHtml(readFileSync(`out${route}.html`, 'utf8'));
  const main = byTag(tree, 'main')[0];
  if (main === undefined) throw new Error(`${route} has no <main>`);
  const tocLines = (className: string): TocLine[] =>
    byTag(all([tree], (element) => classesOf(element).includes(className))[0], 'li').map(
      (item) => ({
        depth: Number(item.properties['dataDepth']),
        ...(linksOf(item)[0] ?? { text: '', href: '' }),
      }),
    );
  const sections = sectionsOf(main);
  return {
    sections,
    toc: { beside: tocLines('toc'), folded: tocLines('toc-fold') },
    section(id) {
      const section = sections.find((candidate) => candidate.id === id);
      if (section === undefined) throw new Error(`${route} has no heading #${id}`);
      return section;
    },
  };
}
