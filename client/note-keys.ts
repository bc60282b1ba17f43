import { shortcutOf, shortcuts } from '../lib/reader/shortcuts';
import { create } from './page/create';
import { hitBy, isTyping, listen } from './page/listen';
import { readStored, storageKeys, writeStored } from './page/storage';

const OFF = 'off';

/** Features that a reader can switch off, by storage key. */
const choices = [
  [storageKeys.noteKeys, 'n과 p로 다음 글과 이전 글을 연다'],
  [storageKeys.previews, '본문의 링크에 커서를 올리면 미리 보여 준다'],
] as const;

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
  const rows = shortcuts.map(({ name, meaning }) =>
    create('div', {}, create('dt', {}, create('kbd', {}, name)), create('dd', {}, meaning)),
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

/** Opens the list of keys, built again each time: another window may have changed a choice. */
function showKeys(): void {
  dialog?.remove();
  dialog = createDialog();
  document.body.append(dialog);
  dialog.showModal();
}

function onKeyDown(event: KeyboardEvent): void {
  const action = shortcutOf(event, isTyping(event.target));
  if (action === undefined || action === 'search' || event.defaultPrevented || event.repeat) {
    return;
  }
  // An open dialog keeps its keys, and `n` also moves between the marks of a search.
  if (document.querySelector('dialog[open], .search-marks') !== null) {
    return;
  }
  switch (action) {
    case 'keys':
      event.preventDefault();
      showKeys();
      break;
    case 'next':
    case 'previous':
      if (isOn(storageKeys.noteKeys)) {
        event.preventDefault();
        document.querySelector<HTMLAnchorElement>(`.nav-card.${action}`)?.click();
      }
  }
}

function onClick(event: MouseEvent): void {
  if (hitBy(event, '.show-keys') !== null) {
    showKeys();
  }
}

/** Handles the keys: `p` and `n` go to the notes before and after, `?` and the button of a note list the keys. */
export function watchNoteKeys(): void {
  listen({ keydown: onKeyDown, click: onClick });
}
