import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, hydrated, note } from './site';

/** The bar at the top has one row of titles, none on a phone, and two rows between 768 and 1199 px. */
const widths = [390, 800, 1280];

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

/** Those of some places that the bar at the top covers after a link has led there. */
function coveredOf(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(async (some) => {
    const covered: string[] = [];
    for (const id of some) {
      location.hash = id;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const bar = document.querySelector('nav')?.getBoundingClientRect().bottom ?? NaN;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
      if (!(top >= bar)) {
        covered.push(`${id} ${top - bar}`);
      }
    }
    return covered;
  }, ids);
}

test('닻으로 가든 닻이 있는 주소로 열든 위 막대에 가리지 않는다', async ({ page }) => {
  await page.goto(at(notes.elements));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await hydrated(page);
    const ids = await targets(page);
    expect(ids.length).toBeGreaterThan(10);
    expect(await coveredOf(page, ids), `${width} px`).toEqual([]);

    const id = ids[Math.floor(ids.length / 2)] ?? '';
    await page.goto('about:blank');
    await page.goto(at(`${notes.elements}#${id}`));
    await hydrated(page);
    await expect.poll(() => distance(page, id), `${width} px`).toBeGreaterThanOrEqual(0);
    expect(await distance(page, id), `${width} px`).toBeLessThan(200);
  }
});
