import { create, createButton } from '../page/create';

/** The dialog and what stands in it from its first frame on. */
export interface Shell {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** Where the loaded part of the search draws. */
  readonly body: HTMLElement;
}

let shell: Shell | undefined;

function createShell(): Shell {
  const input = create('input', {
    type: 'text',
    class: 'search-input',
    role: 'combobox',
    'aria-label': '노트와 코드 검색',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'search-results',
    placeholder: '노트와 코드 검색',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = createButton('닫기', { class: 'search-close' }, () => {
    dialog.close();
  });
  const body = create('div', { class: 'search-body' }, '검색을 준비하고 있습니다…');
  const dialog = create(
    'dialog',
    { class: 'search-dialog', 'aria-label': '검색' },
    create('div', { class: 'search-bar' }, input, close),
    body,
  );
  dialog.addEventListener('click', (event) => {
    // The dialog itself is hit only beside its content: on the backdrop.
    if (event.target === dialog) {
      dialog.close();
    }
  });
  document.body.append(dialog);
  return { dialog, input, body };
}

/**
 * Opens the dialog with an empty box, or with a text in it. The box is there before the search itself
 * has been loaded, so that no key is lost, not even one that begins a syllable.
 */
export function openShell(text?: string): Shell {
  shell ??= createShell();
  if (text !== undefined) {
    shell.input.value = text;
  }
  if (!shell.dialog.open) {
    shell.dialog.showModal();
  }
  shell.input.focus();
  shell.input.select();
  return shell;
}
