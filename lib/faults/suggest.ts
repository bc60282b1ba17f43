import { closest, distance } from 'fastest-levenshtein';

/**
 * Suggests the allowed word for a misspelt one, if at most a third of its letters differ.
 *
 * @example
 * suggest('sidebar_postion', ['title', 'sidebar_position'])  // 'sidebar_position'
 * suggest('color', ['title', 'sidebar_position'])            // undefined
 */
export function suggest(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) {
    return undefined;
  }
  const best = closest(word, allowed);
  return distance(word, best) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}
