import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './notes';
import { shownFigures } from './rules/figures';
import { structureFaults } from './rules/structure';
import { at, expectRoute, note, open, phone } from './site';

function figure(page: Page, caption: string): Locator {
  return note(page)
    .locator('figure')
    .filter({ has: page.locator('figcaption', { hasText: caption }) });
}

/** The windows of packages/mermaid-static/src/limits.ts, with the width of the text in each. */
const DESKTOP = { window: 1280, column: 672 };
const PHONE = { window: 390, column: 350 };

const DIAGRAM = '검사에서 공개까지';
const PICTURE = '노트가 페이지가 되는 길';
/** Four participants, which a phone is told as a list. */
const SEQUENCE = '요청 하나가 지나는 길';

test('글은 제 바탕 위에 있어, 뒤를 지나는 선이 긋지 않는다', async ({ page }) => {
  await open(page, notes.elements);
  const paints = await figure(page, SEQUENCE)
    .locator('text.s')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { stroke, paintOrder } = getComputedStyle(text);
        return `${stroke} ${paintOrder}`;
      }),
    );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(new Set(paints)).toEqual(new Set([`${ground} stroke`]));
});

test.describe('휴대전화에서', () => {
  test.use({ viewport: phone });

  for (const [kind, caption, role] of [
    ['차례 그림', SEQUENCE, 'button'],
    ['그림', PICTURE, 'link'],
  ] as const) {
    test(`${kind}은 키보드로 크게 열고, Esc로 닫으면 포커스가 단추로 돌아온다`, async ({
      page,
    }) => {
      await open(page, notes.elements);
      const opener = figure(page, caption).getByRole(role, { name: `그림 크게 보기: ${caption}` });
      await opener.focus();
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog', { name: caption });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('img').first()).toHaveAccessibleName(/./);
      await expect(page).toHaveURL(new RegExp(`${notes.elements}$`));

      // First the whole picture.
      const stage = dialog.getByRole('group', { name: '크게 본 그림' });
      const picture = stage.locator('svg, img').first();
      const overflow = (): Promise<number> =>
        stage.evaluate((element) =>
          Math.max(
            element.scrollWidth - element.clientWidth,
            element.scrollHeight - element.clientHeight,
          ),
        );
      await expect.poll(overflow).toBeLessThanOrEqual(1);

      // Then its own size, by the keyboard; what does not fit is reached with the arrow keys.
      await dialog.getByRole('button', { name: '100%로 보기' }).press('Enter');
      const natural = Number(await picture.getAttribute('width'));
      await expect
        .poll(async () => Math.abs(((await picture.boundingBox())?.width ?? 0) - natural))
        .toBeLessThan(1);
      await stage.focus();
      const place = await stage.evaluate((element) => element.scrollLeft);
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => stage.evaluate((element) => element.scrollLeft))
        .toBeGreaterThan(place);
      await dialog.getByRole('button', { name: '창에 맞추기' }).press('Enter');
      await expect.poll(overflow).toBeLessThanOrEqual(1);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test('닫기 단추로 닫고, 다시 열면 다른 그림이 보이며, 열린 동안 id는 겹치지 않고 화살촉은 보인다', async ({
    page,
  }) => {
    await open(page, notes.elements);
    for (const [caption, role] of [
      [SEQUENCE, 'button'],
      [PICTURE, 'link'],
    ] as const) {
      await figure(page, caption).getByRole(role).click();
      const dialog = page.getByRole('dialog', { name: caption });
      await expect(dialog.getByRole('img').first()).toBeVisible();
      expect(await structureFaults(page)).toEqual([]);
      if (caption === SEQUENCE) {
        const heads = dialog.locator('path.h').first();
        await expect(heads).toBeVisible();
        await expect(heads).not.toHaveCSS('fill', 'none');
      }
      await dialog.getByRole('button', { name: '닫기' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('뒤로 가면 닫힌다', async ({ page }) => {
    await open(page, '/docs');
    await page.getByRole('contentinfo').getByRole('link', { name: '글쓰기 요소' }).click();
    await expectRoute(page, notes.elements);
    await figure(page, SEQUENCE).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expectRoute(page, '/docs');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test.describe('JavaScript 없이', () => {
    test.use({ javaScriptEnabled: false });

    test('그림은 파일로 가는 링크이고, 다이어그램은 제 상자 안에서 움직이며 단추가 없다', async ({
      page,
    }) => {
      await page.goto(at(notes.elements));
      const link = figure(page, PICTURE).getByRole('link', { name: `그림 크게 보기: ${PICTURE}` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /\/img\/note-elements\/note-path\.svg$/);
      await expect(figure(page, DIAGRAM).getByRole('button')).toHaveCount(0);
      await expect(figure(page, DIAGRAM).locator('.diagram-scroll')).toHaveCSS(
        'overflow-x',
        'auto',
      );
    });
  });
});

test('다이어그램의 칸은 빌드가 셈한 너비다', async ({ page }) => {
  await open(page, notes.elements);
  for (const { window: width, column } of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height: 800 });
    const columns = (await shownFigures(page)).map((shown) => shown.column);
    expect(Math.max(...columns)).toBe(column);
  }
});

test('인쇄에는 두 가지 그림 가운데 하나만 나온다', async ({ page }) => {
  await open(page, notes.elements);
  await page.emulateMedia({ media: 'print' });
  const figures = await shownFigures(page);
  expect(figures.length).toBeGreaterThan(1);
  expect(figures.filter(({ forms }) => forms !== 1)).toEqual([]);
});

test('제 크기로 보이는 그림에는 크게 보는 단추가 없다', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, notes.elements);
  await expect(figure(page, PICTURE).getByRole('img')).toBeVisible();
  await expect(figure(page, PICTURE).locator('.figure-open')).toBeHidden();
});
