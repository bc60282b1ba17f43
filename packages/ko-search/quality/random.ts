/** A source of numbers that gives the same ones for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** From 0 up to, but not including, `limit`. */
  readonly below: (limit: number) => number;
  /** One of a list. */
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Mulberry32 (Tommy Ettinger, public domain): small, fast, good enough for test data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) {
        throw new Error('nothing to pick from');
      }
      return found;
    },
  };
}
