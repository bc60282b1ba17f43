import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { toString as textOf } from 'hast-util-to-string';
import { classesOf } from './html';

/** What stands between a heading and the next one, whatever its level. */
export interface Section {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly elements: readonly Element[];
}

/** A note as the build wrote it into `out/`. */
export interface ExportedPage {
  readonly sections: readonly Section[];
  /** Where the lines of the table of contents beside the note lead. */
  readonly toc: readonly string[];
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

function addressesIn(node: Nodes): string[] {
  return byTag(node, 'a').map(({ properties }) => String(properties['href']));
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

/** What a reader reads in a section, tables and code included. */
export function sectionText({ elements }: Section): string {
  return elements.map((element: ElementContent) => textOf(element)).join('\n');
}

/** Where the links of a section lead. */
export function addressesOf({ elements }: Section): string[] {
  return elements.flatMap(addressesIn);
}

/** The elements of a section that carry a class. */
export function withClass({ elements }: Section, name: string): Element[] {
  return all(elements, (element) => classesOf(element).includes(name));
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
  const toc = all([tree], (element) => classesOf(element).includes('toc'));
  const sections = sectionsOf(main);
  return {
    sections,
    toc: toc.flatMap(addressesIn),
    section(id) {
      const section = sections.find((candidate) => candidate.id === id);
      if (section === undefined) throw new Error(`${route} has no heading #${id}`);
      return section;
    },
  };
}
