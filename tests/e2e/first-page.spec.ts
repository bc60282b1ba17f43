import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './notes';
import { box } from './search-box';
import { menu, sectionRow } from './sidebar';
import { at, expectRoute, note, open, openPhoneMenu, phone } from './site';

/** What a reader does in the field of the first page, and what the search then holds. */
const handovers: readonly (readonly [
  name: string,
  act: (field: Locator, page: Page) => Promise<unknown>,
  text: string,
])[] = [
  [
    '쓰고 Enter',
    async (field) => {
      await field.evaluate((input: HTMLInputElement) => (input.value = '다익스트라'));
      await field.press('Enter');
    },
    '다익스트라',
  ],
  ['첫 글자부터', (field) => field.pressSequentially('redis'), 'redis'],
  // What a browser tells of a key that the input method has taken.
  [
    '조합하는 글자',
    (field) => field.dispatchEvent('keydown', { key: 'Process', keyCode: 229, bubbles: true }),
    '',
  ],
  ['붙여 넣은 말', (_field, page) => page.keyboard.insertText('다익스트라'), '다익스트라'],
  [
    '보기로 둔 물음',
    (_field, page) => note(page).getByRole('link', { name: 'XAUTOCLAIM' }).click(),
    'XAUTOCLAIM',
  ],
];

test('첫 페이지의 칸에 어떻게 쓰든 그 말로 검색이 열린다', async ({ page }) => {
  for (const [name, act, text] of handovers) {
    await open(page, '/');
    const field = note(page).getByRole('searchbox', { name: '검색어' });
    await field.focus();
    await act(field, page);
    await expect(box(page), name).toBeFocused();
    await expect(box(page), name).toHaveValue(text);
  }
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
