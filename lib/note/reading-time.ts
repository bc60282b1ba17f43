import type { Note } from './note';

/**
 * Assumed reading speed. It was never measured on readers of these notes: it is an unhurried pace for Korean, and
 * slower for code than for text.
 */
const PER_MINUTE = { characters: 500, linesOfCode: 25 };

/**
 * Writes a time in hours and minutes, from an hour on in tens of minutes.
 *
 * @example
 * hoursAndMinutes(34)   // '34분'
 * hoursAndMinutes(467)  // '7시간 50분'
 */
export function hoursAndMinutes(minutes: number): string {
  if (minutes < 60) {
    return `${String(minutes)}분`;
  }
  const tens = Math.round(minutes / 10);
  const rest = tens % 6;
  return `${String(Math.floor(tens / 6))}시간${rest === 0 ? '' : ` ${String(rest)}0분`}`;
}

/** Estimates the reading time of a note in minutes, rounded up. */
export function readingMinutes({ markdown: { length, fences } }: Pick<Note, 'markdown'>): number {
  const lines = fences.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return Math.ceil(length / PER_MINUTE.characters + lines / PER_MINUTE.linesOfCode);
}
