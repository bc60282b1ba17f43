import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { protruding } from './rules/layout';
import { note, open, phone } from './site';

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
    // Each beside its own text: there is room for it, which is the same in each.
    const insets = await row
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingLeft));
    expect(new Set(insets).size).toBe(1);
    expect(Number.parseFloat(insets[0] ?? '')).toBeGreaterThan(80);
  });
});

test('보통 표는 제 안에서 옆으로 움직이고, 키보드로도 움직인다', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
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

test.describe('넓은 창', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('글과 코드와 표는 한 단에 서고, 오른쪽 끝이 같다', async ({ page }) => {
    await open(page, notes.elements);
    const edges = await note(page)
      .locator('.note-body')
      .evaluate((body) =>
        [
          ...body.querySelectorAll(
            ':is(.note-body, .note-part) > :is(p, .code-block, .table-scroll, .callout)',
          ),
        ].map((block) => Math.round(block.getBoundingClientRect().right)),
      );
    expect(edges.length).toBeGreaterThan(10);
    expect(new Set(edges).size).toBe(1);
  });

  test('####와 #####는 본문과도, 서로와도 다르게 보인다', async ({ page }) => {
    await open(page, notes.elements);
    const sizes = await note(page).evaluate((main) => {
      const shown = ['p', 'h4', 'h5'].map((name) => {
        const element = name === 'p' ? null : document.createElement(name);
        main.querySelector('.note-body')?.append(...(element ? [element] : []));
        return parseFloat(getComputedStyle(element ?? main).fontSize);
      });
      return shown;
    });
    expect(new Set(sizes).size).toBe(3);
  });

  test('태그의 페이지에는 섹션이 없으므로 사이드바도 없다', async ({ page }) => {
    await open(page, '/tags/java');
    await expect(page.getByRole('complementary', { name: '사이드바' })).toBeHidden();
  });
});
