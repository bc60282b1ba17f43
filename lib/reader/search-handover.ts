/** What a tab that is being opened must know of the search that it was opened from. */
export interface Handover {
  /** Address of the result. */
  readonly address: string;
  /** Words to be marked on its page. */
  readonly terms: readonly string[];
  /** When it was left, in milliseconds since 1970. */
  readonly time: number;
}

/** A tab takes seconds to begin, more over a slow connection; a later visit to the page is another. */
const MAX_AGE_MS = 60_000;

function isHandover(value: unknown): value is Handover {
  const { address, terms, time } = (value ?? {}) as Partial<Record<keyof Handover, unknown>>;
  return (
    typeof address === 'string' &&
    typeof time === 'number' &&
    Array.isArray(terms) &&
    terms.every((term) => typeof term === 'string')
  );
}

/**
 * The words that a page was opened for in this tab, from what the search left in the store;
 * `undefined` if that was for another page, is old, or cannot be read.
 *
 * @example
 * takeOver('{"address":"/a#b","terms":["구독"],"time":1000}', { address: '/a#b', now: 2000 }) // ['구독']
 */
export function takeOver(
  stored: string | undefined,
  here: { readonly address: string; readonly now: number },
): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return isHandover(value) && value.address === here.address && here.now - value.time < MAX_AGE_MS
      ? value.terms
      : undefined;
  } catch {
    return undefined;
  }
}
