/** The dialog and what stands in it from its first frame on. */
export interface Shell {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** Where the loaded part of the search draws. */
  readonly body: HTMLElement;
}

let shell: Shell | undefined;

/** What `search-dialog.tsx` has put into the page. */
function findShell(): Shell {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
  const input = dialog?.querySelector('input');
  const body = dialog?.querySelector<HTMLElement>('.search-body');
  if (!dialog || !input || !body) {
    throw new Error('the page has no search dialog');
  }
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', (event) => {
    // The dialog itself is hit only beside its content: on the backdrop. So is it where a text is selected
    // with a pointer that leaves the box.
    if (event.target === dialog && pressed === dialog) {
      dialog.close();
    }
  });
  return { dialog, input, body };
}

/**
 * Opens the dialog with what was typed last, or with a text in it. In one that was opened before the
 * scripts had come the reader is typing already: it is left as it is.
 */
export function openShell(text?: string): Shell {
  shell ??= findShell();
  const { dialog, input } = shell;
  if (text !== undefined) {
    input.value = text;
  }
  if (!dialog.open) {
    dialog.showModal();
    input.focus();
    if (text === undefined) {
      input.select();
    }
  }
  return shell;
}
