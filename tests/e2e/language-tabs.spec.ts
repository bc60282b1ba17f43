import { expect, test, type Locator, type Page } from '@playwright/test';
import { at, blockScriptFiles, href, note, open } from './site';

const PROBLEM = '/algorithm/baekjoon/1753';
const OTHER_PROBLEM = '/algorithm/baekjoon/9251';
/** Has several solutions one below the other, Python first. */
const TOPIC = '/algorithm/dijkstra';

/** The tabs of the page that follow the reader's language. */
function languageTabs(page: Page): Locator {
  return note(page).locator('[data-group="language"]');
}

/** The languages whose solutions are in sight, one for each set of tabs. */
async function shownLanguages(page: Page): Promise<string[][]> {
  return languageTabs(page).evaluateAll((all) =>
    all.map((tabs) =>
      [...tabs.querySelectorAll('[role="tabpanel"]')]
        .filter((panel) => panel.querySelector('pre')?.checkVisibility())
        .map((panel) => panel.getAttribute('data-value') ?? ''),
    ),
  );
}

async function choosePython(page: Page): Promise<void> {
  await open(page, PROBLEM);
  await languageTabs(page).first().getByRole('tab', { name: 'Python' }).click();
  await expect.poll(() => shownLanguages(page)).toEqual([['python']]);
}

test('한 탭에서 고르면 그 페이지의 모든 풀이가 따르고, 누른 탭은 제자리에 있다', async ({
  page,
}) => {
  await open(page, TOPIC);
  const count = await languageTabs(page).count();
  const last = languageTabs(page).last().getByRole('tab', { name: 'Java' });
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect
    .poll(() => shownLanguages(page))
    .toEqual(Array.from({ length: count }, () => ['java']));
  const after = await last.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2);
});

test('고른 언어는 새로 고쳐도, 링크로 다른 노트에 가도 그대로다', async ({ page }) => {
  await choosePython(page);
  await page.reload();
  await expect.poll(() => shownLanguages(page)).toEqual([['python']]);
  await expect(languageTabs(page).getByRole('tab', { name: 'Python' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await note(page)
    .locator(`a[href="${href(TOPIC)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /다익스트라/ })).toBeVisible();
  await languageTabs(page).first().getByRole('tab', { name: 'Java' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '최단경로' })).toBeVisible();
  await expect.poll(() => shownLanguages(page)).toEqual([['java']]);
});

test('고른 언어는 스크립트 파일이 오기 전에, 곧 처음 그릴 때부터 보인다', async ({ page }) => {
  await choosePython(page);
  await blockScriptFiles(page);
  await page.goto(at(OTHER_PROBLEM));
  expect(await shownLanguages(page)).toEqual([['python']]);
});

test('고른 언어가 없는 탭은 제 첫 언어를 보이고, 고른 것은 잊지 않는다', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ruby');
  });
  await open(page, PROBLEM);
  expect(await shownLanguages(page)).toEqual([['java']]);
  await blockScriptFiles(page);
  await page.goto(at(OTHER_PROBLEM));
  expect(await shownLanguages(page)).toEqual([['java']]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ruby');
});

test('인쇄하면 모든 언어가 제 이름과 함께 보이고 탭 단추는 없다', async ({ page }) => {
  await choosePython(page);
  await page.emulateMedia({ media: 'print' });
  expect(await shownLanguages(page)).toEqual([['java', 'python']]);
  const tabs = languageTabs(page);
  await expect(tabs.getByRole('tab')).toHaveCount(0);
  for (const name of ['Java', 'Python']) {
    await expect(tabs.locator('.tab-panel-label', { hasText: name })).toBeVisible();
  }
  for (const panel of await tabs.locator('.tab-panel').all()) {
    expect((await panel.locator('pre').first().boundingBox())?.height).toBeGreaterThan(100);
  }
});

test('브라우저의 찾기가 숨은 언어의 글을 찾으면 그 탭만 열리고, 고른 언어는 바뀌지 않는다', async ({
  page,
}) => {
  await open(page, TOPIC);
  const hidden = languageTabs(page).first().locator('.tab-panel[data-value="java"]');
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.locator('pre').first().dispatchEvent('beforematch');
  await expect
    .poll(async () => (await shownLanguages(page)).slice(0, 2))
    .toEqual([['java'], ['python']]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
});
