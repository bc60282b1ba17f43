import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlFileOf, type Route } from '../../lib/vocabulary/routes';

/** A page that is measured, and why it was chosen. */
interface ChosenPage {
  readonly what: string;
  readonly route: Route;
}

/** What the figures of reading are measured on. */
export interface ChosenPages {
  readonly pages: readonly ChosenPage[];
  readonly longest: Route;
  /** The longest page with the id of a heading far down in it. */
  readonly deepLink: string;
  /** The section with the most notes right below it: its menu is links. */
  readonly section: Route;
}

interface Weighed {
  readonly route: Route;
  readonly html: string;
  readonly code: number;
}

function most<T>(all: readonly T[], weight: (one: T) => number): T {
  const [first, ...rest] = all;
  if (first === undefined) {
    throw new Error('out/에 노트가 없다.');
  }
  return rest.reduce((best, one) => (weight(one) > weight(best) ? one : best), first);
}

/** How far down the heading of the deep link stands. */
const FAR_DOWN = 0.8;

/**
 * Chooses among the published pages by what they are like, whatever notes there are.
 *
 * @param folder An exported folder with its sitemap.
 * @param basePath The path below which the site lies.
 */
export async function choosePages(folder: string, basePath: string): Promise<ChosenPages> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => (new URL(address).pathname.slice(basePath.length) || '/') as Route,
  );
  const all: readonly Weighed[] = await Promise.all(
    routes.map(async (route) => {
      const html = await readFile(path.join(folder, htmlFileOf(route)), 'utf8');
      return { route, html, code: html.split('<pre').length };
    }),
  );
  const isAbove = (route: Route): boolean => routes.some((other) => other.startsWith(`${route}/`));
  const notes = all.filter(({ route }) => route !== '/' && !isAbove(route));
  const longest = most(notes, ({ html }) => html.length);
  const shortest = most(notes, ({ html }) => -html.length);
  const code = most(
    notes.filter((note) => note !== longest),
    (note) => note.code,
  );
  const headings = [...longest.html.matchAll(/<h[2-6][^>]* id="([^"]+)"/g)];
  const [, id = ''] = headings[Math.floor(headings.length * FAR_DOWN)] ?? [];
  const sections = routes.filter((route) => /^\/[^/]+$/.test(route));
  return {
    pages: [
      { what: '첫 페이지', route: '/' as Route },
      { what: '가장 짧은 노트', route: shortest.route },
      { what: '코드가 가장 많은 노트', route: code.route },
      { what: '가장 긴 노트', route: longest.route },
    ],
    longest: longest.route,
    deepLink: `${longest.route}#${id}`,
    section: most(
      sections,
      (section) => notes.filter(({ route }) => path.posix.dirname(route) === section).length,
    ),
  };
}
