import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, hydrated, note, open } from './site';

/** The bar at the top has one row of titles, none on a phone, and two rows between 768 and 1199 px. */
const widths = [390, 800, 1280];
const pages = [notes.guide, notes.elements, notes.redis];

/** As many places of a page as are tried: the headings of the long note are all alike. */
const MOST = 60;

/** Ids of what a link can lead to: headings, endpoints, tables, figures, footnotes, panels of tabs. */
function targets(page: Page): Promise<string[]> {
  return note(page).evaluate((main) =>
    [...main.querySelectorAll('[id]')]
      .filter((element) => element.closest('svg') === null)
      .filter((element) => element.checkVisibility())
      .map(({ id }) => id),
  );
}

/** Pixels between the lower edge of the bar and the upper edge of an element. */
function distance(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const bar = document.querySelector('nav')?.getBoundingClientRect().bottom ?? NaN;
    return (document.getElementById(target)?.getBoundingClientRect().top ?? NaN) - bar;
  }, id);
}

for (const width of widths) {
  test.describe(`폭 ${width}px에서`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of pages) {
      test(`${route}의 닻으로 가도 위 막대에 가리지 않는다`, async ({ page }) => {
        await open(page, route);
        const all = await targets(page);
        const step = Math.ceil(all.length / MOST);
        const ids = all.filter((_, index) => index % step === 0);
        expect(ids.length).toBeGreaterThan(10);
        const hidden = await page.evaluate(async (some) => {
          const covered: string[] = [];
          for (const id of some) {
            location.hash = id;
            await new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(resolve)),
            );
            const bar = document.querySelector('nav')?.getBoundingClientRect().bottom ?? NaN;
            const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
            if (!(top >= bar)) {
              covered.push(`${id} ${top - bar}`);
            }
          }
          return covered;
        }, ids);
        expect(hidden).toEqual([]);
      });

      test(`${route}를 닻이 있는 주소로 열어도 그 자리가 막대 바로 아래다`, async ({ page }) => {
        await open(page, route);
        const ids = await targets(page);
        const id = ids[Math.floor(ids.length / 2)] ?? '';
        await page.goto('about:blank');
        await page.goto(at(`${route}#${id}`));
        await hydrated(page);
        await expect.poll(() => distance(page, id)).toBeGreaterThanOrEqual(0);
        expect(await distance(page, id)).toBeLessThan(200);
      });
    }
  });
}
