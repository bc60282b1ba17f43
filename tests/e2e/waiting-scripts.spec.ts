import { expect, test, type Page } from '@playwright/test';
import { notes, UNKNOWN_ROUTE } from './notes';
import { atRest } from './place';
import { arrow, folderRow, menu } from './sidebar';
import { at, expectRoute, hydrated, open } from './site';

/** Files of scripts that the page has begun to run. */
function runningScripts(page: Page): Promise<number> {
  return page.locator('script[src]:not([nomodule])').count();
}

/** Holds back every script file until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The button that opens the search, in the bar at the top. */
const searchButton = (page: Page) => page.locator('nav').getByRole('button', { name: /검색/ });

test('읽는 동안에는 스크립트 파일을 받아 두기만 하고, 움직이면 돌린다', async ({ page }) => {
  await page.goto(at(notes.redis));
  await expect(page.locator('link[rel="prefetch"][as="script"]').first()).toBeAttached();
  expect(await runningScripts(page)).toBe(0);
  await page.mouse.move(200, 300);
  await expect.poll(() => runningScripts(page)).toBeGreaterThan(3);
  await hydrated(page);
});

test('사이드바가 제자리를 찾아가는 것은 읽는 이의 기척이 아니다', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto(at(notes.redis));
  await expect.poll(() => menu(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  await expect(page.locator('link[rel="prefetch"][as="script"]').first()).toBeAttached();
  expect(await runningScripts(page)).toBe(0);
});

for (const sign of ['굴리기', '글쇠', '초점'] as const) {
  test(`${sign}도 읽는 이의 기척이다`, async ({ page }) => {
    await page.goto(at(notes.redis));
    await page.evaluate((kind) => {
      if (kind === '굴리기') {
        scrollTo(0, 200);
      } else if (kind === '글쇠') {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      } else {
        document.querySelector('a')?.focus();
      }
    }, sign);
    await expect.poll(() => runningScripts(page)).toBeGreaterThan(3);
  });
}

const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['단추', (page) => searchButton(page).click()],
  ['Control+k', (page) => page.keyboard.press('Control+k')],
  ['/', (page) => page.keyboard.press('/')],
];
for (const [way, press] of ways) {
  test(`${way}: 검색은 스크립트가 오기 전에 열리고, 그때 친 글로 찾는다`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(at(notes.redis));
    await press(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('xack');
    release();
    await hydrated(page);
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('combobox')).toHaveValue('xack');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

test('스크립트가 오기 전에 연 검색은 스크립트가 없어도 닫힌다', async ({ page }) => {
  await holdScripts(page);
  await page.goto(at(notes.redis));
  for (const close of [
    () => page.getByRole('dialog').getByRole('button', { name: '닫기' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await searchButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('스크립트가 오기 전에 누른 폴더의 화살표는, 오고 나서 폴더를 연다', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(at('/algorithm'));
  const button = arrow(folderRow(page, '백준'));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectRoute(page, '/algorithm');
});

test('스크립트가 오기 전에 누른 링크는 브라우저가 바로 연다', async ({ page }) => {
  await holdScripts(page);
  await page.goto(at('/algorithm'));
  await page.getByRole('main').getByRole('link', { name: '다익스트라' }).first().click();
  await expectRoute(page, '/algorithm/dijkstra');
});

test('주소가 페이지 속의 자리를 가리키면 기다리지 않는다', async ({ page }) => {
  await page.goto(at(`${notes.redis}#notes`));
  await expect.poll(() => runningScripts(page)).toBeGreaterThan(3);
});

test('404 페이지는 기다리지 않고 가까운 주소를 찾는다', async ({ page }) => {
  await page.goto(at(UNKNOWN_ROUTE));
  await expect(page.getByRole('main').getByRole('link', { name: /Redis Stream/ })).toBeVisible();
});

test('스크립트가 돌기 시작해도 사이드바가 움직이지 않는다', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const scrolled = (): Promise<number> => menu(page).evaluate(({ scrollTop }) => scrollTop);
  await page.goto(at('/algorithm/programmers/java/more-spicy'));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await hydrated(page);
  await atRest(page);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(2);
});

test('다시 읽지 않고 간 노트에서 뒤로 가도 본문이 있다', async ({ page }) => {
  await open(page, '/algorithm');
  const text = await page.getByRole('main').textContent();
  await page.getByRole('main').getByRole('link', { name: '다익스트라' }).first().click();
  await expectRoute(page, '/algorithm/dijkstra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('다익스트라');
  await page.goBack();
  await expectRoute(page, '/algorithm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algorithm');
  expect(await page.getByRole('main').textContent()).toBe(text);
});

test('노트를 받지 못하면 브라우저가 그 주소로 간다', async ({ page, context }) => {
  await open(page, '/algorithm');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.getByRole('main').getByRole('link', { name: '다익스트라' }).first().click();
  expect((await failed).url()).toContain('/algorithm/dijkstra');
});
