import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { box } from './search-box';
import { menu, sectionRow } from './sidebar';
import { at, expectRoute, note, open, openPhoneMenu, phone } from './site';

test('첫 페이지의 칸에 쓰고 Enter를 누르면 그 말로 검색이 열린다', async ({ page }) => {
  await open(page, '/');
  const field = note(page).getByRole('searchbox', { name: '검색어' });
  await field.evaluate((input: HTMLInputElement) => (input.value = '다익스트라'));
  await field.press('Enter');
  await expect(box(page)).toHaveValue('다익스트라');
});

test('첫 글자를 치면 그 글자부터 검색에 들어간다', async ({ page }) => {
  await open(page, '/');
  await note(page).getByRole('searchbox', { name: '검색어' }).focus();
  await page.keyboard.type('redis');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('redis');
});

test('조합하는 글자는 두 칸으로 갈라지지 않는다', async ({ page }) => {
  await open(page, '/');
  await note(page).getByRole('searchbox', { name: '검색어' }).focus();
  // What a browser tells of a key that the input method has taken.
  await note(page)
    .getByRole('searchbox', { name: '검색어' })
    .dispatchEvent('keydown', { key: 'Process', keyCode: 229, bubbles: true });
  await expect(box(page)).toBeFocused();
});

test('붙여 넣은 말로도 검색이 열린다', async ({ page }) => {
  await open(page, '/');
  await note(page).getByRole('searchbox', { name: '검색어' }).focus();
  await page.keyboard.insertText('다익스트라');
  await expect(box(page)).toHaveValue('다익스트라');
});

test('보기로 둔 물음을 누르면 그 물음으로 검색이 열린다', async ({ page }) => {
  await open(page, '/');
  await note(page).getByRole('link', { name: 'XAUTOCLAIM' }).click();
  await expect(box(page)).toHaveValue('XAUTOCLAIM');
});

test('오늘의 질문은 노트의 질문이고, 다른 질문을 부를 수 있다', async ({ page }) => {
  await open(page, '/');
  const card = note(page).locator('.daily-question');
  await expect(card.locator('summary')).toHaveText('순서 번호는 무엇을 세나?');
  await expect(card.getByRole('link')).toHaveText('TCP');
  await card.locator('summary').click();
  await expect(card.getByText('바이트를 센다.')).toBeVisible();
  await card.getByRole('button', { name: '다른 질문' }).click();
  await expect(card.getByText('바이트를 센다.')).toBeHidden();
});

test('섹션마다 노트의 수가 있다', async ({ page }) => {
  await open(page, '/');
  const section = note(page).getByRole('listitem').filter({ hasText: 'Algorithm' }).first();
  await expect(section).toContainText(/노트 \d+개/);
});

test('읽은 노트가 있을 때만 이어 읽기가 나오고, 아래의 글은 움직이지 않는다', async ({ page }) => {
  await open(page, '/');
  const heading = note(page).getByRole('heading', { level: 2 }).first();
  const topOf = async (): Promise<number> => Math.round((await heading.boundingBox())?.y ?? -1);
  const before = await topOf();
  await expect(note(page).getByText('이어 읽기')).toHaveCount(0);

  await open(page, notes.redis);
  await open(page, '/');
  await expect(note(page).getByText('이어 읽기').getByRole('link')).toHaveText('Redis Stream');
  expect(await topOf()).toBe(before);
});

test('휴대전화의 첫 페이지에서도 메뉴가 열려 섹션으로 간다', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await openPhoneMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Introduce' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sectionRow(page, 'Theory').click();
  await expectRoute(page, '/theory');
});

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false });

  test('칸은 모든 노트의 목록으로 보낸다', async ({ page }) => {
    await page.goto(at('/'));
    await note(page).getByRole('searchbox', { name: '검색어' }).fill('힙');
    await note(page).getByRole('button', { name: '찾기' }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('전체 노트');
  });
});
