import { fileNames, packEntry, packPage, type Manifest, type OutlineFile } from './format';
import { FORMAT_VERSION } from './version';
import { keysOf } from './keys';
import { isKnownWord, knownWordsOf } from './known-words';
import { TOP, type PageRecord, type SectionRecord } from './records';
import { places, type Entry } from './store';
import { clean } from '../text/text';

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

/** Makes the search index of a site out of its pages: manifest, titles, shards and page fragments as texts. */
export function buildIndex(records: readonly PageRecord[]): BuiltIndex {
  const pages = records.map(cleanPage);
  const sections = pages.flatMap((page) => page.sections);
  const withHeading = pages.flatMap((page) => page.sections.slice(1));
  const { entries, stops } = withoutStops(entriesOf(sections), sections.length);
  const shards = cutShards(entries);
  const outline: OutlineFile = {
    routes: pages.map(({ route }) => route),
    titles: pages.map(({ title }) => title),
    sections: pages.map((page) => page.sections.length),
    tags: pages.map(({ tags }) => tags),
    words: [
      ...new Set(
        pages.flatMap(({ title, sections: own, tags }) => [
          ...knownWordsOf(title, own),
          ...tags.filter(isKnownWord),
        ]),
      ),
    ],
    headings: withHeading.map(({ heading }) => heading),
    anchors: withHeading.map(({ anchor }) => anchor),
    levels: withHeading.map(({ level = 2 }) => level),
  };
  const manifest: Manifest = {
    version: FORMAT_VERSION,
    pages: pages.length,
    sections: sections.length,
    shards: shards.map(({ first }) => first),
    stops,
  };
  const files = new Map([
    ...shards.map(({ text }, number) => [fileNames.shard(number), text] as const),
    ...pages.map((page, number) => [fileNames.page(number), packPage(page.sections)] as const),
    [fileNames.outline, JSON.stringify(outline)],
  ]);
  return { manifest, files };
}

/** A page with its texts as the index holds them, what it is asked for by beside its sections. */
function cleanPage(page: PageRecord): PageRecord & { readonly tags: readonly string[] } {
  const { route, title, tags = [], asked = {} } = page;
  const sections = page.sections.map(({ anchor, heading, level, body, code }): SectionRecord => {
    const place = anchor === '' ? TOP : anchor;
    const phrases = Object.hasOwn(asked, place) ? asked[place] : undefined;
    return {
      anchor,
      heading: clean(heading),
      ...(level !== undefined && { level }),
      body: clean(body),
      code: code.map(({ language, text }) => ({ language, text: clean(text) })),
      ...(phrases !== undefined && { asked: phrases.map(clean) }),
    };
  });
  return { route, title: clean(title), tags: tags.map(clean), sections };
}

/** The sections of all keys, sorted by key. */
function entriesOf(sections: readonly SectionRecord[]): Entry[] {
  const byKey = new Map<string, number[][]>();
  sections.forEach((section, number) => {
    for (const [key, place] of placesOf(section)) {
      const postings = byKey.get(key) ?? places.map(() => []);
      byKey.set(key, postings);
      postings[place]?.push(number);
    }
  });
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
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
  // What it is asked for by adds words, and says nothing of those that it has.
  const asked = [...keysOf((section.asked ?? []).join('\n'), 'prose')];
  mark(
    asked.filter((key) => !bits.has(key)),
    BODY,
  );
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
