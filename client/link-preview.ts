import { decodeAddress } from '../lib/addresses/decode-address';
import { pathOf } from '../lib/addresses/links';
import { create } from './page/create';
import { PAGE_LINKS } from '../components/page/href';
import { hitBy } from './page/listen';
import { readPage } from './page/read-page';

/** Time for the pointer to cross the gap between the link and its card (ms). */
const LEAVE_MS = 250;

/** Distance of a card from its link and from the edges of the window (px). */
const GAP = 8;

/** Id of the card; at most one is open. */
const CARD = 'link-preview';

/** Lists of links: the text around their links already says what they lead to. */
const ROWS =
  '.note-list, .note-cards, .note-series, .note-header, .note-related, .note-toc, .note-tools, .problem-table';

interface Preview {
  readonly title: string;
  readonly heading?: string | undefined;
  readonly description?: string | undefined;
  readonly section?: { readonly title: string; readonly number: number } | undefined;
  readonly time?: string | undefined;
}

function isOn(link: HTMLAnchorElement): boolean {
  return link.matches(':hover, :focus-visible');
}

/** Tells whether a link is part of a sentence, not alone in a row or a title. */
function isInText(link: HTMLAnchorElement): boolean {
  const holder = link.closest('p, li, td, dd');
  return holder !== null && link.closest(ROWS) === null && holder.textContent !== link.textContent;
}

/** Returns the text of the heading with an id, or with the id of a former name in it. */
function headingOf(page: Document, id: string): string | undefined {
  return page.getElementById(id)?.closest('h1, h2, h3, h4, h5, h6')?.textContent.trim();
}

/** @throws when the page cannot be fetched or is no note */
async function previewOf(link: HTMLAnchorElement): Promise<Preview | undefined> {
  const { href, hash } = link;
  const id = decodeAddress(hash.slice(1));
  if (pathOf(href) === pathOf(location.href)) {
    const title = headingOf(document, id);
    return title === undefined ? undefined : { title };
  }
  if (!link.matches(PAGE_LINKS)) {
    return undefined;
  }
  const note = await readPage(pathOf(href));
  const mark = note.querySelector('.breadcrumb .section-mark');
  return {
    title: note.querySelector('main h1')?.textContent ?? '',
    heading: headingOf(note, id),
    description:
      note.querySelector('meta[name="description"]')?.getAttribute('content') ?? undefined,
    section: mark
      ? { title: mark.textContent, number: Number(/section-(\d)/.exec(mark.className)?.[1]) }
      : undefined,
    time: note.querySelector('.reading-time')?.textContent,
  };
}

function createCard({ title, heading, description, section, time }: Preview): HTMLElement {
  const line = (name: string, text: string | undefined): Node[] =>
    text === undefined || text === '' ? [] : [create('div', { class: name }, text)];
  const mark = section
    ? [create('span', { class: `section-mark section-${section.number}` }, section.title)]
    : [];
  return create(
    'div',
    { id: CARD, class: 'link-preview', role: 'tooltip', popover: 'manual' },
    ...line('link-preview-title', title),
    ...line('link-preview-heading', heading),
    ...line('link-preview-description', description),
    ...(mark.length > 0 || time !== undefined
      ? [create('div', { class: 'link-preview-facts' }, ...mark, time ?? '')]
      : []),
  );
}

/** Places the card below the line of the link under the pointer, or above it where the room is missing. */
function place(card: HTMLElement, link: HTMLElement, y: number | undefined): void {
  const lines = [...link.getClientRects()];
  const line =
    lines.find(({ top, bottom }) => y !== undefined && top <= y && y <= bottom) ?? lines[0];
  const { left, top, bottom } = line ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = bottom + GAP + height <= innerHeight || top - GAP - height < 0;
  const x = Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP));
  // In page coordinates, so that the card scrolls with the page.
  card.style.left = `${x + scrollX}px`;
  card.style.top = `${(isBelow ? bottom + GAP : top - GAP - height) + scrollY}px`;
}

/** Calls back when the reader has left both the link and its card, or closes the card. */
function watchLeaving(
  link: HTMLAnchorElement,
  card: HTMLElement,
  signal: AbortSignal,
  hide: () => void,
): void {
  let leaving: number | undefined;
  const leave = (): void => {
    clearTimeout(leaving);
    leaving = window.setTimeout(() => {
      if (!isOn(link) && !card.matches(':hover')) {
        hide();
      }
    }, LEAVE_MS);
  };
  for (const name of ['pointerover', 'focusin', 'focusout']) {
    document.addEventListener(name, leave, { signal, passive: true });
  }
  // The place of the card is wrong after a resize, and on another page.
  for (const name of ['pagehide', 'resize']) {
    addEventListener(name, hide, { signal });
  }
  // In the capture phase: other listeners would use Escape for something else.
  const early = { signal, capture: true };
  const onKeyDown = (press: KeyboardEvent): void => {
    if (press.key === 'Escape') {
      press.stopPropagation();
      hide();
    }
  };
  const onClick = (click: Event): void => {
    if (hitBy(click, `#${CARD}`) === null) {
      hide();
    }
  };
  addEventListener('keydown', onKeyDown, early);
  addEventListener('click', onClick, early);
}

/** Ends the card that is shown. */
let shown = new AbortController();

/**
 * Shows a card about the target of a link, unless the reader has left the link meanwhile. The card stays while
 * the pointer is on the link or the card, or the focus on the link, and closes on Escape.
 *
 * WCAG 2.2, 1.4.13: dismissible, hoverable, persistent.
 *
 * @throws when the page cannot be fetched or is no note
 */
export async function showPreview(link: HTMLAnchorElement, event: Event): Promise<void> {
  const described = link.getAttribute('aria-describedby');
  const preview = described === CARD || !isInText(link) ? undefined : await previewOf(link);
  if (preview === undefined || !link.isConnected || !isOn(link)) {
    return;
  }
  shown.abort();
  const watch = new AbortController();
  shown = watch;
  const card = createCard(preview);
  // In the main landmark, where screen readers find it.
  (link.closest('main') ?? document.body).append(card);
  card.showPopover();
  place(card, link, event instanceof PointerEvent ? event.clientY : undefined);
  link.setAttribute('aria-describedby', CARD);
  watch.signal.addEventListener('abort', () => {
    card.remove();
    if (described === null) {
      link.removeAttribute('aria-describedby');
    } else {
      link.setAttribute('aria-describedby', described);
    }
  });
  watchLeaving(link, card, watch.signal, () => {
    watch.abort();
  });
}
