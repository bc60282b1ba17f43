import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { englishLabels } from './rules/labels';
import { open, openPhoneMenu, phone } from './site';

test('휴대전화의 메뉴에 테마의 영어 이름표가 남아 있지 않다', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, notes.redis);
  await openPhoneMenu(page);
  expect(await englishLabels(page)).toEqual([]);
});

test('사이드바를 숨겨도 영어 이름표가 나오지 않는다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('button', { name: '사이드바 숨기기' }).click();
  await expect(page.getByRole('button', { name: '사이드바 보이기' })).toBeVisible();
  expect(await englishLabels(page)).toEqual([]);
});

test('새 탭에서 열리는 링크는 그렇다고 한국어로 말한다', async ({ page }) => {
  await open(page, '/algorithm/baekjoon/1753');
  const link = page.getByRole('main').getByRole('link', { name: '문제 보러 가기' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName('문제 보러 가기 (새 탭에서 열림)');
});
