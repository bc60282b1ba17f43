import {
  fileNames,
  packEntry,
  packPage,
  unpackPage,
  type HeadingColumns,
  type Manifest,
  type TierFile,
} from './format';
import { FORMAT_VERSION } from './version';
import { keysOf } from './keys';
import { isKnownWord, knownWordsOf } from './known-words';
import { TOP, type Asked, type PageRecord, type SectionRecord } from './records';
import { places, type Entry } from './store';
import { clean } from '../text/text';

/** What a page adds to an index. It is made of nothing but the page, so it can be kept. */
export interface IndexedPage {
  readonly route: string;
  readonly title: string;
  /** Columns of its sections but the first, which has no heading. */
  readonly columns: HeadingColumns;
  /** The file of its texts. */
  readonly text: string;
  /** Languages of its code. */
  readonly languages: readonly string[];
  /** Words that a query must not lose the end of: {@link knownWordsOf}. */
  readonly words: readonly string[];
  /** Its keys, one a line: thousands of small strings take longer to keep. */
  readonly keys: string;
  /** For each key where its postings end. */
  readonly ends: Uint32Array;
  /** Sections of the page with a place in each: `section * places.length + place`. */
  readonly postings: Uint32Array;
}

/** All files of an index by name, and the manifest as data. */
export interface BuiltIndex {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string>;
}

/*
 * Sizes: docs/search.md, ‘바이트의 예산’.
 */
const SHARD_BYTES = 4 * 1024;
const MAX_SHARDS = 1000;

/** Keys in more than a quarter of the sections tell nothing apart, unless the site is small. */
const STOP_SHARE = 0.25;
const STOP_MIN_SECTIONS = 2000;

/** A cell that is one name, with its type perhaps: `plan_id string`. */
const NAME_CELL = /^[A-Za-z][\w.-]*[_A-Z.-][\w.-]*(?: |$)/;

const HEADING = 1;
const BODY = 2;
const CODE = 4;

/** Index in `places` by the bits heading, body, code. */
const placeOfBits = [3, 1, 3, 1, 4, 0, 2, 0];

/** What of a page is indexed, as `theme.config.tsx` says. */
export interface SearchSettings {
  readonly codeblocks: boolean;
}

/** Reads a page for {@link joinIndex}. */
export function indexPage(
  page: PageRecord,
  settings: SearchSettings = { codeblocks: true },
): IndexedPage {
  const sections = page.sections.map((section) => cleanSection(section, settings.codeblocks));
  const withHeading = sections.slice(1);
  const byKey = new Map<string, number[]>();
  sections.forEach((section, number) => {
    for (const [key, place] of placesOf(section)) {
      const postings = byKey.get(key) ?? [];
      byKey.set(key, postings);
      postings.push(number * places.length + place);
    }
  });
  let end = 0;
  return {
    route: page.route,
    title: clean(page.title),
    columns: {
      headings: withHeading.map(({ heading }) => heading),
      anchors: withHeading.map(({ anchor }) => anchor),
      levels: withHeading.map(({ level }) => level),
    },
    text: packPage(sections),
    languages: [...new Set(sections.flatMap(({ code }) => code.map(({ language }) => language)))],
    words: knownWordsOf(clean(page.title), sections),
    keys: [...byKey.keys()].join('\n'),
    ends: Uint32Array.from(byKey.values(), ({ length }) => (end += length)),
    postings: Uint32Array.from([...byKey.values()].flat()),
  };
}

/** A page with what its note says of itself. */
export interface DescribedPage extends IndexedPage {
  readonly tags?: readonly string[] | undefined;
  readonly asked?: Asked | undefined;
}

/** The search index of a site out of its pages: manifest, titles, shards and page fragments as texts. */
export function joinIndex(pages: readonly DescribedPage[]): BuiltIndex {
  const sizes = pages.map(({ columns }) => columns.headings.length + 1);
  const sections = sizes.reduce((sum, size) => sum + size, 0);

  const { entries, stops } = withoutStops(joinPostings(pages), sections);
  const files = new Map<string, string>();
  const shards = cutShards(entries);
  shards.forEach((shard, number) => files.set(fileNames.shard(number), shard.text));
  pages.forEach((page, number) => files.set(fileNames.page(number), textOf(page)));

  const tier: TierFile = {
    routes: pages.map(({ route }) => route),
    titles: pages.map(({ title }) => title),
    sections: sizes,
    tags: pages.map(({ tags = [] }) => tags.map(clean)),
    words: [
      ...new Set(pages.flatMap(({ words, tags = [] }) => [...words, ...tags.filter(isKnownWord)])),
    ],
    headings: pages.flatMap(({ columns }) => columns.headings),
    anchors: pages.flatMap(({ columns }) => columns.anchors),
    levels: pages.flatMap(({ columns }) => columns.levels),
  };
  files.set(fileNames.tier, JSON.stringify(tier));
  const manifest: Manifest = {
    version: FORMAT_VERSION,
    pages: pages.length,
    sections,
    shards: shards.map(({ first }) => first),
    stops,
  };
  return { manifest, files };
}

/** {@link joinIndex} of pages that nothing is kept of. */
export function buildIndex(pages: readonly PageRecord[]): BuiltIndex {
  return joinIndex(
    pages.map((page) => ({ ...indexPage(page), tags: page.tags, asked: page.asked })),
  );
}

