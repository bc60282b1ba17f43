import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { box } from './search-box';
import { at, note, open } from './site';

test('첫 페이지의 칸에 쓰고 Enter를 누르면 그 말로 검색이 열린다', async ({ page }) => {
  await open(page, '/');
  const field = note(page).getByRole('searchbox', { name: '찾는 말' });
  await field.fill('다익스트라');
  await field.press('Enter');
  await expect(box(page)).toHaveValue('다익스트라');
});

test('보기로 둔 물음을 누르면 그 물음으로 검색이 열린다', async ({ page }) => {
  await open(page, '/');
  await note(page).getByRole('link', { name: 'XAUTOCLAIM' }).click();
  await expect(box(page)).toHaveValue('XAUTOCLAIM');
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

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false });

  test('칸은 모든 노트의 목록으로 보낸다', async ({ page }) => {
    await page.goto(at('/'));
    await note(page).getByRole('searchbox', { name: '찾는 말' }).fill('힙');
    await note(page).getByRole('button', { name: '찾기' }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('전체 노트');
  });
});
