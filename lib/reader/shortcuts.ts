export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

interface Shortcut {
  readonly action: 'next' | 'previous' | 'search' | 'keys';
  /** Position of the key. With the Korean layout the K key types ㅏ. */
  readonly code: string;
  /** The letter there, in lower case. A Latin layout with another letter there has its own key for this one. */
  readonly letter: string;
  /** Modifier of the key; `command` is Ctrl, or ⌘ on a Mac. */
  readonly held?: 'shift' | 'command';
  /** Name of the key, for the list that `?` opens. */
  readonly name: string;
  readonly meaning: string;
}

/** The keys that work on every page, in the order of the list that `?` opens. */
export const shortcuts: readonly Shortcut[] = [
  { action: 'next', code: 'KeyN', letter: 'n', name: 'n', meaning: '다음 글' },
  { action: 'previous', code: 'KeyP', letter: 'p', name: 'p', meaning: '이전 글' },
  { action: 'search', code: 'Slash', letter: '/', name: '/', meaning: '검색' },
  {
    ...{ action: 'search', code: 'KeyK', letter: 'k', held: 'command' },
    ...{ name: 'Ctrl+K', meaning: '검색 (글을 쓰는 곳에서도)' },
  },
  { action: 'keys', code: 'Slash', letter: '?', held: 'shift', name: '?', meaning: '이 목록' },
];

/** Names the modifier of a key press; `undefined` for modifiers of no shortcut. */
function heldWith({ ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (altKey || ((ctrlKey || metaKey) && shiftKey) || (ctrlKey && metaKey)) {
    return undefined;
  }
  return shiftKey ? 'shift' : ctrlKey || metaKey ? 'command' : 'nothing';
}

/** Tells whether another Latin layout has another letter at this position: `-` at the slash of a German one. */
function isOtherLetter(key: string, wanted: string): boolean {
  return /^[\x21-\x7e]$/.test(key) && key.toLowerCase() !== wanted;
}

/**
 * Returns the action of a key press on a page: the `next` or `previous` note, the `search`, or the list of `keys`.
 *
 * @param isTyping whether the focus is in a field, where keys without a modifier, or with Shift, type letters
 * @example
 * shortcutOf({ code: 'KeyP', key: 'ㅔ', shiftKey: false, … }, false) // 'previous'
 */
export function shortcutOf(press: KeyPress, isTyping: boolean): Shortcut['action'] | undefined {
  const pressed = heldWith(press);
  return shortcuts.find(
    ({ code, letter, held = 'nothing' }) =>
      code === press.code &&
      held === pressed &&
      !isOtherLetter(press.key, letter) &&
      (held === 'command' || !isTyping),
  )?.action;
}

/**
 * Returns the action of a key press among the marks of a page: `n` next, Shift+`n` previous, Escape clears.
 *
 * @example
 * marksShortcut({ code: 'KeyN', key: 'ㅜ', shiftKey: false, … }) // 'next'
 */
export function marksShortcut(press: KeyPress): 'next' | 'previous' | 'clear' | undefined {
  const held = heldWith(press);
  if (held === undefined || held === 'command') {
    return undefined;
  }
  if (press.key === 'Escape') {
    return 'clear';
  }
  if (press.code !== 'KeyN' || isOtherLetter(press.key, 'n')) {
    return undefined;
  }
  return held === 'shift' ? 'previous' : 'next';
}
