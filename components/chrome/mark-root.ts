import type { StorageKey } from '../page/storage';

/**
 * Marks the page before its first paint: that scripts run, that the reader has hidden the sidebar, the
 * language of the reader's choice, and that the browser has the letters of the site (`own-letters.ts`).
 *
 * Runs as an inline script in the head, from its own source text: it may use nothing from outside.
 */
export function markRoot(): void {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    if (localStorage.getItem('sidebar' satisfies StorageKey) === 'hidden') {
      root.classList.add('sidebar-hidden');
    }
    if (localStorage.getItem('letters' satisfies StorageKey) !== null) {
      root.classList.add('own-letters');
    }
    // The theme would take any text for the name of a class, and the switch would show no choice.
    const theme = localStorage.getItem('theme');
    if (theme !== null && !['dark', 'light', 'system'].includes(theme)) {
      localStorage.removeItem('theme');
    }
    const language = localStorage.getItem('language' satisfies StorageKey);
    if (language !== null) {
      root.dataset['language'] = language;
    }
  } catch {
    // Storage may be blocked.
  }
}