function cleanSection(
  { anchor, heading, level = 2, body, code }: SectionRecord,
  withCode: boolean,
): Required<Omit<SectionRecord, 'asked'>> {
  return {
    anchor,
    heading: clean(heading),
    level,
    body: clean(body),
    code: (withCode ? code : []).map(({ language, text }) => ({ language, text: clean(text) })),
  };
}

/** The sections of all keys of a site, sorted by key; sections are counted through the pages. */
function joinPostings(pages: readonly DescribedPage[]): Entry[] {
  const byKey = new Map<string, number[][]>();
  const listsOf = (key: string): number[][] => {
    let lists = byKey.get(key);
    if (lists === undefined) {
      lists = places.map(() => []);
      byKey.set(key, lists);
    }
    return lists;
  };
  let first = 0;
  for (const page of pages) {
    const { keys, ends, postings, columns } = page;
    let at = 0;
    for (const [number, key] of (keys === '' ? [] : keys.split('\n')).entries()) {
      const lists = listsOf(key);
      for (const end = ends[number] ?? 0; at < end; at += 1) {
        const posting = postings[at] ?? 0;
        lists[posting % places.length]?.push(first + Math.floor(posting / places.length));
      }
    }
    for (const [number, phrases] of askedSections(page)) {
      const section = first + number;
      for (const key of keysOf(phrases.join('\n'), 'prose')) {
        const lists = listsOf(key);
        // Sections stand in order, those of this page at the end: from there both looks are short.
        if (!lists.some((list) => list.findLast((one) => one <= section) === section)) {
          const inBody = lists[placeOfBits[BODY] ?? 0];
          inBody?.splice(inBody.findLastIndex((one) => one < section) + 1, 0, section);
        }
      }
    }
    first += columns.headings.length + 1;
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The sections of a page that are asked for by other words, by their number. */
function askedSections({ asked = {}, columns }: DescribedPage): [number, readonly string[]][] {
  return [TOP, ...columns.anchors].flatMap((anchor, number): [number, readonly string[]][] => {
    const phrases = Object.hasOwn(asked, anchor) ? asked[anchor] : undefined;
    return phrases === undefined ? [] : [[number, phrases.map(clean)]];
  });
}

/** The file of a page's texts. */
function textOf(page: DescribedPage): string {
  const asked = new Map(askedSections(page));
  return asked.size === 0
    ? page.text
    : packPage(
        unpackPage(page.text).map((section, number) => {
          const phrases = asked.get(number);
          return phrases === undefined ? section : { ...section, asked: phrases };
        }),
      );
}

/** The keys of a section with their place, and `lang:…` for the language filter. */
function placesOf(section: SectionRecord): Map<string, number> {
  const bits = new Map<string, number>();
  const mark = (keys: Iterable<string>, bit: number): void => {
    for (const key of keys) {
      bits.set(key, (bits.get(key) ?? 0) | bit);
    }
  };
  mark(keysOf(section.heading, 'prose'), HEADING);
  mark(keysOf(section.body, 'prose'), BODY);
  mark(namesOfRows(section.body), HEADING);
  // Ids are the English names of what Korean headings speak of.
  mark(keysOf(section.anchor.replaceAll('-', ' '), 'prose'), BODY);
  for (const { language, text } of section.code) {
    mark(keysOf(text, 'code'), CODE);
    mark([`lang:${language}`], CODE);
  }
  return new Map([...bits].map(([key, value]) => [key, placeOfBits[value] ?? 0]));
}

/** The names that the rows of tables explain: what a row says of `plan_id` is what is looked for. */
function namesOfRows(body: string): string[] {
  return body.split('\n').flatMap((line) => {
    const [name, ...others] = line.split('\t');
    return name === undefined || others.length === 0 || !NAME_CELL.test(name)
      ? []
      : [...keysOf(name, 'code')];
  });
}

/** Takes the stop keys out. */
function withoutStops(
  all: readonly Entry[],
  sections: number,
): { entries: Entry[]; stops: string[] } {
  const limit = Math.max(STOP_MIN_SECTIONS, sections) * STOP_SHARE;
  const isStop = ([key, postings]: Entry): boolean =>
    postings.reduce((sum, list) => sum + list.length, 0) > limit && !key.startsWith('lang:');
  return {
    entries: all.filter((entry) => !isStop(entry)),
    stops: all.filter(isStop).map(([key]) => key),
  };
}

/** Cuts the entries, sorted by key, into shards of about a size, each with its first key. */
function cutShards(entries: readonly Entry[]): { readonly first: string; readonly text: string }[] {
  const texts = entries.map(packEntry);
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const shardBytes = Math.max(SHARD_BYTES, total / MAX_SHARDS);
  const shards: { first: string; texts: string[]; size: number }[] = [];
  texts.forEach((text, place) => {
    const last = shards.at(-1);
    if (last !== undefined && last.size + text.length <= shardBytes) {
      last.texts.push(text);
      last.size += text.length;
    } else {
      shards.push({ first: entries[place]?.[0] ?? '', texts: [text], size: text.length });
    }
  });
  return shards.map((shard) => ({ first: shard.first, text: `[${shard.texts.join(',')}]` }));
}
