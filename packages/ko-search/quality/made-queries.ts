import { compose, firstConsonants, keystrokes } from '../src/text/hangul';
import { hangulToLatin } from '../src/text/layout';
import type { PageRecord } from '../src/index/records';
import type { JudgedQuery } from './metrics';
import { createRandom, type Random } from './random';

/** Ways in which readers type what they know. */
export const categories = [
  'heading',
  'term',
  'particle',
  'split',
  'join',
  'partial',
  'choseong',
  'layout',
  'typo',
  'ident',
  'ident words',
  'ident prefix',
  'ident typo',
] as const;
export type Category = (typeof categories)[number];

/** A known item stands on at most so many pages. */
const MAX_PAGES = 3;

/** Letters that are neighbours on a two-set keyboard or sound alike, each before what it is mistaken for. */
const mistaken = new Map(
  'ㅐㅔ ㅔㅐ ㅓㅏ ㅏㅓ ㅗㅓ ㅜㅡ ㅡㅜ ㅣㅏ ㅕㅑ ㅛㅕ ㄱㅅ ㄷㄱ ㅅㄱ ㅈㄷ ㅂㅈ ㅁㄴ ㄴㅇ ㅇㄹ ㄹㅎ ㅎㄹ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Queries made by rule from texts of known pages; the pages are the targets. */
export function makeQueries(
  pages: readonly PageRecord[],
  seed: number,
  perCategory: number,
): Record<Category, JudgedQuery[]> {
  const random = createRandom(seed);
  const headings = rareTexts(pages, (page) =>
    page.sections.map(({ heading }) => heading).filter((text) => text.length > 2),
  );
  const koreanHeadings = headings.filter((text) => /^[가-힣]{2,} [가-힣]{2,}$/.test(text));
  const nouns = rareTexts(pages, nounsOf);
  const longNouns = nouns.filter((text) => text.length >= 3);
  const ids = rareTexts(pages, namesOf).filter((text) => text.length >= 8);
  const holders = holdersIn(pages);
  const made = (
    list: readonly string[],
    change: (text: string) => string | undefined,
    known: (text: string) => string = (text) => text,
  ): JudgedQuery[] => {
    const found: JudgedQuery[] = [];
    const tries = list.length > 0 ? perCategory * 20 : 0;
    for (let count = 0; found.length < perCategory && count < tries; count += 1) {
      const text = random.pick(list);
      const query = change(text);
      const targets = query === undefined ? undefined : holders(known(text));
      if (query !== undefined && targets !== undefined) {
        found.push({ query, targets });
      }
    }
    return found;
  };
  const split = (text: string): string | undefined =>
    text.length < 4 ? undefined : `${text.slice(0, 2)} ${text.slice(2)}`;
  return {
    heading: made(headings, (text) => text),
    term: made(nouns, (text) => text),
    particle: made(
      nouns,
      (text) => text + random.pick(['에서', '까지', '보다', '에는', '처럼', '만']),
    ),
    split: made(longNouns, split),
    join: made(koreanHeadings, (text) => text.replace(' ', '')),
    partial: made(longNouns, (text) => partial(text, random)),
    choseong: made(koreanHeadings, (text) => firstConsonants(text.replace(' ', ''))),
    layout: made(longNouns, (text) => hangulToLatin(text)),
    typo: made(longNouns, (text) => koreanTypo(text, random)),
    ident: made(ids, (text) => text),
    'ident words': made(
      ids.filter((text) => wordsOf(text).length > 2),
      (text) => wordsOf(text).join(' '),
    ),
    'ident prefix': made(ids, beginning, beginning),
    'ident typo': made(ids, (text) => latinTypo(text, random)),
  };
}

/** Finds the pages that hold a text, however spaced; `undefined` if there are too many to be known items. */
function holdersIn(pages: readonly PageRecord[]): (text: string) => string[] | undefined {
  const texts = pages.map((page) => ({ route: page.route, text: textOf(page) }));
  return (text) => {
    const needle = unspaced(text);
    const found = texts.filter((page) => page.text.includes(needle));
    return found.length > MAX_PAGES ? undefined : found.map(({ route }) => route);
  };
}

/** Texts that stand on few pages. */
function rareTexts(
  pages: readonly PageRecord[],
  textsOf: (page: PageRecord) => readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const text of pages.flatMap((page) => [...new Set(textsOf(page))])) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].flatMap(([text, count]) => (count <= MAX_PAGES ? text : []));
}

const unspaced = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

const wordsOf = (name: string): string[] =>
  name.split(/_|(?=[A-Z])/).map((word) => word.toLowerCase());

const beginning = (name: string): string => name.slice(0, Math.ceil(name.length * 0.6));

function textOf({ title, sections }: PageRecord): string {
  return unspaced(
    [
      title,
      ...sections.flatMap(({ heading, body, code }) => [
        heading,
        body,
        ...code.map(({ text }) => text),
      ]),
    ].join(' '),
  );
}

/** Words before a particle, without the help of the search's own particles. */
function nounsOf({ sections }: PageRecord): string[] {
  return sections.flatMap(({ body }) =>
    [...body.matchAll(/(?<![가-힣])([가-힣]{2,6}?)(?:을|를|에서|으로|까지)(?=\s)/g)].map(
      (match) => match[1] ?? '',
    ),
  );
}

function namesOf({ sections }: PageRecord): string[] {
  return sections.flatMap(({ code }) =>
    code.flatMap(({ text }) => text.match(/\b[a-z]+(?:_[a-z]+|[A-Z][a-z]+){1,4}\b/g) ?? []),
  );
}

/** What an input method shows before the last syllable is finished. */
function partial(text: string, random: Random): string {
  const keys = keystrokes(text);
  const last = keystrokes(text.slice(-1)).length;
  return compose(keys.slice(0, keys.length - last + 1 + random.below(Math.max(1, last - 1))));
}

/** One key wrong, missing or double; what comes out is what the screen shows. */
function koreanTypo(text: string, random: Random): string | undefined {
  const keys = Array.from(keystrokes(text));
  const place = 1 + random.below(keys.length - 1);
  const key = keys[place] ?? '';
  const kind = random.below(4);
  const changed =
    kind < 2
      ? [...keys.slice(0, place), mistaken.get(key) ?? key, ...keys.slice(place + 1)]
      : kind === 2
        ? [...keys.slice(0, place), ...keys.slice(place + 1)]
        : [...keys.slice(0, place), key, ...keys.slice(place)];
  const typo = compose(changed.join(''));
  return typo === text ? undefined : typo;
}

/** One letter swapped, missing or double. */
function latinTypo(text: string, random: Random): string | undefined {
  const place = 2 + random.below(text.length - 3);
  const [a, b] = [text.charAt(place), text.charAt(place + 1)];
  const middle = [b + a, b, a + a + b][random.below(3)] ?? '';
  const typo = text.slice(0, place) + middle + text.slice(place + 2);
  return typo === text ? undefined : typo;
}

/** Every state of an input method while words are typed: 구독 gives ㄱ, 구, 굳, 구도, 구독. */
export function typingStates(word: string): string[] {
  const keys = keystrokes(word);
  return Array.from({ length: keys.length }, (_, index) => compose(keys.slice(0, index + 1)));
}

/** Words to be typed letter by letter: rare nouns of the pages. */
export function typedWords(pages: readonly PageRecord[], seed: number, count: number): string[] {
  const random = createRandom(seed);
  const nouns = rareTexts(pages, nounsOf).filter((text) => text.length >= 2);
  return Array.from({ length: Math.min(count, nouns.length) }, () => random.pick(nouns));
}
