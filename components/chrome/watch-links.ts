import { pageOfLink, pathOf } from '../../lib/addresses/links';
import { isPlainClick } from '../../lib/reader/plain-click';
import { hitBy, listen } from '../page/listen';
import { openPage } from '../page/open-page';
import { prefetchNote } from '../prose/note-store';

/** The page a link under the pointer or the focus leads to, if it can be shown without a reload. */
function pageAt(event: Event): string | undefined {
  const link = hitBy(event, 'a[href]');
  return link instanceof HTMLAnchorElement
    ? pageOfLink(
        { href: link.href, target: link.target, download: link.hasAttribute('download') },
        location.href,
        __SITE__.basePath,
      )
    : undefined;
}

function onClick(event: MouseEvent): void {
  const page = isPlainClick(event) && !event.defaultPrevented ? pageAt(event) : undefined;
  if (page !== undefined) {
    event.preventDefault();
    // Another navigation may overtake this one; that is no error.
    openPage(page).catch(() => undefined);
  }
}

function onIntent(event: Event): void {
  const page = pageAt(event);
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
  const stops = [
    listen({ click: onClick }),
    listen({ pointerover: onIntent, touchstart: onIntent, focusin: onIntent }, { passive: true }),
  ];
  return () => {
    stops.forEach((stop) => {
      stop();
    });
  };
}
