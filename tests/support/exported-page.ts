import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

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

const HEADING = 'h2[id], h3[id], h4[id], h5[id], h6[id]';

function sectionsOf(main: Element): Section[] {
  const sections: (Section & { readonly elements: Element[] })[] = [];
  const read = (element: Element): void => {
    if (element.matches(HEADING)) {
      const level = Number(element.tagName.charAt(1));
      sections.push({ id: element.id, level, title: element.textContent, elements: [] });
    } else if (element.querySelector(HEADING) === null) {
      sections.at(-1)?.elements.push(element);
    } else {
      [...element.children].forEach(read);
    }
  };
  read(main);
  return sections;
}

/** What a reader reads in a section, tables and code included. */
export function sectionText({ elements }: Section): string {
  return elements.map(({ textContent }) => textContent).join('\n');
}

/** The elements of a section that a selector names, in the order of the page. */
export function selectIn({ elements }: Pick<Section, 'elements'>, selector: string): Element[] {
  return elements.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll(selector),
  ]);
}

/** Where the links among some elements lead. */
export function addressesOf(part: Pick<Section, 'elements'>): string[] {
  return selectIn(part, 'a').map((link) => String(link.getAttribute('href')));
}

/**
 * Reads an exported note of the working directory.
 *
 * @throws Error where the note was not exported or has no `main`.
 */
export function readExportedPage(route: string): ExportedPage {
  const { document } = new JSDOM(readFileSync(`out${route}.html`, 'utf8')).window;
  const main = document.querySelector('main');
  if (main === null) throw new Error(`${route} has no <main>`);
  const sections = sectionsOf(main);
  return {
    sections,
    toc: addressesOf({ elements: [...document.querySelectorAll('.toc')] }),
    section(id) {
      const section = sections.find((candidate) => candidate.id === id);
      if (section === undefined) throw new Error(`${route} has no heading #${id}`);
      return section;
    },
  };
}
