import { expect, test } from '@playwright/test';
import { BASE_PATH, SUB_PATH_SITE } from '../support/sub-path';
import { dialog, rows, searchFor } from './search-box';
import { expectRoute, note, open } from './site';

/*
 * The site below a path of its host, as on the project pages of a code host: nothing may lead out of
 * that path.
 */

test.use({ baseURL: SUB_PATH_SITE });

test(`${BASE_PATH} 아래에서 코드를 찾아 그 절로 간다`, async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(BASE_PATH)) {
      outside.push(request.url());
    }
  });
  await open(page, SUB_PATH_SITE);
  await searchFor(page, 'advanceHead');
  await expect(rows(page).first()).toHaveAttribute(
    'href',
    `${BASE_PATH}/docs/queue#circular-buffer`,
  );
  await page.keyboard.press('Enter');
  await expectRoute(page, `${BASE_PATH}/docs/queue`);
  await expect(page.getByRole('heading', { name: '원형 버퍼' })).toBeInViewport();
  await expect(page.getByRole('group', { name: '이 노트에서 찾은 말' })).toBeVisible();
  expect(outside).toEqual([]);
});

test('새 탭에서 연 결과도 그 경로 아래에서 찾은 말을 표시한다', async ({ page, context }) => {
  await open(page, SUB_PATH_SITE);
  await searchFor(page, 'advanceHead');
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opening;
  await expectRoute(tab, `${BASE_PATH}/docs/queue`);
  await expect(tab.getByRole('group', { name: '이 노트에서 찾은 말' })).toBeVisible();
});

test('절의 주소로 바로 열면 그 절에서 시작한다', async ({ page }) => {
  await open(page, `${SUB_PATH_SITE}/docs/queue#full-or-empty`);
  await expect(page.getByRole('heading', { name: '가득 참과 비어 있음' })).toBeInViewport();
});

test('/search?q=는 그 물음으로 열린 검색이다', async ({ page }) => {
  await open(page, `${SUB_PATH_SITE}/search?q=원형`);
  await expect(dialog(page)).toBeVisible();
  await expect(rows(page).first()).toHaveAttribute('href', /^\/notes\/docs\/queue/);
});

test('없는 주소에서는 그 경로 아래의 가까운 노트로 이어진다', async ({ page }) => {
  const response = await page.goto(`${SUB_PATH_SITE}/docs/que`);
  expect(response?.status()).toBe(404);
  await note(page).getByRole('link', { name: '큐', exact: true }).click();
  await expectRoute(page, `${BASE_PATH}/docs/queue`);
});

test('경로 없이 온 주소는 그 경로의 첫 페이지로 간다', async ({ page }) => {
  await page.goto(new URL(SUB_PATH_SITE).origin);
  await expect(note(page).getByRole('heading', { level: 1 })).toHaveText('하위 경로의 노트');
});
