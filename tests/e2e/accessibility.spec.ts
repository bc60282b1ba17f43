import { expect, test } from '@playwright/test';
import { violations } from './rules/axe';
import { forcedColourFaults } from './rules/forced-colours';
import { englishLabels } from './rules/labels';
import { notes } from './notes';
import { rows, searchFor } from './search-box';
import { menu } from './sidebar';
import { note, open, openPhoneMenu, phone } from './site';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme === 'light' ? '밝은 화면' : '어두운 화면', () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    // What has no code is looked at by all rules in audit.spec.ts.
    test('코드의 색도 접근성 규칙을 어기지 않는다', async ({ page }) => {
      for (const route of [notes.redis, notes.elements]) {
        await open(page, route);
        expect.soft(await violations(page), route).toEqual([]);
      }
    });
  });
}

test.describe('휴대전화의 메뉴', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  // The page below it is looked at by all rules in audit.spec.ts.
  test('열려도 접근성 규칙을 지키고 한국어로 말하며, 독자가 정한 색에서도 지금 있는 곳이 보인다', async ({
    page,
  }) => {
    await open(page, notes.redis);
    await openPhoneMenu(page);
    expect(await violations(page)).toEqual([]);
    expect(await englishLabels(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await forcedColourFaults(page)).toEqual([]);
  });
});

test('색을 독자가 정한 화면에서 고른 탭과 표시한 줄이 나머지와 갈린다', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, notes.elements);
  const edges = await note(page).evaluate((main) => {
    const { backgroundColor } = getComputedStyle(document.body);
    const isDrawn = (selector: string, side: 'borderBottomColor' | 'borderLeftColor'): boolean[] =>
      [...main.querySelectorAll(selector)].map(
        (element) => getComputedStyle(element)[side] !== backgroundColor,
      );
    return {
      chosen: isDrawn('[role="tab"][aria-selected="true"]', 'borderBottomColor'),
      others: isDrawn('[role="tab"][aria-selected="false"]', 'borderBottomColor'),
      marked: isDrawn('c-l.mark', 'borderLeftColor'),
      plain: isDrawn('c-l:not([class])', 'borderLeftColor'),
    };
  });
  const only = (value: boolean): Set<boolean> => new Set([value]);
  expect(new Set(edges.chosen)).toEqual(only(true));
  expect(new Set(edges.others)).toEqual(only(false));
  expect(new Set(edges.marked)).toEqual(only(true));
  expect(new Set(edges.plain)).toEqual(only(false));
});

test.describe('400 %로 키운 창', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('휴대전화의 메뉴에 셋 넘게 보이고, 마지막 줄까지 구른다', async ({ page }) => {
    await open(page, notes.redis);
    await openPhoneMenu(page);
    const inSight = (): Promise<number> =>
      menu(page).evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        const rowsInSight = [...list.querySelectorAll('a, .menu-row')].filter((row) => {
          const box = row.getBoundingClientRect();
          return (
            box.height > 0 && box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1
          );
        });
        return rowsInSight.length;
      });
    await expect.poll(inSight).toBeGreaterThanOrEqual(3);
    const last = menu(page).locator('a, .menu-row').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('검색 상자에 결과가 셋 넘게 보이고, 마지막 결과까지 구른다', async ({ page }) => {
    await open(page, notes.redis);
    await searchFor(page, 'redis');
    for (const place of [0, 1, 2]) {
      const heading = rows(page).nth(place).locator('.search-heading');
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page).last()).toBeInViewport();
  });
});

test('듣는 이에게 제목의 링크는 그 절의 이름을, 위치는 지금 있는 글을 말한다', async ({ page }) => {
  await open(page, notes.redis);
  await expect(note(page).getByRole('link', { name: '‘트리밍’ 절의 주소' })).toHaveCount(1);
  const trail = page.getByRole('navigation', { name: '이 노트의 위치' });
  await expect(trail.getByRole('link', { name: 'Docs' })).toHaveCount(1);
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Redis Stream');
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll('nav, [role="tablist"], aside')]
      .filter((part) => !part.hasAttribute('aria-label'))
      .map((part) => part.outerHTML.slice(0, 80)),
  );
  expect(unnamed).toEqual([]);
});
