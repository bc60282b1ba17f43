import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { UNKNOWN_ROUTE } from './notes';
import { cutWords, setWideCode } from './rules/code-words';
import { figureFaults } from './rules/figures';
import { englishLabels } from './rules/labels';
import { layoutFaults } from './rules/layout';
import { structureFaults } from './rules/structure';
import { watch } from './rules/watch';
import { desktop, open, phone, siteAddress } from './site';
import { publishedRoutes } from './sitemap';

/*
 * What holds for every page, whatever its author wrote: it is visited once, and everything is looked
 * at in that visit. These tests know no note; a fault names the page, the width and what is wrong.
 */

/** Parts of the pages, so that several workers share them. */
const PARTS = 8;

/** Far above what the longest page takes on a busy machine. */
const PAGE_MS = 20_000;

/** The colours of code are those of the site: `accessibility.spec.ts` looks at them. */
const without = ['pre code'];

/** What else axe may find in another window and other colours. */
const rules = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

const widths = [desktop.width, 1024, 768, phone.width, 320];

/** What is wrong with the page of a route, which stays open. */
async function faultsOf(page: Page, route: string): Promise<string[]> {
  const faults: string[] = [];
  const add = (place: string, found: readonly string[]): void => {
    faults.push(...found.map((fault) => `${route} ${place}: ${fault}`));
  };
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await open(page, route);
  add('structure', await structureFaults(page));
  add('labels', await englishLabels(page));
  add('dark', await violations(page, { without }));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: desktop.height });
    add(`${width} px`, [...(await layoutFaults(page)), ...(await figureFaults(page))]);
    if (width === phone.width) {
      add('phone', [
        ...(await englishLabels(page)),
        ...(await violations(page, { rules, without })),
      ]);
    }
  }
  await setWideCode(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: desktop.height });
    add(`${width} px, wide letters`, await cutWords(page));
  }
  return faults;
}

for (let part = 0; part < PARTS; part += 1) {
  test(`모든 쪽은 규칙을 지킨다 (${part + 1}/${PARTS})`, async ({ context, page, request }) => {
    const all = await publishedRoutes(request);
    expect(all.length).toBeGreaterThan(1);
    const routes = all.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + routes.length * PAGE_MS);
    const faults = watch(context, page, siteAddress());
    for (const route of routes) {
      faults.push(...(await faultsOf(page, route)));
    }
    expect(faults).toEqual([]);
  });
}

test('404 페이지도 규칙을 지킨다', async ({ context, page }) => {
  const complaints = watch(context, page, siteAddress());
  expect(await faultsOf(page, UNKNOWN_ROUTE)).toEqual([]);
  // The browser itself reports the answer 404; nothing else may be said.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});
