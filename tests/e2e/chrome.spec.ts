import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { at, desktop, note, open, phone } from './site';

const PROBLEM = '/algorithm/baekjoon/1753';

test('문제 노트는 창의 제목에 판정 사이트가, 묶인 사이드바에 번호가, 앞뒤 글에 어느 쪽인지가 있다', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, PROBLEM);
  await expect(page).toHaveTitle(/^백준 1753 최단경로 \|/);
  const row = page.getByRole('navigation', { name: '노트 목록' }).locator('[aria-current="page"]');
  await expect(row).toHaveText('1753 최단경로');
  await expect(page.locator('.menu-group')).toHaveText(['주제', '문제']);
  // The bar names the sections.
  await expect(page.locator('.menu a:visible').first()).toHaveText('개요');
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

/** Edges of the text on an A4 sheet with the margins of a browser, in px. */
const SHEET = { width: 718, height: 1000 };

test('종이에는 긴 코드와 넓은 표도 다 들어가고, 제목은 다음 글과 함께 있다', async ({ page }) => {
  await page.setViewportSize(SHEET);
  for (const route of [notes.redis, notes.elements, '/algorithm']) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, route);
    await page.emulateMedia({ media: 'print' });
    const faults = await note(page).evaluate((main) => {
      const edge = main.getBoundingClientRect().right + 1;
      const boxes = [...main.querySelectorAll('pre, pre *, table, th, td')];
      const wide = boxes
        .filter((box) => box.checkVisibility() && box.getBoundingClientRect().right > edge)
        .map((box) => `넓다: ${box.tagName} ${box.textContent.slice(0, 40)}`);
      // What scrolls is not parted between two sheets: lines of it would be cut through.
      const scrolling = [...main.querySelectorAll('pre, .code-block, .table-scroll')]
        .filter((box) => getComputedStyle(box).overflow !== 'visible')
        .map((box) => `굴러간다: ${box.className || box.tagName}`);
      const alone = [...main.querySelectorAll('h2, h3, h4, .code-bar')]
        .filter((box) => getComputedStyle(box).breakAfter !== 'avoid')
        .map((box) => `혼자 남는다: ${box.textContent.slice(0, 40)}`);
      return [...wide, ...scrolling, ...alone];
    });
    expect(faults, route).toEqual([]);
  }
});

test('브라우저의 틀은 화면의 바탕색이고, 고른 밝기를 따른다', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at(notes.redis));
  const colours = page.locator('meta[name="theme-color"]');
  const of = (scheme: string): string => `meta[name="theme-color"][media*="${scheme}"]`;
  await expect(colours).toHaveCount(2);
  await expect(page.locator(of('light'))).toHaveAttribute('content', '#ffffff');
  await expect(page.locator(of('dark'))).toHaveAttribute('content', '#0f1415');
  await open(page, notes.redis);
  await page.getByRole('button', { name: '어두운 화면' }).click();
  await expect(page.locator(of('light'))).toHaveAttribute('content', '#0f1415');
  await expect(colours).toHaveCount(2);
});

test('위 막대의 제목은 글꼴이 온 뒤에도 같은 자리에 있다', async ({ page }) => {
  await page.setViewportSize(desktop);
  const lefts = (): Promise<number[]> =>
    page
      .locator('.bar-title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
  await open(page, notes.redis);
  const before = await lefts();
  await page.evaluate(() => {
    localStorage.setItem('letters', 'here');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/own-letters/);
  expect(await lefts()).toEqual(before);
});

test('바닥글은 세 단이고, 섹션마다 링크가 있다', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('list')).toHaveCount(3);
  await expect(foot.getByRole('link', { name: 'Algorithm' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'RSS 피드' })).toBeVisible();
});
