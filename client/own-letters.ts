import { readStored, storageKeys, writeStored } from './page/storage';

/** Font families that most notes need; rare syllables load with the notes that have them. */
const FAMILIES = '"Note Sans", "Note Sans Rest", "Note Mono"';
/** One letter of each piece of the fonts. */
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
 * Fetches the site's fonts for the next page. The current page keeps the reader's own: the widths differ
 * slightly, so a change would move the text while it is being read. Later pages use the fetched fonts from the
 * start (`inline/mark-root.ts`).
 */
export function fetchLetters(): void {
  // Offline, the reader's own fonts stay.
  loadAll().catch(() => undefined);
}

/** Uses the site's fonts on a page that is new to the reader, if the browser has them by now. */
export function applyLetters(): void {
  const isHere = readStored('localStorage', storageKeys.letters) !== undefined;
  document.documentElement.classList.toggle('own-letters', isHere);
}
