import { writeStored } from '../page/storage';

/** Everything that a note is likely to need; rare syllables come with the notes that have them. */
const FAMILIES = '"Note Sans", "Note Sans Rest", "Note Mono"';
/** A letter of each piece. */
const LETTERS = 'a가';

let areHere = false;

/**
 * Fetches the fonts of the site while nothing else is to do. A page never changes its letters: ours are
 * not as wide as those of the reader's device to the last pixel, so the text would move under the
 * reader's eyes. The pages that are opened after this have them from the start (`mark-root.ts`).
 */
export function fetchLetters(): void {
  const fetchAll = async (): Promise<void> => {
    const { fonts } = document;
    const faces = await Promise.all(
      ['1em', 'bold 1em'].map((style) => fonts.load(`${style} ${FAMILIES}`, LETTERS)),
    );
    areHere = faces.flat().length > 0;
    if (areHere) {
      writeStored('localStorage', 'letters', 'here');
    }
  };
  const start = (): void => {
    // Without a network the reader's own stay.
    fetchAll().catch(() => undefined);
  };
  // Safari has no idle time.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start);
  } else {
    setTimeout(start, 1000);
  }
}

/** Gives the note that is about to be shown the letters of the site, when they are there. */
export function showOwnLetters(): void {
  if (areHere) {
    document.documentElement.classList.add('own-letters');
  }
}
