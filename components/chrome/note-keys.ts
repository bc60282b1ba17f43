import { noteShortcut } from '../../lib/reader/shortcuts';
import { create } from '../page/create';
import { readStored, storageKeys, writeStored } from '../page/storage';

const OFF = 'off';

/** What a reader can switch off, by where it is kept. */
const choices = [
  [storageKeys.noteKeys, 'n과 p로 글을 옮긴다'],
  [storageKeys.previews, '글 속의 링크에 머무르면 미리 보인다'],
] as const;

const keys: readonly (readonly [string, string])[] = [
  ['n', '다음 글'],
  ['p', '이전 글'],
  ['/', '검색'],
  ['?', '이 목록'],
];

let dialog: HTMLDialogElement | undefined;

function isOn(key: (typeof choices)[number][0]): boolean {
  return readStored('localStorage', key) !== OFF;
}

function createChoice([key, meaning]: (typeof choices)[number]): HTMLElement {
  const choice = create('input', { type: 'checkbox' });
  choice.checked = isOn(key);
  choice.addEventListener('change', () => {
    writeStored('localStorage', key, choice.checked ? 'on' : OFF);
  });
  return create('label', {}, choice, meaning);
}

function createDialog(): HTMLDialogElement {
  const rows = keys.map(([key, meaning]) =>
    create('div', {}, create('dt', {}, create('kbd', {}, key)), create('dd', {}, meaning)),
  );
  const close = create('button', {}, '닫기');
  return create(
    'dialog',
    { class: 'keys-dialog', 'aria-labelledby': 'keys-title' },
    create('h2', { id: 'keys-title' }, '단축키'),
    create('dl', {}, ...rows),
    ...choices.map(createChoice),
    create('form', { method: 'dialog' }, close),
  );
}

/** Made anew each time: another window may have changed the choice. */
function showKeys(): void {
  dialog?.remove();
  dialog = createDialog();
  document.body.append(dialog);
  dialog.showModal();
}

/** Whether a key press belongs to a field, a dialog, or the marks of the search, which have `n` too. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return (
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'))) ||
    document.querySelector('dialog[open], .search-marks') !== null
  );
}

function onKeyDown(event: KeyboardEvent): void {
  const action = noteShortcut(event);
  if (action === undefined || event.defaultPrevented || event.repeat || isElsewhere(event)) {
    return;
  }
  if (action === 'keys') {
    event.preventDefault();
    showKeys();
  } else if (isOn(storageKeys.noteKeys)) {
    event.preventDefault();
    document.querySelector<HTMLAnchorElement>(`.nav-card.${action}`)?.click();
  }
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('.show-keys') !== null) {
    showKeys();
  }
}

/**
 * Goes to the notes before and after by `p` and `n`, and lists the keys by `?` and by the button after a
 * note.
 *
 * @returns Stops watching.
 */
export function watchNoteKeys(): () => void {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick);
    dialog?.remove();
  };
}
