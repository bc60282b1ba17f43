/** Sent to the window when a file of the scripts or of the search cannot be had; `wait-for-reader.ts` listens. */
export const MISSING = 'site:missing';

/** Tells that a file cannot be had: the site may have been published again since this page came. */
export function tellMissing(): void {
  dispatchEvent(new Event(MISSING));
}
