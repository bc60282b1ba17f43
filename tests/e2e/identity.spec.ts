import { expect, test, type Page } from '@playwright/test';
import { note, open, openPhoneMenu, phone } from './site';
import { notes } from './notes';

const ELEMENTS =
  'h1, h2, h3, p, ul, ol, li, blockquote, table, tr, th, td, a, details, figure, pre';

/** Marks every element of the note by a property that no rendering writes. */
async function mark(page: Page): Promise<number> {
  return note(page).evaluate((main, selector) => {
    const elements = [...main.querySelectorAll(selector)];
    elements.forEach((element) => Object.assign(element, { marked: true }));
    return elements.length;
  }, ELEMENTS);
}

/** Kinds of elements that have been made anew since they were marked. */
async function remade(page: Page): Promise<string[]> {
  return note(page).evaluate(
    (main, selector) =>
      [...main.querySelectorAll(selector)]
        .filter((element) => !('marked' in element))
        .map((element) => element.tagName.toLowerCase()),
    ELEMENTS,
  );
}

/** Waits until what React had to draw is on the screen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // A task after the frame.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve();
            };
            port2.postMessage(null);
          }),
        );
      }),
  );
}

for (const route of [notes.elements]) {
  test.describe(`${route}의 글`, () => {
    test.use({ viewport: phone });

    test('메뉴를 열고 닫아도 글의 요소가 새로 만들어지지 않는다', async ({ page }) => {
      await open(page, route);
      expect(await mark(page)).toBeGreaterThan(50);
      await openPhoneMenu(page);
      await settle(page);
      expect(await remade(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await settle(page);
      expect(await remade(page)).toEqual([]);
    });

    test('글 안의 링크를 따라가도 글의 요소가 새로 만들어지지 않는다', async ({ page }) => {
      await open(page, route);
      await mark(page);
      const folded = note(page).locator('details', { hasText: '이 노트의 목차' }).first();
      await folded.locator('summary').click();
      const links = folded.getByRole('link');
      await links.nth(2).click();
      await expect(page).toHaveURL(/#/);
      await settle(page);
      expect(await remade(page)).toEqual([]);
      await expect(folded).toHaveAttribute('open');
      await links.last().click();
      await settle(page);
      expect(await remade(page)).toEqual([]);
    });
  });
}

test('펼친 글은 메뉴를 열고 밝기를 바꿔도 펼쳐져 있다', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, notes.elements);
  const details = note(page).locator('details', { hasText: '증명 보기' }).last();
  await details.locator('summary').click();
  await mark(page);
  await openPhoneMenu(page);
  await page.getByRole('button', { name: '어두운 화면' }).click();
  await page.keyboard.press('Escape');
  await settle(page);
  await expect(details).toHaveAttribute('open');
  expect(await remade(page)).toEqual([]);
});

test('고른 탭은 사이드바의 폴더를 열어도, 목차의 링크를 따라가도 그대로다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('tab', { name: 'Spring Data Redis' }).click();
  await page
    .getByRole('navigation', { name: '이 노트의 목차' })
    .getByRole('link', { name: '트리밍', exact: true })
    .click();
  await page.getByRole('button', { name: '사이드바 숨기기' }).click();
  await settle(page);
  await expect(page.getByRole('tab', { name: 'Spring Data Redis' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
