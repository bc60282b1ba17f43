import { pageOfLink, pathOf } from '../../lib/addresses/links';
import { isPlainClick } from '../../lib/reader/plain-click';
import { openPage } from '../page/open-page';
import { prefetchNote } from '../prose/note-store';

/** The page a link under the pointer or the focus leads to, if it can be shown without a reload. */
function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement
    ? pageOfLink(
        { href: link.href, target: link.target, download: link.hasAttribute('download') },
        location.href,
        __SITE__.basePath,
      )
    : undefined;
}

function onClick(event: MouseEvent): void {
  const page = isPlainClick(event) && !event.defaultPrevented ? pageAt(event.target) : undefined;
  if (page !== undefined) {
    event.preventDefault();
    // Another navigation may overtake this one; that is no error.
    openPage(page).catch(() => undefined);
  }
}

function onIntent(event: Event): void {
  const page = pageAt(event.target);
  if (page !== undefined) {
    prefetchNote(pathOf(page));
  }
}

/**
 * Shows pages of this site without a reload, and fetches them as soon as a reader points at a link.
 *
 * @returns Stops watching.
 */
export function watchLinks(): () => void {
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  document.addEventListener('click', onClick);
  intents.forEach((type) => {
    document.addEventListener(type, onIntent, { passive: true });
  });
  return () => {
    document.removeEventListener('click', onClick);
    intents.forEach((type) => {
      document.removeEventListener(type, onIntent);
    });
  };
}
