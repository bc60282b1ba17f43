import { hitBy, listen } from './page/listen';
import { readStored, storageKeys } from './page/storage';

const REST_MS = 300;

let resting: number | undefined;

function onPoint(event: Event): void {
  const link = hitBy(event, '.note-body a[href]');
  // A long touch opens the browser's own menu.
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
      // Without the preview the link still works.
      import('./link-preview')
        .then(({ showPreview }) => showPreview(link, event))
        .catch(() => undefined);
    }
  }, REST_MS);
}

/** Shows a preview of a link in a note after the pointer or the focus rests on it; its code is fetched then. */
export function watchPreviews(): void {
  listen({ pointerover: onPoint, focusin: onPoint });
}
