import { hitBy, listen } from '../components/page/listen';
import { surfaces } from '../lib/site/surfaces';
import { readStored, storageKeys, writeStored } from '../components/page/storage';

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Puts the theme that the reader has chosen, and says it on the buttons in the page. */
export function showTheme(): void {
  const root = document.documentElement;
  const chosen = readStored('localStorage', storageKeys.theme) ?? 'system';
  const shown = chosen === 'system' ? (DARK.matches ? 'dark' : 'light') : chosen;
  root.classList.remove('light', 'dark');
  root.classList.add(shown);
  root.style.colorScheme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const here = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = surfaces[chosen === 'system' ? here : shown === 'dark' ? 'dark' : 'light'];
  }
  for (const button of document.querySelectorAll<HTMLElement>('.theme-switch button')) {
    button.ariaPressed = String(button.dataset['theme'] === chosen);
  }
}

/** The buttons of the theme. The first paint is that of the theme's own script in the page. */
export function watchTheme(): void {
  listen({
    click: (event) => {
      const theme = hitBy(event, '.theme-switch button')?.dataset['theme'];
      if (theme !== undefined) {
        writeStored('localStorage', storageKeys.theme, theme);
        showTheme();
      }
    },
  });
  DARK.addEventListener('change', showTheme);
  // Chosen in another tab, or while this page lay in the browser's cache.
  addEventListener('storage', showTheme);
  addEventListener('pageshow', showTheme);
}
