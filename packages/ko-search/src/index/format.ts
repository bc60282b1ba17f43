import { places, type Entry, type Postings } from './store';
import type { SectionRecord } from './records';

/** What the worker needs before anything else. */
export interface Manifest {
  readonly version: number;
  readonly pages: number;
  readonly sections: number;
  /** First key of each shard; shard n holds the keys from there up to the next. */
  readonly shards: readonly string[];
  /** Keys of more than a quarter of the sections: they count as found everywhere. */
  readonly stops: readonly string[];
}

/** Titles and headings in columns, which compress better than rows; `sections[n]` counts the sections of page n. */
export interface OutlineFile {
  readonly routes: readonly string[];
  readonly titles: readonly string[];
  readonly sections: readonly number[];
  /** Names of the tags of each page. */
  readonly tags: readonly (readonly string[])[];
  /** Words that end like a particle or an ending. */
  readonly words?: readonly string[];
  /** Headings, their anchors and depths of all sections but the first of each page, in order. */
  readonly headings: readonly string[];
  readonly anchors: readonly string[];
  readonly levels: readonly number[];
}

/** Names of the files of an index, relative to its folder. */
export const fileNames = {
  outline: 'titles.json',
  shard: (shard: number): string => `s${shard.toString(36)}.json`,
  page: (page: number): string => `p${page.toString(36)}.json`,
} as const;

/** Base of the numbers in a shard: the largest JavaScript writes by itself. */
const RADIX = 36;

/**
 * One key's sections as text: places by `|`, sections as differences.
 *
 * @example
 * packPostings([[], [3, 5], [], [40]]) // '|3 2||14'
 */
export function packPostings(postings: Postings): string {
  const parts = places.map((_, place) => {
    let last = 0;
    return (postings[place] ?? [])
      .map((section) => {
        const step = section - last;
        last = section;
        return step.toString(RADIX);
      })
      .join(' ');
  });
  return parts.join('|').replace(/\|+$/, '');
}

/**
 * Undoes {@link packPostings}.
 *
 * @example
 * unpackPostings('|3 2||14') // [[], [3, 5], [], [40]]
 */
export function unpackPostings(text: string): Postings {
  return text.split('|').map((part) => {
    let last = 0;
    return part === ''
      ? []
      : part.split(' ').map((step) => {
          last += parseInt(step, RADIX);
          return last;
        });
  });
}

/** A key and its postings as a piece of a shard's file, which is one array of such pieces. */
export function packEntry([key, postings]: Entry): string {
  return `${JSON.stringify(key)},"${packPostings(postings)}"`;
}

/** The entries of a shard's file. */
export function unpackShard(text: string): Entry[] {
  const flat = JSON.parse(text) as string[];
  const entries: Entry[] = [];
  for (let place = 0; place + 1 < flat.length; place += 2) {
    entries.push([flat[place] ?? '', unpackPostings(flat[place + 1] ?? '')]);
  }
  return entries;
}

/** Blocks of code are two texts each; one more is what the section is asked for by. */
type PackedSection = [anchor: string, heading: string, body: string, ...others: string[]];

/** A page's fragment: its texts, which verification and snippets read. */
export function packPage(sections: readonly SectionRecord[]): string {
  return JSON.stringify(
    sections.map(({ anchor, heading, body, code, asked }): PackedSection => [
      anchor,
      heading,
      body,
      ...code.flatMap(({ language, text }) => [language, text]),
      ...(asked === undefined ? [] : [asked.join('\n')]),
    ]),
  );
}

/** The sections of a fragment. */
export function unpackPage(text: string): SectionRecord[] {
  return (JSON.parse(text) as PackedSection[]).map(([anchor, heading, body, ...others]) => ({
    anchor,
    heading,
    body,
    code: Array.from({ length: others.length >> 1 }, (_, block) => ({
      language: others[2 * block] ?? '',
      text: others[2 * block + 1] ?? '',
    })),
    ...(others.length % 2 === 1 && { asked: others.at(-1)?.split('\n') ?? [] }),
  }));
}
