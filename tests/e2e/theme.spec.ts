import { expect, test, type Page } from '@playwright/test';
import { at, blockScriptFiles, hydrated, open } from './site';
import { notes } from './notes';

/** Changes between light and dark. */
async function change(page: Page): Promise<void> {
  await page.getByRole('button', { name: '어두운 화면' }).click();
}

/** Whether the page is painted dark: how light its background is, 0 to 255. */
async function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue) / 3;
  });
}

async function expectDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
  await expect.poll(() => lightness(page)).toBeLessThan(60);
}

async function expectLight(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/);
  await expect.poll(() => lightness(page)).toBeGreaterThan(220);
}

test('고르지 않으면 시스템을 따르고, 시스템과 같은 밝기로 돌아오면 다시 따른다', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, notes.redis);
  await expectDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await change(page);
  await expectDark(page);
  await change(page);
  await expectLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  await change(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await hydrated(page);
  await expectLight(page);
});

test('어두운 화면에서도 위 막대는 바탕과 같은 색이고, 아래를 지나는 글이 비치지 않는다', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, notes.redis);
  const [bar, ground] = await page.evaluate(() =>
    ['.site-bar', 'body'].map(
      (selector) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor,
    ),
  );
  expect(bar).toBe(ground);
});

for (const [name, stored, system] of [
  ['어둡게를 고른', 'dark', 'light'],
  ['시스템이 어두운', undefined, 'dark'],
] as const) {
  test(`${name} 독자에게는 스크립트 파일이 오기 전의 첫 화면부터 어둡다`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored !== undefined) {
      await open(page, notes.redis);
      await change(page);
    }
    await blockScriptFiles(page);
    await page.goto(at(notes.redis), { waitUntil: 'domcontentloaded' });
    await expectDark(page);
  });
}

test('화면 밝기를 바꾸면 어떤 색도 천천히 바뀌지 않는다', async ({ page }) => {
  await open(page, notes.redis);
  await change(page);
  await expectDark(page);
  const fading = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return (
          /all|color|fill|stroke|shadow/.test(transitionProperty) && transitionDuration !== '0s'
        );
      })
      .map((element) => element.className),
  );
  expect(fading).toEqual([]);
});
