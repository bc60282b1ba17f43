import type { Note } from './note';

/**
 * How much of a note is read in a minute. Nobody has measured readers of these notes: the pace is that of
 * Korean read without haste, and code is read slower than text.
 */
const PER_MINUTE = { characters: 500, linesOfCode: 25 };

/** How many minutes reading a note takes, rounded up. */
export function readingMinutes({ markdown: { length, fences } }: Pick<Note, 'markdown'>): number {
  const lines = fences.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return Math.ceil(length / PER_MINUTE.characters + lines / PER_MINUTE.linesOfCode);
}
