import { expect, test, type Page } from '@playwright/test';
import { publishFixture, type PublishedSite } from '../support/republished';
import { notes, UNKNOWN_ROUTE } from './notes';
import { box, dialog, openSearch, rows, searchReady } from './search-box';
import { expectRoute, hydrated, note } from './site';

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

async function openThere(page: Page, route: string): Promise<void> {
  await page.goto(`${site.address}${route}`);
  await hydrated(page);
}

/** Waits until the window shows a page of the later build. */
async function expectLater(page: Page): Promise<void> {
  const facts = page.locator('#__NEXT_DATA__');
  await expect.poll(() => facts.textContent()).toContain('"buildId":"laterbuild"');
}

test('누른 노트가 새 배포의 것이면 그 노트를 한 번 읽고, 그 뒤로는 읽지 않고 옮겨 간다', async ({
  page,
}) => {
  await openThere(page, notes.webhook);
  await site.publishAgain();
  const reads = countReads(page);
  const link = note(page).locator(`a[href*="${notes.guide}"]`).first();
  await link.click();
  await expectRoute(page, notes.guide);
  await expectLater(page);
  await hydrated(page);
  expect(reads()).toBe(1);
  await note(page).locator(`a[href*="${notes.webhook}"]`).first().click();
  await expectRoute(page, notes.webhook);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reads()).toBe(1);
});

test('닻이 있던 노트로 뒤로 가도 한 번 읽고 그 노트를 보인다', async ({ page }) => {
  await openThere(page, `${notes.redis}#commands`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator('nav').first().getByRole('link', { name: 'Docs', exact: true }).click();
  await expectRoute(page, '/docs');
  await page.reload();
  await hydrated(page);
  await site.publishAgain();
  const reads = countReads(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectLater(page);
  expect(reads()).toBe(1);
});

test('검색의 스크립트가 없어졌으면 한 번 다시 읽고, 친 글로 찾는다', async ({ page }) => {
  await openThere(page, notes.redis);
  await site.publishAgain();
  const reads = countReads(page);
  // The page is asked for anew while the reader is typing.
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${site.address}${notes.redis}`, async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.insertText('XAUTOCLAIM');
  release();
  await expectLater(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('XAUTOCLAIM');
  await page.keyboard.insertText('!');
  await expect(box(page)).toHaveValue('XAUTOCLAIM!');
  expect(reads()).toBe(1);
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

test('읽기만 하던 탭의 스크립트가 없어졌으면 기척에 한 번 다시 읽는다', async ({ page }) => {
  await page.goto(`${site.address}${notes.redis}`);
  await site.publishAgain();
  const reads = countReads(page);
  await page.mouse.move(200, 300);
  await expectLater(page);
  await hydrated(page);
  expect(reads()).toBe(1);
});

test('호스트가 지난 페이지를 계속 주어도 두 번 읽지 않는다', async ({ page }) => {
  const address = `${site.address}${notes.redis}`;
  const old = await (await page.goto(address))?.text();
  await site.publishAgain();
  await page.route(address, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: old ?? '' })
      : route.continue(),
  );
  const reads = countReads(page);
  // Not the state: until the answer comes, that is the one of the page before.
  const again = page.waitForEvent('load');
  await page.mouse.move(200, 300);
  await again;
  expect(reads()).toBe(1);
  const asked = page.waitForResponse(
    (response) => response.url() === address && !response.request().isNavigationRequest(),
  );
  await page.mouse.move(300, 200);
  await (await asked).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(reads()).toBe(1);
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
