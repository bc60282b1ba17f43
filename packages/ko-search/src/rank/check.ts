import { firstSpans, patternsOf, type Span, type WordPattern } from '../query/pattern';
import { lower } from '../text/text';
import { isUnknown, type Attempt, type Session } from './attempt';
import type { SectionText } from './loader';
import type { Candidate, WordMatch } from './rank';
import { MAX_SECTIONS } from './limits';
import { groupByPage, isSimilar } from './results';
import type { Outline } from './outline';

/** So many of the best are checked on their text. */
const CHECKED = 16;

/** Sections per page whose texts are looked at: those shown and one to take their place. */
const PER_PAGE = MAX_SECTIONS + 1;

/** A section that lacks more than this share of the words is no answer. */
const MAX_ABSENT_SHARE = 0.5;

/** docs/search.md, ‘글에서 확인하기’. */
const weights = {
  exactPhrase: 0.9,
  phraseWithoutSpaces: 0.6,
  absent: -0.4,
  close: 0.4,
  /** All words over and over; each counts half when it stands there once. */
  often: 0.4,
  /** The word as typed, letter for letter, against a stem or a reading of it. */
  typedWhole: 0.15,
} as const;

/** Words within one line of text (about 40 Korean letters) belong together. */
const CLOSE = 40;

/** So many places of a word are enough to find a close pair. */
const MAX_SPANS = 20;

/** A list of results after the check. */
export interface Checked {
  readonly candidates: readonly Candidate[];
  readonly texts: ReadonlyMap<number, SectionText>;
  /** Sections found in all, and which they are whatever the filters, without those that were no answer. */
  readonly total: number;
  readonly hits: Uint8Array;
  /** How many of those found have every word in their text, as far as it was looked at. */
  readonly confirmed: number;
}

/** Checks the best on their texts and puts them in order again. */
export async function check(session: Session, found: Attempt): Promise<Checked> {
  const top = [...groupByPage(session.outline, found.candidates).values()]
    .flatMap((group) => group.slice(0, PER_PAGE))
    .sort((a, b) => b.score - a.score);
  const texts = await loadTexts(session, top);
  const words = found.matches
    .filter((match) => !match.word.isOptional && !isUnknown(match))
    .map((match) => ({ match, patterns: patternsOf(match.word) }));
  const typed = lower(found.query.words.map(({ text }) => text).join(' ')).trim();
  const codeOnly = found.query.filters.codeOnly === true;
  const refused = new Set<Candidate>();
  const done = new Set<Candidate>();
  let lacking = 0;
  for (const candidate of top.slice(0, CHECKED)) {
    const text = texts.get(candidate.section);
    if (text === undefined) {
      continue;
    }
    const patterns = words
      .filter(({ match }) => !found.isPartial || isFound(session.outline, match, candidate.section))
      .map((word) => word.patterns);
    const { bonus, absent } = verify(text, patterns, typed, codeOnly);
    candidate.score += bonus;
    lacking += absent > 0 ? 1 : 0;
    if (absent > patterns.length * MAX_ABSENT_SHARE) {
      refused.add(candidate);
    }
    done.add(candidate);
  }
  // Where not even the best have the words, the others do not have them either.
  const isNone = done.size > 0 && refused.size === done.size;
  const hits = isNone ? new Uint8Array(session.outline.sections) : found.hits.slice();
  refused.forEach(({ section }) => hits.fill(0, section, section + 1));
  // Those not looked at do not rise above those that were, for what these may have lost.
  const candidates = found.candidates
    .filter((candidate) => !isNone && !refused.has(candidate))
    .sort(
      (a, b) =>
        Number(done.has(b)) - Number(done.has(a)) ||
        Number(isSimilar(a)) - Number(isSimilar(b)) ||
        b.score - a.score ||
        a.section - b.section,
    );
  const total = isNone ? 0 : found.total - refused.size;
  return { candidates, texts, total, hits, confirmed: isNone ? 0 : found.total - lacking };
}

/** Whether the index says that a word is in a section: only then can the text disprove it. */
function isFound(outline: Outline, { lines, body }: WordMatch, section: number): boolean {
  const page = outline.pageOf[section] ?? 0;
  return (
    (body?.score[section] ?? 0) > 0 ||
    (lines.headings[section] ?? 0) > 0 ||
    (lines.titles[page] ?? 0) > 0
  );
}

async function loadTexts(
  { outline, loader, state }: Session,
  candidates: readonly Candidate[],
): Promise<Map<number, SectionText>> {
  const pages = new Set(candidates.map(({ section }) => outline.pageOf[section] ?? 0));
  const texts = new Map<number, SectionText>();
  await Promise.all(
    [...pages].map(async (page) => {
      const sections = await loader.loadPage(page);
      state.incomplete ||= sections === undefined;
      sections?.forEach((text, index) =>
        texts.set((outline.firstSection[page] ?? 0) + index, text),
      );
    }),
  );
  return texts;
}

/**
 * Checks the words on a section's text: the index knows pairs of letters, the text knows words.
 *
 * @returns What is to be added to the score, and how many words are nowhere in the section.
 */
function verify(
  text: SectionText,
  words: readonly (readonly WordPattern[])[],
  phrase: string,
  codeOnly: boolean,
): { bonus: number; absent: number } {
  const written = codeOnly
    ? text.code.join('\n')
    : [text.heading, text.anchor, text.body, text.languages, ...text.code].join('\n');
  const whole = codeOnly ? written : `${written}\n${text.asked}`;
  const spans = words.map((patterns) => firstSpans(patterns, whole).slice(0, MAX_SPANS));
  const absent = words.filter(
    (patterns, word) => spans[word]?.length === 0 && firstSpans(patterns, text.title).length === 0,
  ).length;
  const found = spans.filter(({ length }) => length > 0);
  let bonus = absent * weights.absent;
  if (words.length < 2) {
    // What a section is asked for by is no reason to come before one that says it.
    bonus += written.includes(phrase) ? weights.typedWhole : 0;
  } else if (whole.includes(phrase)) {
    bonus += weights.exactPhrase;
  } else if (whole.replace(/\s+/g, '').includes(phrase.replace(/\s+/g, ''))) {
    bonus += weights.phraseWithoutSpaces;
  }
  if (found.length > 1) {
    bonus += weights.close * closeness(found);
    bonus += (weights.often * sum(found.map(({ length }) => length / (length + 1)))) / words.length;
  }
  return { bonus, absent };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Share of neighbouring words that stand within a line of each other. */
function closeness(spans: readonly (readonly Span[])[]): number {
  const close = spans.slice(1).filter((here, word) => {
    const before = spans[word] ?? [];
    return here.some(({ start }) => before.some((span) => Math.abs(span.start - start) <= CLOSE));
  });
  return close.length / (spans.length - 1);
}
