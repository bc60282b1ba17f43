import { expect, test } from '@playwright/test';
import { note, open } from './site';
import { notes } from './notes';
import { menu } from './sidebar';

const first = 'node-redis';
const second = 'Spring Data Redis';

test('탭을 누르면 그 내용만 보인다', async ({ page }) => {
  await open(page, notes.redis);
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  await expect(panels).toHaveCount(2);
  await expect(page.getByRole('tabpanel', { name: first })).toBeVisible();
  await expect(panels.nth(1)).toBeHidden();

  await page.getByRole('tab', { name: second }).click();
  await expect(page.getByRole('tabpanel', { name: second })).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  await expect(page.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'false');
});

test('왼쪽과 오른쪽 화살표 키로 탭을 돌고, 탭 키는 고른 탭에서 내용으로 간다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('tab', { name: first }).focus();
  for (const [key, name] of [
    ['ArrowRight', second],
    ['ArrowRight', first],
    ['ArrowLeft', second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  const inside = await page
    .getByRole('tabpanel', { name: second })
    .evaluate((panel) => panel.contains(document.activeElement));
  expect(inside).toBe(true);
});

test('주소의 # 뒤가 숨은 탭 안을 가리키면, 링크로 가든 그 주소로 열든 그 탭이 열려 보인다', async ({
  page,
}) => {
  await open(page, notes.redis);
  const panel = await page.getByRole('tab', { name: second }).getAttribute('aria-controls');

  // A link in the text comes to the same.
  await page.evaluate((id) => {
    location.hash = id;
  }, panel ?? '');
  await expect(page.getByRole('tabpanel', { name: second })).toBeInViewport();
  await page.goto('about:blank');
  await open(page, `${notes.redis}#${panel ?? ''}`);
  await expect(page.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: second })).toBeInViewport();
});

test('보는 노트로 다시 가도 탭이 산다', async ({ page }) => {
  await open(page, notes.redis);
  await page.locator('.note-tabs').evaluate((tabs) => {
    tabs.setAttribute('data-before', '');
  });
  await menu(page).getByRole('link', { name: 'Redis Stream' }).click();
  await expect(page.locator('.note-tabs[data-before]')).toHaveCount(0);
  await page.getByRole('tab', { name: second }).click();
  await expect(page.getByRole('tabpanel', { name: second })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: first, includeHidden: true })).toBeHidden();
  await expect(note(page).locator('[role="tabpanel"]').first()).toHaveAttribute(
    'hidden',
    'until-found',
  );
});
