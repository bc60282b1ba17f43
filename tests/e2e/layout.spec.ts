import { expect, test, type Page } from '@playwright/test';
import { note, open, phone } from './site';
import { notes, UNKNOWN_ROUTE } from './routes';

const widths = [320, 390, 768, 1024, 1280];
const pages = ['/', '/algorithm', notes.redis, notes.webhook, notes.elements, UNKNOWN_ROUTE];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stands in the bar at the top, with its place. */
async function barBoxes(page: Page): Promise<Box[]> {
  return page
    .getByRole('navigation')
    .first()
    .evaluate((bar) =>
      [...bar.children]
        .filter((child) => child.checkVisibility() && child.getBoundingClientRect().width > 0)
        .map((child) => {
          const { left, right, top, bottom } = child.getBoundingClientRect();
          const label = child.querySelector('[aria-label]') ?? child;
          const name = child.textContent.trim() || (label.getAttribute('aria-label') ?? 'search');
          return { name, left, right, top, bottom };
        }),
    );
}

function overlapping(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      )
      .map((b) => `${a.name} / ${b.name}`),
  );
}

/** Elements that reach beyond the right edge of the window without a box of their own that scrolls. */
async function protruding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) ||
        scrollsItself(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .filter((element) => !scrollsItself(element.parentElement))
      .map((element) => `${element.tagName}.${(element.getAttribute('class') ?? '').slice(0, 60)}`);
  });
}

for (const width of widths) {
  test.describe(`폭 ${width}px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of pages) {
      test(`${route}는 옆으로 넘치지 않고, 위 막대의 어느 것도 잘리거나 겹치지 않는다`, async ({
        page,
      }) => {
        await open(page, route);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        expect(await protruding(page)).toEqual([]);

        const boxes = await barBoxes(page);
        expect(boxes.length).toBeGreaterThan(3);
        expect(
          boxes.filter(({ left, right, top }) => left < 0 || right > width || top < 0),
        ).toEqual([]);
        expect(overlapping(boxes)).toEqual([]);
      });
    }

    test('글의 첫 제목이 위 막대에 가리지 않는다', async ({ page }) => {
      await open(page, notes.redis);
      const boxes = await barBoxes(page);
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y).toBeGreaterThan(bottom);
    });
  });
}

test.describe('휴대전화의 표', () => {
  test.use({ viewport: phone });

  for (const route of [notes.redis, notes.webhook]) {
    test(`${route}의 필드 표는 한 행이 카드 한 장이고, 옆으로 굴리지 않는다`, async ({ page }) => {
      await open(page, route);
      const tables = note(page).locator('.field-table');
      const count = await tables.count();
      expect(count).toBeGreaterThan(2);
      const wide = await tables.evaluateAll((all) =>
        all
          .filter((table) => {
            const cells = [...table.querySelectorAll('td')];
            const { left, right } = table.getBoundingClientRect();
            const stacked = cells
              .filter((cell) => cell.nextElementSibling !== null)
              .every(
                (cell) =>
                  (cell.nextElementSibling?.getBoundingClientRect().top ?? 0) >=
                  cell.getBoundingClientRect().bottom - 1,
              );
            const inside = cells.every((cell) => {
              const box = cell.getBoundingClientRect();
              return box.left >= left - 1 && box.right <= right + 1;
            });
            // The row of titles is kept for screen readers, one pixel wide.
            const scrolls = [...table.querySelectorAll(':not(thead, thead *)')].some(
              (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
            );
            return !stacked || !inside || scrolls;
          })
          .map((table) => table.textContent.trim().slice(0, 60)),
      );
      expect(wide).toEqual([]);
    });
  }

  test('카드의 칸마다 그 열의 이름이 붙는다', async ({ page }) => {
    await open(page, notes.redis);
    const row = note(page).getByRole('row').filter({ hasText: '스트림 길이' }).first();
    const labels = await row
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels).toEqual(['"지표"', '"얻는 곳"', '"뜻"']);
  });
});

test.describe('넓은 표', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('보통 표는 제 안에서 옆으로 움직이고, 키보드로도 움직인다', async ({ page }) => {
    await open(page, '/algorithm');
    const region = note(page).getByRole('group', { name: '표' }).first();
    await region.focus();
    await expect(region).toBeFocused();
    await region.evaluate((element) => {
      element.querySelector('table')?.style.setProperty('min-width', '60rem');
    });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await protruding(page)).toEqual([]);
  });
});
