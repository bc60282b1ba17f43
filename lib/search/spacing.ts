import { readings, type Alternative } from './readings';
import type { Word } from './query';
import type { Store } from './store';
import { allRules } from './rules';
import { joined } from './tokens';

/** Pieces of a name that is cut are words; shorter ones are accidents. */
const MIN_PIECE = 2;

/** So many cuts of one name are tried. */
const MAX_CUTS = 3;

/** A cut or joined spelling counts a little less than the typed one. */
const WEIGHT = 0.9;

/**
 * Neighbours of one script written together: "type script" is typescript in the text.
 *
 * @example
 * joinNeighbours(words('type script'), 0) // alternative 'typescript'
 */
export function joinNeighbours(words: readonly Word[], place: number): Alternative[] {
  const here = words[place]?.text ?? '';
  const pairs = [
    [words[place - 1]?.text, here],
    [here, words[place + 1]?.text],
  ] as const;
  return pairs.flatMap(([left, right]) =>
    left !== undefined && right !== undefined && /^[a-z0-9]+$/.test(left + right)
      ? readings(left + right, { kind: 'split', weight: WEIGHT, prefix: true, rules: allRules })
      : [],
  );
}

/** A name cut into two known ones: springboot is "Spring Boot" in the text. */
export async function splitName(
  { text, isLast }: Word,
  store: Store,
  load: (keys: readonly string[]) => Promise<void>,
): Promise<Alternative[]> {
  const name = joined(text);
  if (!/^[a-z][a-z0-9]+$/.test(name)) {
    return [];
  }
  const cuts: [left: string, right: string][] = [];
  for (let length = name.length - MIN_PIECE; length >= MIN_PIECE; length -= 1) {
    const left = name.slice(0, length);
    if (store.range(left, left).length > 0) {
      cuts.push([left, name.slice(length)]);
    }
  }
  const tried = cuts.slice(0, MAX_CUTS);
  await load(tried.map(([, right]) => right));
  return tried.map(([left, right]) => ({
    kind: 'parts',
    text: `${left} ${right}`,
    weight: WEIGHT,
    prefix: isLast,
    keys: isLast ? [left] : [left, right],
    range: isLast ? { from: right, to: `${right}\uffff`, exact: right } : undefined,
  }));
}
