import { storageKeys, writeStored } from '../page/storage';

/** Everything that a note is likely to need; rare syllables come with the notes that have them. */
const FAMILIES = '"Note Sans", "Note Sans Rest", "Note Mono"';
/** A letter of each piece. */
const LETTERS = 'a가';

async function loadAll(): Promise<void> {
  const { fonts } = document;
  const faces = await Promise.all(
    ['1em', 'bold 1em'].map((style) => fonts.load(`${style} ${FAMILIES}`, LETTERS)),
  );
  if (faces.flat().length > 0) {
    writeStored('localStorage', storageKeys.letters, 'here');
  }
}

/**
 * Fetches the fonts of the site. A text that is being read never changes its letters: ours are not as wide as
 * those of the reader's device to the last pixel, so it would move under the reader's eyes. The pages that are
 * shown after this have them from the start (`inline/mark-root.ts`).
 */
export function fetchLetters(): void {
  // Without a network the reader's own stay.
  loadAll().catch(() => undefined);
}
