import { expect, test, type Page } from '@playwright/test';
import { at, blockScriptFiles, hydrated, open, openPhoneMenu, phone } from './site';
import { notes } from './notes';

const choices = ['밝게', '어둡게', '시스템'] as const;
type Choice = (typeof choices)[number];

async function choose(page: Page, choice: Choice): Promise<void> {
  await page.getByRole('button', { name: choice }).click();
  for (const other of choices) {
    await expect(page.getByRole('button', { name: other })).toHaveAttribute(
      'aria-pressed',
      String(other === choice),
    );
  }
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

for (const [place, route] of [
  ['사이드바', notes.redis],
  ['사이드바가 없는 첫 페이지의 바닥글', '/'],
] as const) {
  test(`${place}에서 고른 밝기가 다시 읽은 뒤에도 남는다`, async ({ page }) => {
    await open(page, route);
    await expectLight(page);
    await choose(page, '어둡게');
    await expectDark(page);
    await page.reload();
    await hydrated(page);
    await expectDark(page);
    await expect(page.getByRole('button', { name: '어둡게' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await choose(page, '밝게');
    await expectLight(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await hydrated(page);
    await expectLight(page);

    await choose(page, '시스템');
    await expectDark(page);
  });
}

test('어두운 화면에서도 위 막대는 바탕과 같은 색이고, 아래를 지나는 글이 비치지 않는다', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, notes.redis);
  const [bar, ground] = await page.evaluate(() =>
    ['.nextra-nav-container-blur', 'body'].map(
      (selector) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor,
    ),
  );
  expect(bar).toBe(ground);
});

test('고르지 않으면 시스템을 따르고, 시스템이 바뀌면 함께 바뀐다', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, notes.redis);
  await expectDark(page);
  await expect(page.getByRole('button', { name: '시스템' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
});

for (const [name, stored, system] of [
  ['어둡게를 고른', 'dark', 'light'],
  ['시스템이 어두운', undefined, 'dark'],
] as const) {
  test(`${name} 독자에게는 스크립트 파일이 오기 전의 첫 화면부터 어둡다`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored !== undefined) {
      await open(page, notes.redis);
      await choose(page, '어둡게');
    }
    await blockScriptFiles(page);
    await page.goto(at(notes.redis), { waitUntil: 'domcontentloaded' });
    await expectDark(page);
  });
}

test.describe('휴대전화', () => {
  test.use({ viewport: phone });

  test('메뉴에서 밝기를 고른다', async ({ page }) => {
    await open(page, notes.redis);
    await openPhoneMenu(page);
    await choose(page, '어둡게');
    await expectDark(page);
  });
});

test('화면 밝기를 바꾸면 어떤 색도 천천히 바뀌지 않는다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('button', { name: '어둡게' }).click();
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
