import { expect, test } from '@playwright/test';
import { rows, searchFor } from '../search-box';
import { basePath, expectRoute, href, note, open } from '../site';

/** How many notes are looked for, from the first of the list of all notes to the last. */
const SAMPLES = 2;

test('노트의 제목으로 찾으면 그 노트가 나오고, 눌러서 간다', async ({ page }) => {
  await open(page, '/search');
  const paths = await note(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).pathname));
  const all = paths.map((path) => path.slice(basePath().length));
  expect(all.length).toBeGreaterThan(1);
  const step = Math.max(1, Math.floor(all.length / SAMPLES));
  for (const route of all.filter((_, index) => index % step === 0)) {
    await open(page, route);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await open(page, '/');
    await searchFor(page, title);
    const found = rows(page).and(
      page.locator(`[href="${href(route)}"], [href^="${href(route)}#"]`),
    );
    await expect(found.first(), title).toBeVisible();
    await found.first().click();
    await expectRoute(page, route);
  }
});
