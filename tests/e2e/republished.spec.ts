import { expect, test, type Page } from '@playwright/test';
import { LATER, publishFixture, type PublishedSite } from '../support/republished';
import { notes, UNKNOWN_ROUTE } from './notes';
import { box, dialog, openSearch, rows, searchReady } from './search-box';
import { hydrated, laterScripts, note } from './site';

/*
 * The site is published again while a tab of the build before is open, on a host that keeps nothing of
 * that build: the tab goes on, with one page read anew where its own scripts are gone.
 */

let site: PublishedSite;

test.beforeEach(async () => {
  site = await publishFixture();
});

test.afterEach(() => site.stop());

/** How often the window has read a page since. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    reads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => reads;
}

/** Opens a page with all that it fetches in idle time; returns its HTML. */
async function openThere(page: Page, route: string): Promise<string> {
  const response = await page.goto(`${site.address}${route}`, { waitUntil: 'networkidle' });
  await hydrated(page);
  return (await response?.text()) ?? '';
}

/** Waits until the window shows a page of the later build, with its scripts. */
async function expectLater(page: Page): Promise<void> {
  const script = page.locator('head > script[type="module"]');
  await expect(script).toHaveAttribute('src', new RegExp(LATER));
  await hydrated(page);
}

test('검색의 스크립트가 없어졌으면 한 번 다시 읽고, 친 글로 찾는다', async ({ page }) => {
  await openThere(page, notes.redis);
  await site.publishAgain();
  const reads = countReads(page);
  await page.route(laterScripts, async (route) => {
    await expect(box(page)).toHaveValue('XAUTOCLAIM');
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.insertText('XAUTOCLAIM');
  await expectLater(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('XAUTOCLAIM');
  expect(reads()).toBe(1);
});

test('다시 읽기 전에 연 검색은 아직 아무것도 치지 않았어도 열려 있다', async ({ page }) => {
  await openThere(page, notes.redis);
  await site.publishAgain();
  await page.keyboard.press('/');
  await expectLater(page);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('찾던 자료가 없어졌으면 다시 읽지 않고 새 자료에서 찾는다', async ({ page }) => {
  await openThere(page, notes.redis);
  await openSearch(page);
  // Until its data have come, the search asks for files that go with the build.
  await searchReady(page);
  await site.publishAgain();
  const reads = countReads(page);
  await page.keyboard.insertText('XAUTOCLAIM');
  await expect(rows(page).first()).toBeVisible();
  await expect(dialog(page).getByText('빠진 결과가 있을 수 있습니다.')).toBeHidden();
  expect(reads()).toBe(0);
});

test('호스트가 지난 페이지를 계속 주면 다시 읽지 않고 알린다', async ({ page }) => {
  const old = await openThere(page, notes.redis);
  await page.route(`${site.address}${notes.redis}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: old }),
  );
  await site.publishAgain();
  const reads = countReads(page);
  await page.keyboard.press('/');
  await expect(dialog(page).getByText('검색을 불러오지 못했습니다.')).toBeVisible();
  expect(reads()).toBe(0);
});

test('404 페이지에서 누른 노트도 한 번 읽는다', async ({ page }) => {
  await openThere(page, UNKNOWN_ROUTE);
  const link = note(page).getByRole('link').first();
  await expect(link).toBeVisible();
  await site.publishAgain();
  const reads = countReads(page);
  await link.click();
  await expectLater(page);
  expect(reads()).toBe(1);
});
