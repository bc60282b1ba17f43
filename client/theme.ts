import { hitBy, listen } from '../components/page/listen';
import { surfaces } from '../lib/site/surfaces';
import { readStored, storageKeys, writeStored } from '../components/page/storage';

const DARK = matchMedia('(prefers-color-scheme: dark)');

function systemTheme(): 'dark' | 'light' {
  return DARK.matches ? 'dark' : 'light';
}

/** Puts the theme that the reader has chosen, and says it on the button in the page. */
export function showTheme(): void {
  const root = document.documentElement;
  const chosen = readStored('localStorage', storageKeys.theme) ?? 'system';
  const shown = chosen === 'system' ? systemTheme() : chosen;
  root.classList.remove('light', 'dark');
  root.classList.add(shown);
  root.style.colorScheme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const here = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = surfaces[chosen === 'system' ? here : shown === 'dark' ? 'dark' : 'light'];
  }
  document.querySelector('.theme-button')?.setAttribute('aria-pressed', String(shown === 'dark'));
}

/**
 * The button of the theme: whoever comes back to what the system has follows it again. The first paint is that of
 * the theme's own script in the page.
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
  // Chosen in another tab, or while this page lay in the browser's cache.
  addEventListener('storage', showTheme);
  addEventListener('pageshow', showTheme);
}
