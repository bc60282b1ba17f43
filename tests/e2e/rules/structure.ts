import type { Page } from '@playwright/test';

/**
 * What is wrong with the structure of the page: number of titles, steps between the levels of
 * headings, repeated ids, links that lead nowhere.
 */
export async function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const titles = document.querySelectorAll('h1').length;
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const known = new Set(ids);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const here = links.filter((href) => href?.startsWith('#') === true && href !== '#');
    return [
      ...(titles === 1 ? [] : [`${titles} h1`]),
      ...headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 1) + 1)
        .map((heading) => `${heading.tagName} "${heading.textContent}" skips a level`),
      ...[...repeated].map((id) => `repeated id ${id}`),
      ...(links.some((href) => href === null || href === '') ? ['a link without an address'] : []),
      ...here
        .filter((href) => !known.has(href?.slice(1) ?? ''))
        .map((href) => `link to ${href ?? ''}, which is not on the page`),
    ];
  });
}
