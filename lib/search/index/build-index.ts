import {
  FORMAT_VERSION,
  fileNames,
  packEntry,
  packPage,
  type Manifest,
  type TierFile,
} from './format';
import { keysOf } from './keys';
import type { PageRecord, SectionRecord } from './records';
import { PostingBuilder, places, type Entry } from './store';
import { clean } from '../text/text';

/** How an index is cut into files. */
export interface IndexOptions {
  /** Raw size of a shard in bytes; small ones mean fewer bytes per keystroke but more requests. */
  readonly shardBytes?: number;
  /** From so many pages on, the headings are a file of their own, loaded when the worker is idle. */
  readonly headingsApartFrom?: number;
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
const HEADINGS_APART_FROM = 1500;

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

/** The search index of a site: manifest, titles, shards and page fragments as texts. */
export function buildIndex(pages: readonly PageRecord[], options: IndexOptions = {}): BuiltIndex {
  const apart = pages.length >= (options.headingsApartFrom ?? HEADINGS_APART_FROM);
  const cleaned = pages.map(cleanPage);
  const sections = cleaned.flatMap((page) => page.sections);
  const postings = new PostingBuilder();
  sections.forEach((section, id) => {
    postings.add(id, placesOf(section));
  });

  const { entries, stops } = withoutStops(postings.entries(), sections.length, apart);
  const files = new Map<string, string>();
  const shards = cutShards(entries, options.shardBytes);
  shards.forEach((shard, number) => files.set(fileNames.shard(number), shard.text));
  cleaned.forEach((page, number) => files.set(fileNames.page(number), packPage(page)));

  const titles: TierFile = {
    routes: cleaned.map(({ route }) => route),
    titles: cleaned.map(({ title }) => title),
    sections: cleaned.map((page) => page.sections.length),
    tags: cleaned.map(({ tags = [] }) => tags),
  };
  const withHeading = cleaned.flatMap((page) => page.sections.slice(1));
  const headings = {
    headings: withHeading.map(({ heading }) => heading),
    anchors: withHeading.map(({ anchor }) => anchor),
    levels: withHeading.map(({ level = 2 }) => level),
  };
  files.set(fileNames.tier, JSON.stringify(apart ? titles : { ...titles, ...headings }));
  if (apart) {
    files.set(fileNames.headings, JSON.stringify(headings));
  }
  const manifest: Manifest = {
    version: FORMAT_VERSION,
    pages: pages.length,
    sections: sections.length,
    shards: shards.map(({ first }) => first),
    stops,
    headings: apart ? 'apart' : 'with titles',
  };
  return { manifest, files };
}

function cleanPage(page: PageRecord): PageRecord {
  return {
    route: page.route,
    title: clean(page.title),
    tags: (page.tags ?? []).map(clean),
    sections: page.sections.map(({ anchor, heading, level = 2, body, code }) => ({
      anchor,
      heading: clean(heading),
      level,
      body: clean(body),
      code: code.map(({ language, text }) => ({ language, text: clean(text) })),
    })),
  };
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

/**
 * Takes the postings of stop keys out. Their headings stay where the browser has no headings of its
 * own at the start.
 */
function withoutStops(
  all: readonly Entry[],
  sections: number,
  keepHeadings: boolean,
): { entries: Entry[]; stops: string[] } {
  const limit = Math.max(STOP_MIN_SECTIONS, sections) * STOP_SHARE;
  const stops: string[] = [];
  const entries: Entry[] = [];
  for (const [key, postings] of all) {
    const count = postings.reduce((sum, list) => sum + (list?.length ?? 0), 0);
    if (count <= limit || key.startsWith('lang:')) {
      entries.push([key, postings]);
      continue;
    }
    stops.push(key);
    const inHeadings = postings.filter((_, place) => places[place]?.startsWith('heading') === true);
    if (keepHeadings && inHeadings.some((list) => (list?.length ?? 0) > 0)) {
      entries.push([key, inHeadings]);
    }
  }
  return { entries, stops };
}

/** Cuts the entries, sorted by key, into shards of about a size, each with its first key. */
function cutShards(
  entries: readonly Entry[],
  wantedBytes: number | undefined,
): { readonly first: string; readonly text: string }[] {
  const texts = entries.map(packEntry);
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const shardBytes = wantedBytes ?? Math.max(SHARD_BYTES, total / MAX_SHARDS);
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
