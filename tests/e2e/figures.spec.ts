import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './routes';
import { expectRoute, note, open, phone } from './site';

function figure(page: Page, caption: string): Locator {
  return note(page)
    .locator('figure')
    .filter({ has: page.locator('figcaption', { hasText: caption }) });
}

/** The windows of lib/diagrams/limits.mjs, with the width of the text and the smallest label that may be shown in each. */
const DESKTOP = { window: 1280, column: 672, least: 12 };
const PHONE = { window: 390, column: 350, least: 11 };

const DIAGRAM = '검사에서 공개까지';
const PICTURE = '노트가 페이지가 되는 길';
/** Four participants, which a phone is told as a list. */
const SEQUENCE = '요청 하나가 지나는 길';

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

  test('닫기 단추로 닫고, 다시 열면 다른 그림이 보인다', async ({ page }) => {
    await open(page, notes.elements);
    for (const [caption, role] of [
      [SEQUENCE, 'button'],
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
    await figure(page, SEQUENCE).getByRole('button').click();
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(repeated).toEqual([]);
    const heads = page.getByRole('dialog').locator('path.h').first();
    await expect(heads).toBeVisible();
    await expect(heads).not.toHaveCSS('fill', 'none');
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

/** What of each diagram and each drawing of a page is shown: forms, labels in px, texts beyond the frame. */
async function shownFigures(
  page: Page,
): Promise<{ name: string; forms: number; label: number; column: number; outside: string[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .diagram')].map((element) => {
      const isShown = (part: Element): boolean => part.getClientRects().length > 0;
      const forms = [...element.querySelectorAll('svg, ol.diagram-steps')].filter(isShown);
      const letters = forms.flatMap((form) => {
        const width = Number(form.getAttribute('width'));
        const scale = width > 0 ? form.getBoundingClientRect().width / width : 1;
        return [...form.querySelectorAll('text, li')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        );
      });
      const outside = forms.flatMap((form) => {
        const frame = form.getBoundingClientRect();
        return [...form.querySelectorAll('text')]
          .filter((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return (
              left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 2 ||
              bottom > frame.bottom + 2
            );
          })
          .map(({ textContent }) => textContent);
      });
      return {
        name: `${location.pathname} ${element.querySelector('figcaption')?.textContent ?? ''}`,
        forms: forms.length,
        label: Math.round(Math.min(...letters) * 10) / 10,
        column: element.clientWidth,
        outside,
      };
    }),
  );
}

test('모든 다이어그램은 데스크톱과 휴대전화와 그 사이의 창에서 한 번만, 읽을 수 있는 크기로 보인다', async ({
  page,
}) => {
  await page.goto('/');
  const routes = await page.evaluate(async () => {
    const map = await (await fetch('/sitemap.xml')).text();
    const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const found: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(path)).text();
      if (html.includes('class="diagram"')) {
        found.push(path);
      }
    }
    return found;
  });
  expect(routes.length).toBeGreaterThan(1);
  test.setTimeout(30_000 + routes.length * 10_000);
  const windows = [
    { ...DESKTOP },
    { ...PHONE },
    // Between the two and beyond: never smaller than on a phone.
    { window: 1024, least: PHONE.least },
    { window: 768, least: PHONE.least },
  ];
  const faults: string[] = [];
  const columns = new Map<number, number>();
  for (const route of routes) {
    await page.goto(route);
    for (const { window: width, least } of windows) {
      await page.setViewportSize({ width, height: 800 });
      for (const { name, forms, label, column, outside } of await shownFigures(page)) {
        columns.set(width, Math.max(columns.get(width) ?? 0, column));
        if (forms !== 1 || label < least || outside.length > 0) {
          faults.push(
            `${name} at ${width}: ${forms} forms, ${label} px, outside: ${outside.join()}`,
          );
        }
      }
    }
  }
  expect(faults).toEqual([]);
  // What the build reckons with is what the page is.
  for (const { window: width, column } of [DESKTOP, PHONE]) {
    expect(columns.get(width)).toBe(column);
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
