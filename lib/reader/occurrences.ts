import { lower } from 'ko-search/text';
import type { Span } from 'ko-search/query';

/**
 * Finds all places of the terms in a text, in order and without overlap. Of two places with one start, the longer
 * counts. Ignores case.
 *
 * @param terms in lower case
 * @example
 * findOccurrences('Redis와 redis', ['redis']) // [{ start: 0, end: 5 }, { start: 7, end: 12 }]
 */
export function findOccurrences(text: string, terms: readonly string[]): readonly Span[] {
  const small = lower(text);
  const found = terms
    .flatMap((term) => placesOf(small, term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((span) => {
    if (span.start < end) {
      return false;
    }
    end = span.end;
    return true;
  });
}

function placesOf(text: string, term: string): Span[] {
  const places: Span[] = [];
  if (term === '') {
    return places;
  }
  for (let start = text.indexOf(term); start !== -1; start = text.indexOf(term, start + 1)) {
    places.push({ start, end: start + term.length });
  }
  return places;
}

/** A span over the pieces of a text: from an offset in the first piece to an offset in the last. */
export interface PieceSpan {
  readonly first: number;
  readonly from: number;
  readonly last: number;
  readonly to: number;
}

/**
 * Converts spans of a text to places in its pieces.
 *
 * @param spans in order
 * @param starts the offset of each piece in the text, in order
 * @example
 * piecesOf([{ start: 1, end: 5 }], [0, 3]) // [{ first: 0, from: 1, last: 1, to: 2 }]
 */
export function piecesOf(spans: readonly Span[], starts: readonly number[]): PieceSpan[] {
  let piece = 0;
  const seek = (offset: number): number => {
    while ((starts[piece + 1] ?? Infinity) <= offset) {
      piece += 1;
    }
    return piece;
  };
  return spans.map(({ start, end }) => {
    const first = seek(start);
    const last = seek(end - 1);
    return { first, from: start - (starts[first] ?? 0), last, to: end - (starts[last] ?? 0) };
  });
}

/**
 * Returns the first mark at or below the heading that the result led to.
 *
 * @param isBelow for each mark, whether it is at or below that heading
 */
export function firstMark(isBelow: readonly boolean[]): number {
  return Math.max(0, isBelow.indexOf(true));
}

/** Returns the mark after a step; the first follows the last. */
export function stepMark(current: number, count: number, step: 'next' | 'previous'): number {
  return count === 0 ? 0 : (current + (step === 'next' ? 1 : count - 1)) % count;
}
