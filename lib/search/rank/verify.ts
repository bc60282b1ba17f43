import { spansOf, type Span, type WordPattern } from '../query/pattern';
import type { SectionRecord } from '../index/records';
import { lower } from '../text/text';

/** A section's texts in lower case, letter for letter as long as the originals. */
export interface SectionText {
  readonly record: SectionRecord;
  readonly title: string;
  readonly heading: string;
  /** The words of the id, which can be looked for as well. */
  readonly anchor: string;
  readonly body: string;
  readonly code: readonly string[];
}

/** search.md 5.5 for the phrases and the absent word; closeness was set on the gold queries. */
const weights = {
  exactPhrase: 0.9,
  phraseWithoutSpaces: 0.6,
  absent: -0.4,
  close: 0.4,
  /** The word as typed, letter for letter, against a stem or a reading of it. */
  typedWhole: 0.15,
} as const;

/** Words within one line of text (about 40 Korean letters) belong together. */
const CLOSE = 40;

/** So many places of a word are enough to find a close pair. */
const MAX_SPANS = 20;

/** Lower-case texts of a section, made once and kept. */
export function sectionText(record: SectionRecord, title: string): SectionText {
  return {
    record,
    title: lower(title),
    heading: lower(record.heading),
    anchor: record.anchor.replaceAll('-', ' '),
    body: lower(record.body),
    code: record.code.map(({ text }) => lower(text)),
  };
}

/** What the text of a section says about a query. */
export interface Verdict {
  /** To be added to the score. */
  readonly bonus: number;
  /** Words that are nowhere in title, heading, body or code. */
  readonly absent: number;
}

/** Checks the words on a section's text: the index knows pairs of letters, the text knows words. */
export function verify(
  text: SectionText,
  words: readonly (readonly WordPattern[])[],
  typed: string,
  codeOnly: boolean,
): Verdict {
  const whole = codeOnly
    ? text.code.join('\n')
    : [text.heading, text.anchor, text.body, ...text.code].join('\n');
  let absent = 0;
  let bonus = 0;
  const spans: Span[][] = [];
  for (const patterns of words) {
    const found = firstSpans(patterns, whole);
    if (found === undefined) {
      if (firstSpans(patterns, text.title) === undefined) {
        absent += 1;
      }
    } else {
      spans.push(found);
    }
  }
  bonus += absent * weights.absent;
  const phrase = lower(typed).trim();
  if (whole.includes(phrase)) {
    bonus += words.length > 1 ? weights.exactPhrase : weights.typedWhole;
  } else if (words.length > 1 && whole.replace(/\s+/g, '').includes(phrase.replace(/\s+/g, ''))) {
    bonus += weights.phraseWithoutSpaces;
  }
  if (spans.length > 1) {
    bonus += weights.close * closeness(spans);
  }
  return { bonus, absent };
}

function firstSpans(patterns: readonly WordPattern[], text: string): Span[] | undefined {
  for (const { pattern } of patterns) {
    const spans = spansOf(pattern, text).slice(0, MAX_SPANS);
    if (spans.length > 0) {
      return spans;
    }
  }
  return undefined;
}

/** Share of neighbouring words that stand within a line of each other. */
function closeness(spans: readonly (readonly Span[])[]): number {
  let close = 0;
  for (let word = 1; word < spans.length; word += 1) {
    const before = spans[word - 1] ?? [];
    const here = spans[word] ?? [];
    close += here.some(({ start }) => before.some((span) => Math.abs(span.start - start) <= CLOSE))
      ? 1
      : 0;
  }
  return close / (spans.length - 1);
}
