import { expect, test } from '@playwright/test';
import { note, open } from './site';
import { notes } from './notes';
import { menu } from './sidebar';

const first = 'node-redis';
const second = 'Spring Data Redis';

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
