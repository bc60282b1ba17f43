import { lower } from 'ko-search/text';
import type { Span } from 'ko-search/query';

/**
 * All places of the terms in a text, in order and without overlap; of two that begin together the
 * longer one. Case does not matter.
 *
 * @param terms In lower case.
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

/** A span over the pieces of a text: from an offset in the first piece to one in the last. */
export interface PieceSpan {
  readonly first: number;
  readonly from: number;
  readonly last: number;
  readonly to: number;
}

/**
 * Spans of a text as places in its pieces.
 *
 * @param spans In order.
 * @param starts Where each piece begins in the text, in order.
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
 * The mark to begin with: the first one below the heading that the result led to.
 *
 * @param isBelow For each mark, whether it stands at or after that heading.
 */
export function firstMark(isBelow: readonly boolean[]): number {
  return Math.max(0, isBelow.indexOf(true));
}

/** The mark after a step; after the last comes the first. */
export function stepMark(current: number, count: number, step: 'next' | 'previous'): number {
  return count === 0 ? 0 : (current + (step === 'next' ? 1 : count - 1)) % count;
}
