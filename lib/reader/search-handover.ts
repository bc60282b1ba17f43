export interface Handover {
  readonly address: string;
  /** Words to mark on its page. */
  readonly terms: readonly string[];
  /** Time of the handover, ms since 1970. */
  readonly time: number;
}

/** Longest age of a handover. A tab may take seconds to load; a later visit to the page must not get it. */
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
 * Returns the words that this page was opened for, from the stored handover; `undefined` if the handover is for
 * another page, old or unreadable.
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
