import { expect, test, type Page } from '@playwright/test';
import { englishLabels } from './rules/labels';
import { watch } from './rules/watch';
import { at, blockScriptFiles, expectRoute, hydrated, note, open, siteAddress } from './site';
import { arrow, folderRow, menu, sidebar } from './sidebar';

const HIDE = '사이드바 숨기기';
const SHOW = '사이드바 보이기';

async function expectHidden(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: SHOW })).toBeVisible();
  await expect(sidebar(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: HIDE })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: '개요' })).toBeVisible();
}

test('숨긴 사이드바는 다른 노트로 가도, 다른 섹션으로 가도, 다시 읽어도 숨어 있고, 콘솔은 조용하다', async ({
  context,
  page,
}) => {
  const complaints = watch(context, page, siteAddress());
  await open(page, '/docs');
  await expectShown(page);
  await page.getByRole('button', { name: HIDE }).click();
  await expectHidden(page);
  expect(await englishLabels(page)).toEqual([]);

  await note(page).getByRole('link', { name: 'Redis Stream' }).first().click();
  await expectRoute(page, '/docs/redis/redis-stream');
  await expectHidden(page);

  await page.getByRole('button', { name: '어두운 화면' }).click();
  await page.goBack();
  await expectRoute(page, '/docs');

  await page.getByRole('navigation').first().getByRole('link', { name: 'Theory' }).click();
  await expectRoute(page, '/theory');
  await expectHidden(page);

  await page.reload();
  await hydrated(page);
  await expectHidden(page);

  await page.getByRole('button', { name: SHOW }).click();
  await expectShown(page);
  await page.reload();
  await hydrated(page);
  await expectShown(page);
  expect(complaints).toEqual([]);
});

test('사이드바가 없는 첫 페이지에서 다시 읽어도 숨긴 것을 잊지 않는다', async ({ page }) => {
  await open(page, '/docs');
  await page.getByRole('button', { name: HIDE }).click();
  await open(page, '/');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Docs' }).click();
  await expectRoute(page, '/docs');
  await expectHidden(page);
});

test('숨긴 사이드바는 스크립트 파일이 오기 전에도 숨어 있고, 본문의 자리가 나중에 바뀌지 않는다', async ({
  page,
}) => {
  await open(page, '/docs');
  await page.getByRole('button', { name: HIDE }).click();
  await expectHidden(page);

  await page.reload();
  await hydrated(page);
  await expectHidden(page);
  const heading = page.getByRole('heading', { level: 1 });
  const settled = await heading.boundingBox();

  await blockScriptFiles(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass(/(^| )sidebar-hidden( |$)/);
  await expect(sidebar(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(settled);
});

test.describe('사이드바를 굴린 자리', () => {
  test.use({ viewport: { width: 1280, height: 300 } });

  const scrollTop = (page: Page): Promise<number> =>
    menu(page).evaluate((element) => Math.round(element.scrollTop));

  test('같은 섹션의 다른 노트로 가도, 다시 읽어도 그대로다', async ({ page }) => {
    await open(page, '/algorithm/baekjoon');
    const first = await scrollTop(page);
    await menu(page).hover();
    await page.mouse.wheel(0, 30);
    await expect.poll(() => scrollTop(page)).toBe(first + 30);

    await sidebar(page).getByRole('link', { name: '특정한 최단 경로' }).click();
    await expectRoute(page, '/algorithm/baekjoon/1504');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('백준');
    await expect.poll(() => scrollTop(page)).toBe(first + 30);

    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(first + 30);
  });

  test('처음 연 노트는 사이드바에서 보이는 자리에 있다', async ({ page }) => {
    await open(page, '/algorithm/leetcode/java');
    await expect(sidebar(page).getByRole('link', { name: 'Two Sum' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: '자바', exact: true })).toBeInViewport();
  });
  test('다른 노트에서 남긴 자리에서도 읽는 노트의 줄이 보인다', async ({ page }) => {
    await open(page, '/algorithm');
    expect(await scrollTop(page)).toBe(0);
    await page.goto(at('/algorithm/programmers/java/more-spicy'));
    await expect(sidebar(page).getByRole('link', { name: '더 맵게' })).toBeInViewport();
  });

  test('누른 줄은 그 위의 폴더가 닫혀도 제자리에 있다', async ({ page }) => {
    await open(page, '/algorithm/baekjoon');
    const row = folderRow(page, '리트코드');
    await row.scrollIntoViewIfNeeded();
    for (const target of [arrow(row), row]) {
      await arrow(folderRow(page, '백준')).press('ArrowRight');
      await target.scrollIntoViewIfNeeded();
      const before = await target.boundingBox();
      await target.click();
      await expect(arrow(row).locator('..')).toHaveAttribute('open', '');
      // The list is scrolled back before the next paint.
      await expect
        .poll(async () => (await target.boundingBox())?.y)
        .toBeCloseTo(before?.y ?? NaN, 0);
    }
    await expectRoute(page, '/algorithm/leetcode');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('리트코드');
  });
});
