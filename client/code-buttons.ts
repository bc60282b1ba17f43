import { create } from './page/create';
import { hitBy, listen } from './page/listen';

const CONFIRMATION_MS = 2000;

/** Returns the code to paste: without removed lines, and only the commands of a terminal session. */
export function copyText(block: Element): string {
  const code = block.querySelector('code');
  if (block.getAttribute('data-language') === 'console') {
    const commands = [...(code?.querySelectorAll(':not(.removed) > .command') ?? [])];
    if (commands.length > 0) {
      return commands.map((command) => command.textContent).join('\n');
    }
  }
  if (block.matches('.lined')) {
    const lines = [...(code?.querySelectorAll('c-l:not(.removed)') ?? [])];
    return lines.map((line) => line.textContent).join('\n');
  }
  return code?.textContent.replace(/\n$/, '') ?? '';
}

const outcomes = { done: '복사했습니다', failed: '복사하지 못했습니다' } as const;

/** Ends the last announcement. */
let takeBack = (): void => undefined;

/** Announces the outcome of a press on its button and to screen readers; ends the announcement before it. */
function announce(button: Element, outcome: keyof typeof outcomes): void {
  takeBack();
  const usual = button.getAttribute('title') ?? '';
  const status = document.querySelector('.copy-status');
  status?.replaceChildren(outcomes[outcome]);
  button.setAttribute('title', outcomes[outcome]);
  button.setAttribute('data-state', outcome);
  const timer = window.setTimeout(() => {
    takeBack();
  }, CONFIRMATION_MS);
  takeBack = () => {
    window.clearTimeout(timer);
    button.setAttribute('title', usual);
    button.removeAttribute('data-state');
    status?.replaceChildren();
  };
}

/** Copies and announces the outcome on the button. */
export async function copyFor(button: Element, copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
    announce(button, 'done');
  } catch {
    announce(button, 'failed');
  }
}

function onClick(event: MouseEvent): void {
  const button = hitBy(event, '.code-copy, .code-wrap');
  const block = button?.closest('.code-block');
  if (!button || !block) {
    return;
  }
  if (button.matches('.code-copy')) {
    void copyFor(button, () => navigator.clipboard.writeText(copyText(block)));
  } else {
    const wrapped = block.classList.toggle('wrapped');
    button.setAttribute('aria-pressed', String(wrapped));
  }
}

/** Puts the buttons into the bar of a block; `title` is also their name. */
function addButtons(bar: Element): void {
  const isWrapped = bar.closest('.wrapped') !== null;
  bar.replaceChildren(
    create('button', {
      class: 'code-wrap',
      'aria-pressed': String(isWrapped),
      title: '긴 줄 바꿔 보기',
    }),
    create('button', { class: 'code-copy', title: '코드 복사' }),
  );
}

/** Gives every code block its buttons, which need scripts. */
export function addCodeButtons(): void {
  document.querySelectorAll('.code-actions').forEach(addButtons);
}

/** Listens once for the buttons of all code blocks. */
export function watchCodeButtons(): void {
  // Created before the first press: screen readers announce changes only of regions they already know.
  const status = create('p', { class: 'visually-hidden copy-status', role: 'status' });
  document.body.append(status);
  listen({ click: onClick });
}
