const ENCODED = /(?:%[0-9a-f]{2})+/gi;

function decodeRun(run: string): string {
  try {
    // The only place that may call it: the error is caught here.
    // eslint-disable-next-line no-restricted-globals
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/**
 * Decodes a part of an address. Text that no browser would have encoded (a lone percent sign, a Korean letter
 * cut by a messenger) stays as it is; the global functions would throw.
 *
 * @example
 * decodeAddress('/%EB%85%B8%ED%8A%B8')  // '/노트'
 * decodeAddress('#100%')                // '#100%'
 * decodeAddress('a%20b%EA%B0')          // 'a b%EA%B0'
 */
export function decodeAddress(address: string): string {
  return address.replace(ENCODED, decodeRun);
}
