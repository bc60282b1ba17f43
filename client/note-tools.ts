import { textFragment } from '../lib/reader/text-fragment';
import { reportLinkOf } from '../lib/site/report-link';
import { hitBy, listen } from './page/listen';
import { copyFor } from './code-buttons';
import { site } from '../components/page/site';

function selected(): string {
  const selection = getSelection();
  const isInNote = document.querySelector('.note-body')?.contains(selection?.anchorNode ?? null);
  return isInNote === true ? String(selection) : '';
}

/** Returns the address of the page with the heading that the reader came to and the selected passage. */
function addressHere(): string {
  const passage = textFragment(selected());
  const { origin, pathname, hash } = location;
  return origin + pathname + (hash === '' && passage !== '' ? '#' : hash) + passage;
}

function offerPassage(): void {
  const button = document.querySelector<HTMLElement>('.passage-link');
  if (button !== null) {
    button.hidden = selected().trim() === '';
  }
}

/** Opens all questions of the page, or folds them again; the button says which is next. */
export function turnQuestions(button: Element): void {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('.note-quiz')];
  const open = questions.some((question) => !question.open);
  for (const question of questions) {
    question.open = open;
  }
  button.textContent = button.textContent.replace(/\S+$/, open ? '접기' : '펼치기');
}

async function readMarkdown(button: Element): Promise<Blob> {
  const link = button.parentElement?.querySelector<HTMLAnchorElement>('.note-markdown');
  const response = await fetch(link?.href ?? '');
  if (!response.ok) {
    throw new Error(`the Markdown of the note: ${response.status}`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Shares the address through the device, or copies it where the device cannot share. */
function share(button: Element, title: string): void {
  const url = addressHere();
  const copy = (): void => {
    void copyFor(button, () => navigator.clipboard.writeText(url));
  };
  // Missing in some browsers, although the types always have it.
  if ('share' in navigator) {
    navigator.share({ title, url }).catch((error: unknown) => {
      // AbortError: the reader closed the share sheet. Any other error: the device cannot share this now.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        copy();
      }
    });
  } else {
    copy();
  }
}

function onClick(event: MouseEvent): void {
  const tool = hitBy(event, '.note-tools > *, .report-link');
  const title = document.querySelector('main h1')?.textContent ?? '';
  if (tool?.matches('.copy-markdown') === true) {
    // Safari allows copying only at the press itself, so the text goes in as a promise.
    void copyFor(tool, () =>
      navigator.clipboard.write([new ClipboardItem({ 'text/plain': readMarkdown(tool) })]),
    );
  } else if (tool?.matches('.passage-link') === true) {
    void copyFor(tool, () => navigator.clipboard.writeText(addressHere()));
  } else if (tool?.matches('.open-questions') === true) {
    turnQuestions(tool);
  } else if (tool?.matches('.share-link') === true) {
    share(tool, title);
  } else if (tool instanceof HTMLAnchorElement && tool.matches('.report-link')) {
    tool.href = reportLinkOf(site.reportLink, { title, address: addressHere() });
  }
}

/** Listens once for the buttons under the titles and the report links: both are plain HTML. */
export function watchNoteTools(): void {
  // In the capture phase: the address of the report link must be set before the browser follows it.
  listen({ click: onClick }, { capture: true });
  listen({
    selectionchange: offerPassage,
    // A press would end the selection that it is about.
    mousedown: (event) => {
      if (hitBy(event, '.passage-link, .share-link, .report-link')) {
        event.preventDefault();
      }
    },
  });
}
