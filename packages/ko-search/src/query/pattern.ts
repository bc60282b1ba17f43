import type { Alternative } from '../text/readings';
import { isSyllable, lastCompletion, splitFinal, syllablesOf } from '../text/hangul';
import type { Word } from './query';

/** A place in a text, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What may stand between the letters of a word without making it another: a space, a line, a hyphen. */
const GAP = String.raw`[\s·-]?`;

/** Between the parts of a name also the signs that names are spelt with. */
const NAME_GAP = String.raw`[\s_$.:-]{0,2}`;

/**
 * A pattern that finds a word's text as written and as spaced otherwise, half-typed syllables whole.
 *
 * @example
 * patternOf({ text: '구ㄷ', … }) // /구[\s·-]?[다-딯]/g
 */
export function patternOf(alternative: Pick<Alternative, 'kind' | 'text' | 'prefix'>): RegExp {
  const { text, prefix, kind } = alternative;
  const letters = Array.from(text.replace(/\s+/g, ''));
  const source = letters
    .map((letter, index) => {
      const isLast = index === letters.length - 1;
      const piece = isLast && prefix ? lastLetter(letter, kind === 'final') : escape(letter);
      return piece + (isLast ? '' : gapAfter(letter, letters[index + 1] ?? ''));
    })
    .join('');
  return new RegExp(source, 'g');
}

/** First consonants as a pattern: ㄱㄷ finds 구독. */
export function consonantPattern(consonants: string): RegExp {
  return new RegExp(Array.from(consonants, beginning).join(GAP), 'g');
}

/** A letter, or all syllables that begin with a consonant. */
function beginning(letter: string): string {
  const range = syllablesOf(letter);
  return range === undefined ? escape(letter) : `[${range.join('-')}]`;
}

function lastLetter(letter: string, isFinal: boolean): string {
  if (!isSyllable(letter)) {
    return beginning(letter);
  }
  const split = isFinal ? splitFinal(letter) : undefined;
  return split === undefined
    ? `[${letter}-${lastCompletion(letter)}]`
    : split.rest + GAP + beginning(split.initial);
}

function gapAfter(letter: string, next: string): string {
  return /[a-z0-9]/.test(letter) && /[a-z0-9]/.test(next) ? NAME_GAP : GAP;
}

function escape(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** All places of a pattern in a text in lower case. */
export function spansOf(pattern: RegExp, text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    if (match[0] !== '') {
      spans.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return spans;
}

/** The places of the first of the patterns that is found at all. */
export function firstSpans(patterns: readonly WordPattern[], text: string): Span[] {
  for (const { pattern } of patterns) {
    const spans = spansOf(pattern, text);
    if (spans.length > 0) {
      return spans;
    }
  }
  return [];
}

/** The patterns of a word, each with the weight of what it finds. */
export interface WordPattern {
  readonly pattern: RegExp;
  readonly weight: number;
}

/** Patterns for all ways to find a word, the typed one first. */
export function patternsOf({
  alternatives,
  consonants,
}: Pick<Word, 'alternatives' | 'consonants'>): WordPattern[] {
  const found = new Map<string, WordPattern>();
  if (consonants !== undefined) {
    const pattern = consonantPattern(consonants);
    found.set(pattern.source, { pattern, weight: 1 });
  }
  for (const alternative of alternatives) {
    // Parts may stand anywhere in a name, each by itself.
    const texts = alternative.kind === 'parts' ? alternative.text.split(' ') : [alternative.text];
    for (const text of texts) {
      const pattern = patternOf({ ...alternative, text });
      if (!found.has(pattern.source)) {
        found.set(pattern.source, { pattern, weight: alternative.weight });
      }
    }
  }
  return [...found.values()];
}

/** Spans in order, those that touch or overlap joined. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      merged.push({ start, end });
    }
  }
  return merged;
}
