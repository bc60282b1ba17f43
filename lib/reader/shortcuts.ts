/** The part of a key press that decides; a `KeyboardEvent` has it. */
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
  /** The place of the key. With the Korean layout on, the K key gives ㅏ. */
  readonly code: string;
  /** What the key gives there in lower case; a Latin layout that gives another letter has its own key. */
  readonly letter: string;
  /** What is held with it; `command` is Ctrl, or ⌘ on a Mac. */
  readonly held?: 'shift' | 'command';
  /** As readers know the key, and what it does, for the list that `?` opens. */
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

/** What is held with a key; `undefined` for what no shortcut asks for. */
function heldWith({ ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (altKey || ((ctrlKey || metaKey) && shiftKey) || (ctrlKey && metaKey)) {
    return undefined;
  }
  return shiftKey ? 'shift' : ctrlKey || metaKey ? 'command' : 'nothing';
}

/** Whether a key of another layout stands where this one is on ours: `-` on a German slash. */
function isOtherLetter(key: string, wanted: string): boolean {
  return /^[\x21-\x7e]$/.test(key) && key.toLowerCase() !== wanted;
}

/**
 * What a key press asks for anywhere on a page: the `next` or `previous` note, the `search`, or the list
 * of `keys`.
 *
 * @param isTyping Whether the focus is in a field, where a key with nothing but Shift is a letter.
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
 * Where a key press leads among the marks of a page: `n` on, Shift+`n` back, Escape away.
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
