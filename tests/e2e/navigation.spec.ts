import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { expectPlace, followLinkAway, readTo } from './place';
import { menu } from './sidebar';
import { expectRoute, note, open } from './site';

test('"Introduce"는 첫 페이지로 돌아온다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Introduce' }).click();
  await expectRoute(page, '/');
});

test('노트를 옮겨 가면 창 제목과 설명, 대표 주소가 그 노트의 것으로 바뀐다', async ({ page }) => {
  await open(page, '/docs/redis');
  await note(page).getByRole('link', { name: 'Redis Stream' }).first().click();
  await expect(page).toHaveTitle(/^Redis Stream/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${notes.redis}$`),
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /컨슈머 그룹/);
});

test('노트에서 노트로 갔다가 뒤로 오면 본문과 보던 자리가 그대로다', async ({ page }) => {
  await open(page, '/algorithm');
  const place = await readTo(page, 0.5);
  await followLinkAway(page);
  await page.goBack();
  await expectRoute(page, '/algorithm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algorithm');
  await expectPlace(page, place);
});

test('다른 섹션의 노트로 가도 사이드바에 그 노트의 줄이 있다', async ({ page }) => {
  await open(page, '/algorithm');
  await page.locator('.site-bar').getByRole('link', { name: 'Docs' }).click();
  await expectRoute(page, '/docs');
  await expect(menu(page).locator('[aria-current="page"]')).toBeVisible();
});
