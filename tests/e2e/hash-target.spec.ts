import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, hydrated, note } from './site';

/** A phone, a window with the contents folded under the title, and one with the contents beside the text. */
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

test('닻으로 간 곳은 위 막대에 가리지 않는다', async ({ page }) => {
  await page.goto(at(notes.elements));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await hydrated(page);
    const ids = await targets(page);
    expect(ids.length).toBeGreaterThan(10);
    expect(await coveredOf(page, ids), `${width} px`).toEqual([]);
  }
});
