import type { StorageKey } from '../../components/page/storage';

/*
 * Runs in the head, before the first paint: says that scripts run, that the reader has hidden the sidebar, the
 * language of the reader's choice, and that the browser has the letters of the site (`own-letters.ts`).
 */
const root = document.documentElement;
root.classList.add('js');
try {
  const stored = (key: StorageKey): string | null => localStorage.getItem(key);
  if (stored('sidebar') === 'hidden') {
    root.classList.add('sidebar-hidden');
  }
  if (stored('letters') !== null) {
    root.classList.add('own-letters');
  }
  // The theme would take any text for the name of a class, and the switch would show no choice.
  if (!['dark', 'light', 'system', null].includes(stored('theme'))) {
    localStorage.removeItem('theme');
  }
  const language = stored('language');
  if (language !== null) {
    root.dataset['language'] = language;
  }
} catch {
  // Storage may be blocked.
}
