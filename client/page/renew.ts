import { readStored, storageKeys, writeStored } from './storage';

/** Returns the address of the main script, which changes with every build. */
export function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** Stands before the stored text, which may be empty, of a search that was open. */
const OPEN = '?';

/**
 * Reloads the page if the site was published again since this page was loaded: a missing file then means that the
 * page names files of the old build. The text in an open search is kept.
 */
async function renewIfPublished(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  const html = (await response.text()) as string;
  if (response.ok && html.includes('type="module"') && !html.includes(ownScript())) {
    // Stored only at pagehide: the reader may type until the page is gone.
    addEventListener('pagehide', () => {
      const box = document.querySelector<HTMLInputElement>('.search-dialog[open] input');
      writeStored('sessionStorage', storageKeys.typed, box ? OPEN + box.value : '');
    });
    location.reload();
  }
}

/** Reloads an outdated page without waiting. Without a network it does nothing. */
export function tellMissing(): void {
  renewIfPublished().catch(() => undefined);
}

/** Returns the text that was in the open search before the reload, once; `undefined` if it was closed. */
export function takeTyped(): string | undefined {
  const typed = readStored('sessionStorage', storageKeys.typed) ?? '';
  if (typed !== '') {
    writeStored('sessionStorage', storageKeys.typed, '');
  }
  return typed.startsWith(OPEN) ? typed.slice(OPEN.length) : undefined;
}
