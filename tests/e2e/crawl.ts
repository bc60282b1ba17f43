import type { Page } from '@playwright/test';

/**
 * Every page below an address, found by following the links of the exported HTML. The window must
 * stand on a page of the site.
 */
export async function pagesBelow(page: Page, start: string): Promise<string[]> {
  return page.evaluate(async (first: string) => {
    const found = new Set<string>([first]);
    const waiting: string[] = [first];
    const isBelow = (path: string): boolean => path === first || path.startsWith(`${first}/`);
    let route: string | undefined;
    while ((route = waiting.shift()) !== undefined) {
      const html = await (await fetch(route)).text();
      const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]');
      for (const link of links) {
        const { origin, pathname } = new URL(
          link.getAttribute('href') ?? '',
          location.origin + route,
        );
        if (origin === location.origin && isBelow(pathname) && !found.has(pathname)) {
          found.add(pathname);
          waiting.push(pathname);
        }
      }
    }
    return [...found];
  }, start);
}
