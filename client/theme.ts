import { hitBy, listen } from './page/listen';
import { surfaces } from '../lib/site/surfaces';
import { readStored, storageKeys, writeStored } from './page/storage';

const DARK = matchMedia('(prefers-color-scheme: dark)');

function systemTheme(): 'dark' | 'light' {
  return DARK.matches ? 'dark' : 'light';
}

/** Applies the chosen theme, and shows it on the button. */
export function showTheme(): void {
  const root = document.documentElement;
  const chosen = readStored('localStorage', storageKeys.theme) ?? 'system';
  const shown = chosen === 'system' ? systemTheme() : chosen;
  for (const theme of ['light', 'dark']) {
    root.classList.toggle(theme, theme === shown);
  }
  root.style.colorScheme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const here = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = surfaces[chosen === 'system' ? here : shown === 'dark' ? 'dark' : 'light'];
  }
  document.querySelector('.theme-button')?.setAttribute('aria-pressed', String(shown === 'dark'));
}

/**
 * Makes the theme button work. A choice equal to the system's theme follows the system again. The theme's own
 * inline script sets the first paint.
 */
export function watchTheme(): void {
  listen({
    click: (event) => {
      if (hitBy(event, '.theme-button')) {
        const next = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
        const chosen = next === systemTheme() ? 'system' : next;
        writeStored('localStorage', storageKeys.theme, chosen);
        showTheme();
      }
    },
  });
  DARK.addEventListener('change', showTheme);
  // The choice may change in another tab, or while this page is in the back/forward cache.
  addEventListener('storage', showTheme);
  addEventListener('pageshow', showTheme);
}
