import { mergeSpans, spansOf, type Span, type WordPattern } from '../query/pattern';
import type { SectionText } from './loader';

/** A piece of a section with the places of the words in it, as offsets into `text`. */
export type Snippet =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Span[] }
  | {
      readonly kind: 'code';
      readonly language: string;
      readonly text: string;
      readonly marks: readonly Span[];
    };

/** Two lines of a result row hold about 120 Korean letters. */
const TEXT_LENGTH = 120;

/** Letters before the first mark, so that it is read in its sentence. */
const LEAD = 30;

/** Lines before and after the matching line of code. */
const CODE_LINES = 1;

/** Marks of the words in a text: offsets, so that the page makes text nodes of them, never HTML. */
export function marksOf(words: readonly (readonly WordPattern[])[], lowerText: string): Span[] {
  return mergeSpans(
    words.flatMap((patterns) => {
      for (const { pattern } of patterns) {
        const spans = spansOf(pattern, lowerText);
        if (spans.length > 0) {
          return spans;
        }
      }
      return [];
    }),
  );
}

/**
 * The piece of a section that shows the words: prose where more of them stand there, else code.
 *
 * @param preferred Language of the code to show, if the reader filters by one.
 */
export function snippetOf(
  text: SectionText,
  words: readonly (readonly WordPattern[])[],
  { code: codeFirst, preferred }: { code: boolean; preferred: readonly string[] },
): Snippet {
  const inBody = countWords(words, text.body);
  let best = -1;
  let most = 0;
  text.code.forEach((code, block) => {
    const language = text.record.code[block]?.language ?? '';
    const bonus = preferred.includes(language) ? 0.5 : 0;
    const count = countWords(words, code) + bonus;
    if (count > most && count >= 1) {
      best = block;
      most = count;
    }
  });
  if (best !== -1 && (codeFirst || most > inBody)) {
    return codeSnippet(text, best, words);
  }
  return textSnippet(text, words);
}

function countWords(words: readonly (readonly WordPattern[])[], text: string): number {
  return words.filter((patterns) =>
    patterns.some(({ pattern }) => spansOf(pattern, text).length > 0),
  ).length;
}

function codeSnippet(
  text: SectionText,
  block: number,
  words: readonly (readonly WordPattern[])[],
): Snippet {
  const record = text.record.code[block];
  const original = (record?.text ?? '').split('\n');
  const small = (text.code[block] ?? '').split('\n');
  let line = 0;
  let most = -1;
  small.forEach((content, index) => {
    const count = countWords(words, content);
    if (count > most) {
      line = index;
      most = count;
    }
  });
  const from = Math.max(0, line - CODE_LINES);
  const to = line + CODE_LINES + 1;
  const shown = small.slice(from, to).join('\n');
  return {
    kind: 'code',
    language: record?.language ?? 'text',
    text: original.slice(from, to).join('\n'),
    marks: marksOf(words, shown),
  };
}

function textSnippet(text: SectionText, words: readonly (readonly WordPattern[])[]): Snippet {
  const marks = marksOf(words, text.body);
  const first = bestStart(marks);
  let from = Math.max(0, first - LEAD);
  if (from > 0) {
    // Begin at a word, unless the word is longer than the lead.
    const space = text.body.slice(from, first).search(/\s/);
    from += space === -1 ? 0 : space + 1;
  }
  const to = Math.min(text.body.length, from + TEXT_LENGTH);
  return {
    kind: 'text',
    text: text.record.body.slice(from, to),
    marks: marks
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start - from, end: end - from })),
  };
}

/** The mark from which on one snippet shows the most of them. */
function bestStart(marks: readonly Span[]): number {
  let best = 0;
  let most = 0;
  marks.forEach(({ start }) => {
    const count = marks.filter(
      (other) => other.start >= start && other.end <= start + TEXT_LENGTH - LEAD,
    ).length;
    if (count > most) {
      best = start;
      most = count;
    }
  });
  return best;
}
