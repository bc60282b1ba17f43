import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { box, dialog, openSearch, rows, selectedRow, settled } from './search-box';
import { expectRoute, laterScripts, open } from './site';

/** The input method of a Korean keyboard: what the syllable looks like after each key. */
async function compose(session: CDPSession, text: string): Promise<void> {
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

async function openComposing(page: Page): Promise<CDPSession> {
  await open(page, '/');
  await openSearch(page);
  return page.context().newCDPSession(page);
}

test('글자를 짜는 동안에도 찾고, 한 번도 비지 않는다', async ({ page }) => {
  const session = await openComposing(page);
  await compose(session, '주');
  await settled(page);
  await expect(rows(page).first()).toBeVisible();
  for (const text of ['줌', '주무', '주문']) {
    await compose(session, text);
    await expect(box(page)).toHaveValue(text);
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).filter({ hasText: '주문' }).first()).toBeVisible();
  }
  await session.send('Input.insertText', { text: '주문' });
  await expect(box(page)).toHaveValue('주문');
});

test('글자를 짜는 동안의 Enter와 화살표는 입력기의 것이다', async ({ page }) => {
  const session = await openComposing(page);
  await compose(session, '주문');
  await settled(page);
  const selected = await selectedRow(page).getAttribute('id');
  for (const key of ['ArrowDown', 'Enter']) {
    await box(page).evaluate((input, name) => {
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true }),
      );
      input.dispatchEvent(new KeyboardEvent('keydown', { key: name, keyCode: 229, bubbles: true }));
    }, key);
  }
  await expect(selectedRow(page)).toHaveAttribute('id', selected ?? '');
  await expect(dialog(page)).toBeVisible();
  await expectRoute(page, '/');
});

test('사파리처럼 compositionend 바로 뒤에 온 Enter로는 열리지 않고, 다음 Enter로 열린다', async ({
  page,
}) => {
  const session = await openComposing(page);
  await compose(session, '웹훅');
  await session.send('Input.insertText', { text: '웹훅' });
  await settled(page);
  await box(page).evaluate((input) => {
    input.dispatchEvent(new CompositionEvent('compositionend', { data: '웹훅' }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(dialog(page)).toBeVisible();
  await box(page).evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
});

test('검색을 받기 전에 짜기 시작한 글자도 잃지 않는다', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(laterScripts, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/');
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await compose(session, '주');
  await compose(session, '주문');
  await expect(rows(page)).toHaveCount(0);
  release();
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('주문');
});
