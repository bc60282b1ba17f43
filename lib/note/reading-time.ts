import type { Note } from './note';

/**
 * Assumed reading speed. It was never measured on readers of these notes: it is an unhurried pace for Korean, and
 * slower for code than for text.
 */
const PER_MINUTE = { characters: 500, linesOfCode: 25 };

/** Estimates the reading time of a note in minutes, rounded up. */
export function readingMinutes({ markdown: { length, fences } }: Pick<Note, 'markdown'>): number {
  const lines = fences.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return Math.ceil(length / PER_MINUTE.characters + lines / PER_MINUTE.linesOfCode);
}
