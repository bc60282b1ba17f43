import { hitBy, listen } from '../page/listen';
import { readStored, storageKeys } from '../page/storage';

/** How long a pointer or the focus rests on a link (ms). */
const REST_MS = 300;

let resting: number | undefined;

function onPoint(event: Event): void {
  const link = hitBy(event, '.note-body a[href]');
  // A finger that rests on a link opens the menu of the browser, which is left alone.
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (
    !(link instanceof HTMLAnchorElement) ||
    isTouch ||
    readStored('localStorage', storageKeys.previews) === 'off'
  ) {
    return;
  }
  window.clearTimeout(resting);
  resting = window.setTimeout(() => {
    if (link.matches(':hover, :focus-visible')) {
      // Where it cannot be had, the link is as good without.
      import('./link-preview')
        .then(({ showPreview }) => showPreview(link, event))
        .catch(() => undefined);
    }
  }, REST_MS);
}

/**
 * Shows what a link in a text leads to, to a mouse or the focus that rests on it; what shows it is fetched
 * then.
 */
export function watchPreviews(): void {
  listen({ pointerover: onPoint, focusin: onPoint });
}
