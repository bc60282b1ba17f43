import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './rules/axe';
import { notes } from './notes';
import { box, dialog, openSearch, rows, searchFor, selectedRow, settled } from './search-box';
import { expectRoute, href, note, open, phone, routeOf } from './site';

test('코드 블록에만 있는 말을 찾으면 그 노트에 닿고, 맞는 줄이 보인다', async ({ page }) => {
  await open(page, '/');
  await searchFor(page, 'claimIdle');
  const result = rows(page).first();
  await expect(result).toHaveAttribute('href', new RegExp(`^${href(notes.redis)}`));
  await expect(result.locator('code mark').first()).toHaveText('claimIdle');
  await expect(dialog(page).getByRole('group', { name: 'Redis Stream' })).toBeVisible();
  await result.click();
  await expectRoute(page, notes.redis);
  await expect(dialog(page)).toBeHidden();
});

test.describe('여는 법', () => {
  test('"/"와 Ctrl+K로 열고, 쓰던 초점은 닫으면 돌아온다', async ({ page }) => {
    await open(page, notes.redis);
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('처음 받는 스크립트에는 단추만 있고, 단추에 다가가면 검색을 받는다', async ({ page }) => {
    const data: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_search/')) {
        data.push(request.url());
      }
    });
    await open(page, notes.redis);
    expect(page.workers()).toHaveLength(0);
    expect(data).toEqual([]);
    await page.getByRole('button', { name: '노트와 코드 검색' }).hover();
    await expect.poll(() => page.workers().length).toBe(1);
    await expect.poll(() => data.length).toBeGreaterThan(0);
    await expect(dialog(page)).toBeHidden();
  });
});

test('키보드만으로 찾고, 고르고, 열 수 있다', async ({ page }) => {
  await open(page, '/');
  await searchFor(page, '컨슈머 그룹');
  const first = await selectedRow(page).getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  const second = await selectedRow(page).getAttribute('id');
  expect(second).not.toBe(first);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', second ?? '');
  await expect(box(page)).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const target = (await selectedRow(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => href(routeOf(page)) + new URL(page.url()).hash).toBe(target);
});

test('Esc는 먼저 글을 지우고, 다음에 닫는다', async ({ page }) => {
  await open(page, '/');
  await searchFor(page, '주문');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('읽는 이가 고른 줄은 본문 결과가 뒤따라 와도 움직이지 않는다', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_search\/[^/]+\/[sp][0-9a-z]+\.json$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.insertText('상태');
  await expect(rows(page).nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const id = await selectedRow(page).getAttribute('id');
  const before = await selectedRow(page).boundingBox();
  release();
  await settled(page);
  await expect(selectedRow(page)).toHaveAttribute('id', id ?? '');
  const after = await selectedRow(page).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
});

const chip = (page: Page, name: string): Locator =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const figure = async (of: Locator): Promise<number> =>
  Number(/\d+/.exec((await of.textContent()) ?? '')?.[0]);

test('거르개의 단추에는 그 섹션에 남을 결과의 수가 있고, 없는 섹션은 누를 수 없다', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'XAUTOCLAIM');
  await expect(chip(page, 'Docs')).toBeEnabled();
  await expect(chip(page, 'Theory')).toHaveText('Theory 0');
  await expect(chip(page, 'Theory')).toBeDisabled();
  const count = await figure(chip(page, 'Docs'));
  await chip(page, 'Docs').click();
  await expect(chip(page, 'Docs')).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).locator('.search-foot')).toContainText(`결과 ${count}개`);
  await expect(chip(page, 'Docs')).toHaveText(`Docs ${count}`);

  await box(page).fill('쀍쀍쀍쀍');
  await expect(dialog(page).getByText('찾은 것이 없습니다.')).toBeVisible();
  await expect(chip(page, 'Docs')).toHaveText('Docs 0');
  await chip(page, 'Docs').click();
  await expect(chip(page, 'Docs')).toBeDisabled();
  await box(page).fill('');
  await expect(chip(page, 'Theory')).toBeEnabled();
});

test.describe('휴대전화', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('위 막대의 "검색 열기"로 화면 가득 열려 "닫기"로 닫히고, 누른 결과로 간다', async ({
    page,
  }) => {
    await open(page, notes.redis);
    const opener = page.getByRole('button', { name: '검색 열기' });
    await opener.tap();
    await expect(box(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
    await dialog(page).getByRole('button', { name: '닫기' }).tap();
    await expect(dialog(page)).toBeHidden();
    await opener.tap();
    await expect(box(page)).toBeFocused();
    await page.keyboard.insertText('웹훅');
    await settled(page);
    await rows(page).first().tap();
    await expect(dialog(page)).toBeHidden();
    await expect(note(page).getByRole('heading', { level: 1 })).toContainText('웹훅');
  });
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test.describe(`${colorScheme === 'light' ? '밝은' : '어두운'} 화면, 폭 ${width}px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('연 검색은 접근성 규칙을 어기지 않는다', async ({ page }) => {
      await open(page, notes.webhook);
      await openSearch(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.insertText('redis xack');
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });
  });
}
