/** The part of a key press that decides; a `KeyboardEvent` has it. */
export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** A key of another layout that stands where this one is on ours: `-` on a German slash. */
function isOtherLetter(key: string, wanted: string): boolean {
  return /^[\x21-\x7e]$/.test(key) && key.toLowerCase() !== wanted;
}

/**
 * Whether a key press opens the search. Goes by the place of the key, because with the Korean layout
 * on the K key gives ㅏ; but not where a Latin layout has another letter there.
 *
 * @param isTyping Whether the focus is in a field, where `/` is a letter.
 * @example
 * isSearchShortcut({ code: 'KeyK', key: 'ㅏ', ctrlKey: true, … }, false) // true
 * isSearchShortcut({ code: 'Slash', key: '?', shiftKey: true, … }, false) // false
 */
export function isSearchShortcut(press: KeyPress, isTyping: boolean): boolean {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey || shiftKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return code === 'KeyK' && ctrlKey !== metaKey && !isOtherLetter(key, 'k');
  }
  return !isTyping && code === 'Slash' && !isOtherLetter(key, '/');
}

/**
 * Where a key press leads among the marks of a page: `n` on, Shift+`n` back, Escape away.
 *
 * @example
 * marksShortcut({ code: 'KeyN', key: 'ㅜ', shiftKey: false, … }) // 'next'
 */
export function marksShortcut(press: KeyPress): 'next' | 'previous' | 'clear' | undefined {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  if (key === 'Escape') {
    return 'clear';
  }
  if (code !== 'KeyN' || isOtherLetter(key, 'n')) {
    return undefined;
  }
  return shiftKey ? 'previous' : 'next';
}

/**
 * What a key press asks for anywhere on a page: the `next` or `previous` note, or the list of `keys`.
 *
 * @example
 * noteShortcut({ code: 'KeyP', key: 'ㅔ', shiftKey: false, … }) // 'previous'
 */
export function noteShortcut(press: KeyPress): 'next' | 'previous' | 'keys' | undefined {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  if (shiftKey) {
    return code === 'Slash' && !isOtherLetter(key, '?') ? 'keys' : undefined;
  }
  if (code === 'KeyN' && !isOtherLetter(key, 'n')) {
    return 'next';
  }
  return code === 'KeyP' && !isOtherLetter(key, 'p') ? 'previous' : undefined;
}
