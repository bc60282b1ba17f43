import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './rules/axe';
import { note, open } from './site';

/** A note with links to other notes, and what one of them leads to. */
const PAGE = '/algorithm/baekjoon/1753';
const TOPIC = { name: '다익스트라', section: 'Algorithm' };

const card = (page: Page): Locator => page.getByRole('tooltip');

/** The first link in the text that leads to the topic. */
function linkTo(page: Page): Locator {
  return note(page).locator('.note-body li a[href*="/algorithm/dijkstra"]').first();
}

/** What was asked of the server after the page was there. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test.describe(`${colorScheme === 'light' ? '밝은' : '어두운'} 화면, 폭 ${width}px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('머문 링크의 글과 섹션이 창 안에 보이고, 글은 움직이지 않는다', async ({ page }) => {
      await open(page, PAGE);
      const link = linkTo(page);
      await link.scrollIntoViewIfNeeded();
      const before = await link.boundingBox();
      await link.hover();
      await expect(card(page)).toContainText(TOPIC.name);
      await expect(card(page)).toContainText(TOPIC.section);
      await expect(card(page)).toContainText(/읽는 데 약 \d+분/);
      await expect(link).toHaveAccessibleDescription(/다익스트라/);
      const box = await card(page).boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await link.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('카드 위로 옮겨 가도 남고, 다른 곳으로 가거나 Escape를 누르거나 창의 너비가 바뀌면 사라진다', async ({
  page,
}) => {
  await open(page, PAGE);
  await linkTo(page).hover();
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await note(page).getByRole('heading', { level: 1 }).hover();
  await expect(card(page)).toHaveCount(0);
  await linkTo(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(linkTo(page)).toHaveAccessibleDescription('');

  await page.keyboard.press('Tab');
  await linkTo(page).focus();
  // The focus keeps it: nothing but the width can take it away.
  await expect(card(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(card(page)).toHaveCount(0);
});

test('키보드의 초점이 머물러도 보이고, 떠나면 사라지며, 누르면 그 글로 간다', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  await linkTo(page).focus();
  await expect(card(page)).toContainText(TOPIC.name);
  await page.keyboard.press('Shift+Tab');
  await expect(card(page).filter({ hasText: TOPIC.name })).toHaveCount(0);
  await linkTo(page).focus();
  await expect(card(page)).toContainText(TOPIC.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/algorithm\/dijkstra$/);
  await expect(card(page)).toHaveCount(0);
});

test('제목으로 가는 링크는 그 제목도, 이 글의 제목이면 그것만 보인다', async ({ page }) => {
  await open(page, PAGE);
  const link = linkTo(page);
  await link.evaluate((a: HTMLAnchorElement) => {
    a.setAttribute('href', `${a.pathname}#heap`);
  });
  await link.hover();
  await expect(card(page).locator('.link-preview-heading')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  const heading = note(page).getByRole('heading', { level: 2 }).first();
  const id = (await heading.getAttribute('id')) ?? '';
  await note(page).getByRole('heading', { level: 1 }).hover();
  // It is no link to the topic any more, so it is found by a mark.
  await link.evaluate((a: HTMLAnchorElement, hash) => {
    a.setAttribute('data-here', '');
    a.href = hash;
  }, `#${id}`);
  await note(page).locator('[data-here]').hover();
  await expect(card(page)).toHaveText((await heading.textContent())?.trim() ?? '');
});

test('지나친 링크에는 아무것도 보이지 않고, 미리 보는 코드도 받지 않는다', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGE);
  const asked = watchRequests(page);
  await linkTo(page).hover();
  await note(page).getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(2000);
  await expect(card(page)).toHaveCount(0);
  expect(asked.filter((path) => path.includes('link-preview'))).toEqual([]);
});

test('목록의 링크, 사이드바, 목차에는 보이지 않는다', async ({ page }) => {
  await page.clock.install();
  await open(page, '/algorithm');
  for (const link of [
    note(page).locator('.note-list a').first(),
    page.getByRole('navigation', { name: '노트 목록' }).getByRole('link').first(),
  ]) {
    await link.hover();
    await page.clock.runFor(2000);
    await expect(card(page)).toHaveCount(0);
  }
});

test('단축키의 목록에서 끌 수 있다', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGE);
  await page.keyboard.press('Shift+Slash');
  const list = page.getByRole('dialog', { name: '단축키' });
  await list
    .getByRole('checkbox', { name: '본문의 링크에 커서를 올리면 미리 보여 준다' })
    .uncheck();
  await page.keyboard.press('Escape');
  await linkTo(page).hover();
  await page.clock.runFor(2000);
  await expect(card(page)).toHaveCount(0);
});

test('손가락으로는 브라우저의 메뉴만 열린다', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await open(page, PAGE);
  await linkTo(page).dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await linkTo(page).tap();
  await expect(page).toHaveURL(/\/algorithm\/dijkstra$/);
  await expect(card(page)).toHaveCount(0);
  await context.close();
});
