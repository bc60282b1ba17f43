const ENCODED = /(?:%[0-9a-f]{2})+/gi;

function decodeRun(run: string): string {
  try {
    // The one place that may ask for it: what it refuses stays as it is written.
    // eslint-disable-next-line no-restricted-globals
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/**
 * A part of an address as text. What no browser would have written (a percent sign by itself, a
 * Korean letter cut by a messenger) stays as it stands; the global functions throw on it.
 *
 * @example
 * decodeAddress('/%EB%85%B8%ED%8A%B8')  // '/노트'
 * decodeAddress('#100%')                // '#100%'
 * decodeAddress('a%20b%EA%B0')          // 'a b%EA%B0'
 */
export function decodeAddress(address: string): string {
  return address.replace(ENCODED, decodeRun);
}
