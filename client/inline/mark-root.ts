import type { StorageKey } from '../page/storage';

/*
 * Runs in the head, before the first paint. Marks the root when scripts run, the reader has hidden the sidebar, or
 * the browser has the site's fonts (`own-letters.ts`), shows the tabs of the reader's language, and waits for the
 * heading of the address.
 */
const root = document.documentElement;
root.classList.add('js');
if (location.hash !== '') {
  // A page opened at a heading is first painted when the heading is there: earlier frames would only delay it.
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = location.hash;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
try {
  const stored = (key: StorageKey): string | null => localStorage.getItem(key);
  if (stored('sidebar') === 'hidden') {
    root.classList.add('sidebar-hidden');
  }
  if (stored('letters') !== null) {
    root.classList.add('own-letters');
  }
  // The theme would use any stored text as a class name, and its button would show no choice.
  if (!['dark', 'light', 'system', null].includes(stored('theme'))) {
    localStorage.removeItem('theme');
  }
  const language = stored('language');
  if (language !== null) {
    root.dataset['language'] = language;
    const chosen = `[data-value=${JSON.stringify(language)}]`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.note-tabs:not([data-ready]):has(>${chosen})>.tab-panel:not(${chosen}){display:none}` +
        `html.js .note-tabs:not([data-ready])>.tab-panel${chosen}{display:block}`,
    );
    document.adoptedStyleSheets = [sheet];
  }
} catch {
  // Storage may be blocked.
}
