import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './notes';
import { box, dialog, openSearch, rows, searchFor } from './search-box';
import { expectRoute, href, hydrated, open } from './site';

/** The texts that the browser marks under a name. */
function marked(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    (key) => [...(CSS.highlights.get(key) ?? [])].map((range) => (range as Range).toString()),
    name,
  );
}

async function openClaim(page: Page): Promise<void> {
  await open(page, '/');
  await searchFor(page, 'XAUTOCLAIM');
  await page.keyboard.press('Enter');
  await expectRoute(page, notes.redis);
  await expect.poll(() => new URL(page.url()).hash).toBe('#claim');
}

const bar = (page: Page): Locator => page.getByRole('group', { name: '이 노트에서 찾은 검색어' });

test('결과는 그 제목에서 열리고, 찾은 말이 모두 표시되며, 다른 노트로 가면 남지 않는다', async ({
  page,
}) => {
  await openClaim(page);
  const heading = page.getByRole('heading', { name: 'XCLAIM과 XAUTOCLAIM' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect.poll(() => marked(page, 'search-match')).toContain('XAUTOCLAIM');
  const texts = await marked(page, 'search-match');
  expect(new Set(texts.map((text) => text.toLowerCase()))).toEqual(new Set(['xautoclaim']));
  expect(await marked(page, 'search-current')).toEqual(['XAUTOCLAIM']);
  await expect(bar(page).getByRole('status')).toHaveText(new RegExp(`/${texts.length}$`));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Theory' }).click();
  await expectRoute(page, '/theory');
  await expect(bar(page)).toHaveCount(0);
});

test('제목과 위치에 있는 말은 세지 않고, 글의 첫 자리부터 센다', async ({ page }) => {
  await open(page, '/');
  await searchFor(page, 'Redis Stream');
  await rows(page).first().click();
  await expectRoute(page, notes.redis);
  await expect(bar(page).getByRole('status')).toHaveText(/^검색어 1\/\d+$/);
  const outside = await page.evaluate(
    () =>
      [...(CSS.highlights.get('search-match') ?? [])].filter(
        (range) =>
          (range as Range).startContainer.parentElement?.closest('h1, nav, .note-header') !== null,
      ).length,
  );
  expect(outside).toBe(0);
});

test('n과 N과 단추로, 한글 자판의 ㅜ로도 화면 밖의 찾은 말까지 오가고, Esc로 지운다', async ({
  page,
}) => {
  await openClaim(page);
  const status = bar(page).getByRole('status');
  await expect(status).toHaveText(/^검색어 \d+\/\d+$/);
  const first = await status.innerText();
  await page.keyboard.press('n');
  await expect(status).not.toHaveText(first);
  await page.keyboard.press('Shift+N');
  await expect(status).toHaveText(first);
  await page.evaluate(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'KeyN', key: 'ㅜ', bubbles: true, cancelable: true }),
    );
  });
  await expect(status).not.toHaveText(first);
  await bar(page).getByRole('button', { name: '이전' }).click();
  await expect(status).toHaveText(first);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('n');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [range] = CSS.highlights.get('search-current') ?? [];
          const box = (range as Range | undefined)?.getBoundingClientRect();
          return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page, 'search-match')).toEqual([]);
  await page.keyboard.press('n');
  await expect(bar(page)).toHaveCount(0);
});

test('지금 보는 노트 안의 결과도 그 제목으로 옮겨 간다', async ({ page }) => {
  await open(page, notes.redis);
  await searchFor(page, '데드 레터');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '데드 레터' })).toBeInViewport();
  await expect(bar(page)).toBeVisible();
});

for (const [name, act] of [
  ['Ctrl+Enter', (page: Page) => page.keyboard.press('Control+Enter')],
  ['가운데 단추', (page: Page) => rows(page).first().click({ button: 'middle' })],
] as const) {
  test(`${name}(으)로 연 새 탭에도 찾은 말이 표시된다`, async ({ page, context }) => {
    await open(page, '/');
    await searchFor(page, 'XAUTOCLAIM');
    const opening = context.waitForEvent('page');
    await act(page);
    const tab = await opening;
    await expect(bar(tab)).toBeVisible();
    await expect.poll(() => marked(tab, 'search-match')).toContain('XAUTOCLAIM');
    await expect(tab.getByRole('heading', { name: 'XCLAIM과 XAUTOCLAIM' })).toBeInViewport();
    await expect(dialog(page)).toBeVisible();
    await tab.reload();
    await hydrated(tab);
    await expect(bar(tab)).toHaveCount(0);
  });
}

test.describe('최근 기록', () => {
  test('연 결과와 본 노트가 빈 검색에 나오고, 하나씩 지울 수 있다', async ({ page }) => {
    await openClaim(page);
    await openSearch(page);
    const opened = dialog(page).getByRole('link', { name: /Redis Stream › XCLAIM과 XAUTOCLAIM/ });
    await expect(opened).toHaveAttribute('href', href(`${notes.redis}#claim`));
    await expect(
      dialog(page).getByRole('link', { name: '작은 개발 노트', exact: true }),
    ).toBeVisible();

    // The words come before what they have led to.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(opened).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();

    await dialog(page)
      .getByRole('button', { name: /XCLAIM과 XAUTOCLAIM 기록 지우기/ })
      .click();
    await expect(opened).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await openSearch(page);
    await expect(
      dialog(page).getByRole('link', { name: '작은 개발 노트', exact: true }),
    ).toBeVisible();
    await expect(opened).toHaveCount(0);
  });

  test('기록에서 다시 열면 찾은 말도 다시 표시되고, 한 목록을 한 번에 지운다', async ({ page }) => {
    await openClaim(page);
    await open(page, '/theory');
    await openSearch(page);
    const opened = dialog(page).getByRole('link', { name: /XCLAIM과 XAUTOCLAIM/ });
    await opened.click();
    await expectRoute(page, notes.redis);
    await expect(bar(page)).toBeVisible();

    await openSearch(page);
    await dialog(page).getByRole('button', { name: '최근에 연 결과 모두 지우기' }).click();
    await expect(opened).toHaveCount(0);
    await expect(dialog(page).getByRole('list', { name: '최근에 본 노트' })).toBeVisible();
  });
});
