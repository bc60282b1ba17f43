import { expect, test, type Page } from '@playwright/test';
import { note, open } from '../site';
import { publishedRoutes } from '../sitemap';

const ROUTE = '/quiz';

async function questions(page: Page): Promise<string[]> {
  return await note(page).locator('.note-quiz > summary:visible').allInnerTexts();
}

test('질문을 태그로 고르고, 섞고, 모두 펼친다', async ({ page, request }) => {
  if (!(await publishedRoutes(request)).includes(ROUTE)) {
    return;
  }
  await open(page, ROUTE);
  const tag = note(page).getByRole('combobox', { name: '태그' });
  await expect(tag).toBeEnabled();
  const all = await questions(page);
  const last = tag.getByRole('option').last();
  await tag.selectOption((await last.getAttribute('value')) ?? '');
  const chosen = await questions(page);
  expect(chosen.length).toBeLessThan(all.length);
  await expect(note(page).getByRole('status')).toHaveText(`질문 ${String(chosen.length)}개`);

  await page.reload();
  await expect.poll(() => questions(page)).toEqual(chosen);
  await tag.selectOption('');
  await note(page).getByRole('button', { name: '섞기' }).click();
  const mixed = await questions(page);
  expect(mixed).not.toEqual(all);
  expect([...mixed].sort()).toEqual([...all].sort());

  await note(page).getByRole('button', { name: '섞기' }).click();
  expect(await questions(page)).toEqual(all);
  await note(page).getByRole('button', { name: '모두 펼치기' }).click();
  await expect(note(page).locator('.note-quiz:not([open])')).toHaveCount(0);
});
