import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { desktop, note, open, phone } from './site';

const PROBLEM = '/algorithm/baekjoon/1753';

test('문제 노트는 창의 제목과 사이드바에 번호가 있다', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, PROBLEM);
  await expect(page).toHaveTitle(/^1753 최단경로 \|/);
  const row = page.getByRole('navigation', { name: '노트 목록' }).locator('[aria-current="page"]');
  await expect(row).toHaveText('1753 최단경로');
});

test('앞뒤 글로 가는 카드는 어느 쪽인지 말한다', async ({ page }) => {
  await open(page, PROBLEM);
  const cards = page.getByRole('navigation', { name: '앞뒤 글' }).getByRole('link');
  await expect(cards.filter({ hasText: /^이전 글|^다음 글/ })).not.toHaveCount(0);
});

test('휴대전화의 목차는 위에 남아 지금 읽는 절을 말한다', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, notes.redis);
  const bar = note(page).locator('.toc-fold > summary');
  const heading = note(page).getByRole('heading', { level: 2 }).nth(1);
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  await page.mouse.wheel(0, 40);
  await expect(bar).toContainText((await heading.innerText()).replace('#', '').trim());
  await expect(bar).toBeInViewport();
});

test('어두운 화면에서도 종이에는 흰 바탕에 검게 찍힌다', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, notes.redis);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const colours = await note(page).evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

for (const width of [900, 768]) {
  test(`${width}px에서 머리는 한 줄이다`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, notes.redis);
    const bar = page.getByRole('navigation').first();
    expect((await bar.boundingBox())?.height).toBe(56);
    expect(await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  });
}
