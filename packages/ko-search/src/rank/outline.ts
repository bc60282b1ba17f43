import type { Manifest, OutlineFile } from '../index/format';
import { createLines, matchLines, pack, type LineQuery, type Lines } from './lines';
import type { KnownWords } from '../text/particles';
import { lower } from '../text/text';
import type { Word } from '../query/query';
import type { Alternative } from '../text/readings';

/** Titles and headings in memory, and which section belongs to which page. */
export interface Outline {
  readonly pages: number;
  readonly sections: number;
  readonly routes: readonly string[];
  /** First segment of each route, which names its section of the site. */
  readonly roots: readonly string[];
  readonly titles: readonly string[];
  /** The same by route. */
  readonly titleOf: ReadonlyMap<string, string>;
  /** First section of each page; one more entry for the end. */
  readonly firstSection: Uint32Array;
  readonly pageOf: Uint32Array;
  readonly titleLines: Lines;
  readonly titleConsonants: Lines;
  /** The last part of each address, which is the English name of a note; empty for a folder of notes. */
  readonly names: Lines;
  /** What the notes of a folder or of a tag are about: the words of each address, and its tags. */
  readonly subjects: readonly (readonly string[])[];
  /** Words that end like a particle or an ending: a query keeps them whole. */
  readonly words: KnownWords;
  /** Per page: 1 if there are notes below it. */
  readonly isFolder: Uint8Array;
  /** Per page: 1 if a number is its name: a week of a series, a problem. */
  readonly isNumbered: Uint8Array;
  /** Per section, as the anchors and the levels: empty for the first of a page. */
  readonly headings: readonly string[];
  readonly anchors: readonly string[];
  readonly levels: readonly number[];
  readonly headingLines: Lines;
  readonly headingConsonants: Lines;
}

/** Reads the file of titles and headings. */
export function createOutline(manifest: Manifest, file: OutlineFile): Outline {
  const firstSection = new Uint32Array(file.titles.length + 1);
  const pageOf = new Uint32Array(manifest.sections);
  file.sections.forEach((count, page) => {
    const first = firstSection[page] ?? 0;
    firstSection[page + 1] = first + count;
    pageOf.fill(page, first, first + count);
  });
  // The columns leave out the first section of each page.
  const perSection = <Value>(column: readonly Value[], first: Value): Value[] => {
    let place = 0;
    return file.sections.flatMap((count) => [first, ...column.slice(place, (place += count - 1))]);
  };
  const headings = perSection(file.headings, '');
  const parents = new Set(file.routes.map((route) => route.slice(0, route.lastIndexOf('/'))));
  return {
    pages: file.titles.length,
    sections: manifest.sections,
    routes: file.routes,
    roots: file.routes.map((route) => route.split('/')[1] ?? ''),
    titles: file.titles,
    titleOf: new Map(file.routes.map((route, page) => [route, file.titles[page] ?? ''])),
    firstSection,
    pageOf,
    titleLines: createLines(file.titles, 'keystrokes'),
    titleConsonants: createLines(file.titles, 'consonants'),
    names: createLines(
      file.routes.map((route) =>
        parents.has(route) ? '' : route.slice(route.lastIndexOf('/') + 1).replaceAll('-', ' '),
      ),
      'keystrokes',
    ),
    subjects: file.routes.map((route, page) => [
      ...route.split(/[/-]/),
      ...(file.tags[page] ?? []).map(lower),
    ]),
    words: new Set(file.words),
    isFolder: Uint8Array.from(file.routes, (route) => (parents.has(route) ? 1 : 0)),
    isNumbered: Uint8Array.from(file.routes, (route) => (/\/\d+$/.test(route) ? 1 : 0)),
    headings,
    anchors: perSection(file.anchors, ''),
    levels: perSection(file.levels, 0),
    headingLines: createLines(headings, 'keystrokes'),
    headingConsonants: createLines(headings, 'consonants'),
  };
}

/** The headings that a section stands below, the outermost first: which of many ‘응답’ it is. */
export function headingsAbove(outline: Outline, section: number): string[] {
  const { headings, levels, firstSection, pageOf } = outline;
  const first = firstSection[pageOf[section] ?? 0] ?? 0;
  const path: string[] = [];
  let level = levels[section] ?? 0;
  for (let place = section - 1; place > first; place -= 1) {
    const here = levels[place] ?? 0;
    if (here < level) {
      path.unshift(headings[place] ?? '');
      level = here;
    }
  }
  return path;
}

/**
 * Titles of the folders above a page, the outermost first.
 *
 * @example
 * trailOf('/docs/redis/redis-stream', new Map([['/docs', 'Docs'], ['/docs/redis', '레디스']])) // ['Docs', '레디스']
 */
export function trailOf(route: string, titles: ReadonlyMap<string, string>): string[] {
  const segments = route.split('/').slice(1, -1);
  return segments.flatMap(
    (_, place) => titles.get(`/${segments.slice(0, place + 1).join('/')}`) ?? [],
  );
}

/** Readings that look for the same keystrokes as the typed form. */
const SAME_KEYS: ReadonlySet<Alternative['kind']> = new Set([
  'parts',
  'pair',
  'final',
  'whole',
  'language',
]);

/** One or two Latin letters begin too many words of an address. */
const SUBJECT = /^(?:[a-z0-9]{3,}|[가-힣].+)$/;

/** The name in the address against the title. */
const NAME = 0.95;

/** How well a word fits each title and each heading, 0 to 1. */
export interface OutlineMatch {
  readonly titles: Float32Array;
  readonly headings: Float32Array;
  /** Per page: 1 if its address or one of its tags has the word. */
  readonly subjects: Uint8Array;
  /** Titles and headings that fit at all. */
  readonly count: number;
}

/** Finds a word in all titles and headings, by keystrokes or by first consonants. */
export function matchOutline(outline: Outline, { consonants, alternatives }: Word): OutlineMatch {
  const titles = new Float32Array(outline.pages);
  const headings = new Float32Array(outline.sections);
  const subjects = new Uint8Array(outline.pages);
  let count = 0;
  const look = (lines: Lines, query: LineQuery, weight: number, best: Float32Array): void => {
    for (const { line, fit } of matchLines(lines, query)) {
      count += best[line] === 0 ? 1 : 0;
      best[line] = Math.max(best[line] ?? 0, fit * weight);
    }
  };

  if (consonants !== undefined) {
    const query = { keys: consonants, prefix: true };
    look(outline.titleConsonants, query, 1, titles);
    look(outline.headingConsonants, query, 1, headings);
  }
  const seen = new Set<string>();
  for (const { kind, text, weight, prefix } of alternatives) {
    const keys = pack(text);
    if (!SAME_KEYS.has(kind) && !seen.has(keys)) {
      seen.add(keys);
      look(outline.titleLines, { keys, prefix }, weight, titles);
      look(outline.headingLines, { keys, prefix }, weight, headings);
      if (SUBJECT.test(text)) {
        for (const { line: page, fit } of matchLines(outline.names, { keys, prefix })) {
          titles[page] = Math.max(titles[page] ?? 0, fit * weight * NAME);
        }
        outline.subjects.forEach((words, page) => {
          if (words.some((part) => (prefix ? part.startsWith(text) : part === text))) {
            subjects[page] = 1;
          }
        });
      }
    }
  }
  return { titles, headings, subjects, count };
}
