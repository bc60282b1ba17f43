import { readStored, storageKeys, writeStored } from './storage';

/** The script that all pages of one build name, as a page names it. */
function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/**
 * Told that a file of the site cannot be had. If the site was published again since this page was read, reads the
 * page anew, which names the files of the new build; a search that is open is open again then.
 */
async function renewIfPublished(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  const html = (await response.text()) as string;
  if (response.ok && html.includes('type="module"') && !html.includes(ownScript())) {
    // Until the page is gone there may be typed more.
    addEventListener('pagehide', () => {
      const box = document.querySelector<HTMLInputElement>('.search-dialog[open] input');
      writeStored('sessionStorage', storageKeys.typed, box?.value ?? '');
    });
    location.reload();
  }
}

/** The same, for who does not wait; without a network nothing is known. */
export function tellMissing(): void {
  renewIfPublished().catch(() => undefined);
}

/** What stood in the search when the page was read anew; told once. */
export function takeTyped(): string {
  const typed = readStored('sessionStorage', storageKeys.typed) ?? '';
  if (typed !== '') {
    writeStored('sessionStorage', storageKeys.typed, '');
  }
  return typed;
}
