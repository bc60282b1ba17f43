import { tellMissing } from './page/renew';

/** What only some pages have, by its place in them, and the script that fills it. */
const extras: readonly (readonly [
  string,
  () => Promise<{ readonly start: (place: HTMLElement) => unknown }>,
])[] = [
  ['main :is(.diagram, .note-figure)', () => import('./figures')],
  ['.daily-question', () => import('./daily-question')],
  ['.nearest-notes', () => import('./nearest-notes')],
  ['.of-questions', () => import('./questions')],
  ['.input-sizes', () => import('./input-sizes')],
  ['.my-values', () => import('./my-values')],
  ['.error-reader', () => import('./error-reader')],
  ['.problem-table:has(table)', () => import('./problem-table')],
];

/** Loads the scripts of what the page has; where one does not come, the page is complete without it. */
export function startExtras(): void {
  for (const [selector, load] of extras) {
    for (const place of document.querySelectorAll<HTMLElement>(selector)) {
      const giveUp = (): void => {
        tellMissing();
        // Without its script a form would do nothing.
        place.querySelector('form')?.remove();
      };
      load()
        .then(({ start }) => start(place), giveUp)
        .catch(() => undefined);
    }
  }
}
