import { expect, test } from '@playwright/test';
import { expectPlace, goBack, readTo } from './place';
import { notes } from './notes';
import { at, open } from './site';

/*
 * A reader's browser keeps the page one has left, and Back shows it as it was. The browsers of the
 * other tests do not: they forget everything, and are told not to keep pages.
 */
for (const route of [notes.guide, notes.elements]) {
  test(`${route}가 그대로 돌아와도, 그 뒤에 다시 읽어도 읽던 곳이다`, async ({
    playwright,
    launchOptions,
    baseURL,
    viewport,
  }, testInfo) => {
    const browser = await playwright.chromium.launchPersistentContext(
      testInfo.outputPath('profile'),
      {
        ...launchOptions,
        ...(baseURL !== undefined && { baseURL }),
        viewport,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      },
    );
    try {
      const [page = await browser.newPage()] = browser.pages();
      // The letters of the site come with the second visit, and a line of code is lower in them.
      await browser.addInitScript(() => {
        document.fonts.load = () => Promise.resolve([]);
      });
      await open(page, route);
      const place = await readTo(page, 0.6);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['kept'] = String(persisted);
        });
      });
      await page.goto(at('/theory'));
      await goBack(page, 1);
      await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
      await expectPlace(page, place);
      await page.reload();
      await expectPlace(page, place);
    } finally {
      await browser.close();
    }
  });
}
