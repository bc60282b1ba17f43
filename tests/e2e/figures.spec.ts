import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './routes';
import { expectRoute, note, open, phone } from './site';

function figure(page: Page, caption: string): Locator {
  return note(page)
    .locator('figure')
    .filter({ has: page.locator('figcaption', { hasText: caption }) });
}

const DIAGRAM = '검사에서 공개까지';
const PICTURE = '노트가 페이지가 되는 길';

test.describe('휴대전화에서', () => {
  test.use({ viewport: phone });

  for (const [kind, caption, role] of [
    ['다이어그램', DIAGRAM, 'button'],
    ['그림', PICTURE, 'link'],
  ] as const) {
    test(`${kind}은 키보드로 크게 열고, Esc로 닫으면 포커스가 단추로 돌아온다`, async ({
      page,
    }) => {
      await open(page, notes.elements);
      const opener = figure(page, caption).getByRole(role, { name: `그림 크게 보기: ${caption}` });
      const small = await figure(page, caption).getByRole('img').first().boundingBox();
      await opener.focus();
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog', { name: caption });
      await expect(dialog).toBeVisible();
      const large = dialog.getByRole('img').first();
      await expect(large).toHaveAccessibleName(/./);
      expect((await large.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
      await expect(page).toHaveURL(new RegExp(`${notes.elements}$`));

      // What does not fit is reached with the arrow keys.
      const stage = dialog.getByRole('group', { name: '크게 본 그림' });
      await stage.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test('닫기 단추로 닫고, 다시 열면 다른 그림이 보인다', async ({ page }) => {
    await open(page, notes.elements);
    for (const [caption, role] of [
      [DIAGRAM, 'button'],
      [PICTURE, 'link'],
    ] as const) {
      await figure(page, caption).getByRole(role).click();
      const dialog = page.getByRole('dialog', { name: caption });
      await expect(dialog.getByRole('img').first()).toBeVisible();
      await dialog.getByRole('button', { name: '닫기' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('열린 동안에도 id는 겹치지 않고, 화살촉은 그대로 보인다', async ({ page }) => {
    await open(page, notes.elements);
    await figure(page, DIAGRAM).getByRole('button').click();
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(repeated).toEqual([]);
    const arrow = page.getByRole('dialog').locator('[marker-end]').first();
    const target = /#([^)"]+)/.exec((await arrow.getAttribute('marker-end')) ?? '')?.[1] ?? '';
    await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
  });

  test('뒤로 가면 닫힌다', async ({ page }) => {
    await open(page, '/docs');
    await page.getByRole('contentinfo').getByRole('link', { name: '글쓰기 요소' }).click();
    await expectRoute(page, notes.elements);
    await figure(page, DIAGRAM).getByRole('button').click();
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
      await page.goto(notes.elements);
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

test('제 크기로 보이는 그림에는 크게 보는 단추가 없다', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, notes.elements);
  await expect(figure(page, PICTURE).getByRole('img')).toBeVisible();
  await expect(figure(page, PICTURE).locator('.figure-open')).toBeHidden();
});
