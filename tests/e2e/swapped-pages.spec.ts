import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { expectPlace, readTo } from './place';
import { searchFor } from './search-box';
import { menu } from './sidebar';
import { expectRoute, href, hydrated, note, open, openPhoneMenu, phone, routeOf } from './site';

/** Two short pages that link to each other. */
const FOLDER = '/docs/orders';
const SHORT = notes.webhook;

/** The document is still the one that `openReady` marked. */
async function expectMarked(page: Page, isMarked: boolean): Promise<void> {
  await expect(page.locator('html[data-marked]')).toHaveCount(isMarked ? 1 : 0);
}

/** Opens a page, and waits until the script that follows links has come. */
async function openReady(page: Page, route: string): Promise<void> {
  const script = page.waitForResponse(/\/navigate-/);
  await open(page, route);
  // The same module once more: it has run when this has come.
  await page.evaluate((url) => import(url), (await script).url());
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
}

async function follow(page: Page, route: string): Promise<void> {
  await note(page)
    .locator(`a[href="${href(route)}"]`)
    .first()
    .click();
  await expectRoute(page, route);
}

/** Follows the link to a section in the bar. Playwright's own click would scroll the page first. */
async function followSection(page: Page, name: string, route: string): Promise<void> {
  const link = page.getByRole('navigation').first().getByRole('link', { name, exact: true });
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 4, y + 4);
  await expectRoute(page, route);
}

test('짧은 노트로 가는 링크는 문서를 새로 읽지 않고, 제목과 머리, 메뉴, 목차는 그 노트의 것이다', async ({
  page,
}) => {
  await openReady(page, FOLDER);
  await follow(page, SHORT);
  await expectMarked(page, true);

  await hydrated(page);
  const swapped = await parts(page);
  await page.reload();
  await hydrated(page);
  expect(swapped).toEqual(await parts(page));
});

/** What a reader and a search engine learn of the page, without what the script of the page adds. */
function parts(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    title: document.title,
    head: [
      ...document.head.querySelectorAll(
        'meta, link[rel="canonical"], script[type="application/ld+json"]',
      ),
    ]
      .map((element) => element.outerHTML)
      .sort(),
    current: [...document.querySelectorAll('[aria-current]')].map((element) => [
      element.getAttribute('href'),
      element.getAttribute('aria-current'),
    ]),
    text: document.querySelector('main')?.textContent,
    toc: document.querySelector('.page-toc')?.textContent,
    buttons: document.querySelectorAll('.code-copy').length,
    scroll: scrollY,
  }));
}

test('브라우저가 한가해지기 전에 여러 번 옮겨도, 덧붙는 것은 노트마다 한 번 붙는다', async ({
  page,
}) => {
  await openReady(page, FOLDER);
  await page.evaluate(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    addEventListener('idle', () => {
      waiting.splice(0).forEach((run) => {
        run({ didTimeout: false, timeRemaining: () => 1 });
      });
    });
  });
  const isPrepared = page.locator('#__next[data-prepared]');
  await followSection(page, 'Blog', '/blog');
  await expect(isPrepared).toBeAttached();
  await page.goBack();
  await follow(page, SHORT);
  await expectMarked(page, true);
  await expect(isPrepared).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  const headings = note(page).locator('.note-body :is(h2, h3)[id]');
  await expect(headings).not.toHaveCount(0);
  await expect(note(page).locator('.heading-anchor')).toHaveCount(await headings.count());
});

test('뒤로와 앞으로는 떠난 그대로다: 읽던 곳과 펼친 글이 남는다', async ({ page }) => {
  await openReady(page, notes.elements);
  const folded = note(page).locator('details.note-quiz').first();
  await folded.locator('summary').click();
  const place = await readTo(page, 0.5);
  await followSection(page, 'Blog', '/blog');
  await expect(menu(page).locator('[aria-current="page"]')).toBeVisible();
  const other = await readTo(page, 0.6);
  await page.goBack();
  await expectPlace(page, place);
  await expect(folded).toHaveAttribute('open');
  await expectMarked(page, true);
  await page.goForward();
  await expectPlace(page, other);
});

test('긴 노트는 문서를 새로 읽는다', async ({ page }) => {
  await openReady(page, SHORT);
  await note(page)
    .locator(`a[href^="${href(notes.guide)}"]`)
    .first()
    .click();
  await expectRoute(page, notes.guide);
  await expectMarked(page, false);
});

test('받지 못한 페이지는 브라우저가 직접 연다', async ({ page }) => {
  await page.route(`**${SHORT}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await openReady(page, FOLDER);
  await follow(page, SHORT);
  await expectMarked(page, false);
});

test('다시 내보낸 사이트의 페이지는 문서를 새로 읽는다', async ({ page }) => {
  await page.route(`**${SHORT}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const isAhead = route.request().resourceType() === 'fetch';
    await route.fulfill({
      response,
      body: isAhead ? html.replace(/chunk-\w+\.js/, 'chunk-NEWBUILD.js') : html,
    });
  });
  await openReady(page, FOLDER);
  await follow(page, SHORT);
  await expectMarked(page, false);
});

test('받는 사이에 다른 링크를 누르면 나중에 누른 노트다', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${SHORT}`, async (route) => {
    await held;
    await route.fallback();
  });
  await openReady(page, FOLDER);
  await note(page)
    .locator(`a[href="${href(SHORT)}"]`)
    .first()
    .click();
  await expect.poll(() => routeOf(page)).toBe(SHORT);
  await followSection(page, 'Blog', '/blog');
  const late = page.waitForResponse(`**${SHORT}`);
  release();
  await (await late).finished();
  await expectRoute(page, '/blog');
});

test('뒤로 가면 열린 검색은 닫힌다', async ({ page }) => {
  await openReady(page, FOLDER);
  await follow(page, SHORT);
  await searchFor(page, '웹훅');
  await page.goBack();
  await expectRoute(page, FOLDER);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test.describe('휴대전화', () => {
  test.use({ viewport: phone });

  test('메뉴에서 고른 노트와 뒤로 온 노트는 메뉴에 가려 있지 않다', async ({ page }) => {
    await openReady(page, FOLDER);
    await openPhoneMenu(page);
    await page.locator(`#menu-list a[href="${href(SHORT)}"]`).click();
    await expectRoute(page, SHORT);
    await expect(page.locator('[inert]:not(form)')).toHaveCount(0);
    await page.goBack();
    await expectRoute(page, FOLDER);
    await expect(page.locator('[inert]:not(form)')).toHaveCount(0);
  });
});

test('코드 복사와 목차는 바꿔 끼운 노트에서도 움직인다', async ({ page }) => {
  await openReady(page, '/docs/redis');
  await follow(page, notes.redis);
  await expectMarked(page, true);
  const heading = note(page).locator('h2[id]').nth(2);
  await heading.scrollIntoViewIfNeeded();
  await expect(page.locator('.toc a[aria-current]')).toHaveCount(1);
  await expect(note(page).locator('.code-copy').first()).toBeAttached();
});
