import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, hydrated, note, open, phone } from './site';

function toc(page: Page): Locator {
  return page.getByRole('navigation', { name: '이 노트의 목차' });
}

/** The folded list under the title. */
function foldedToc(page: Page): Locator {
  return note(page).locator('details', { hasText: '이 노트의 목차' }).first();
}

/** The addresses a list of links leads to, within the page. */
async function targets(list: Locator): Promise<string[]> {
  return list
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash));
}

test('읽고 있는 절이 목차에 표시된다', async ({ page }) => {
  await open(page, notes.redis);
  const current = toc(page).locator('[aria-current="true"]');
  await expect(current).toHaveCount(0);
  for (const text of ['ID 규칙', '컨슈머 그룹', '모니터링', '이어서 읽기: XREAD']) {
    const heading = note(page).getByRole('heading', { name: text }).first();
    await heading.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', `#${(await heading.getAttribute('id')) ?? ''}`);
    await expect(current).toBeInViewport();
  }
});

test('열자마자 End를 눌러도 페이지의 끝에 가고, 마지막 절이 표시된다', async ({ page }) => {
  await page.goto(at(notes.redis));
  await hydrated(page);
  const last = (await targets(toc(page))).at(-1);
  await page.keyboard.press('End');
  await expect(toc(page).locator('[aria-current="true"]')).toHaveAttribute('href', last ?? '');
});

test('빌드가 쓴 문제 목록도 목차에 있고, 주소의 #problems로 닿는다', async ({ page }) => {
  await open(page, '/algorithm/dijkstra');
  await toc(page).getByRole('link', { name: '이 기법을 쓰는 문제' }).click();
  await expect(page).toHaveURL(/#problems$/);
  await expect(note(page).getByRole('heading', { name: '이 기법을 쓰는 문제' })).toBeInViewport();
});

test('1280px보다 좁은 화면에서는 제목 아래의 접은 목차가 대신한다', async ({ page }) => {
  await open(page, notes.redis);
  await expect(toc(page)).toBeVisible();
  await expect(foldedToc(page)).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(toc(page)).toBeHidden();
  await expect(foldedToc(page)).toBeVisible();
  await page.setViewportSize(phone);
  await foldedToc(page).locator('summary').click();
  await foldedToc(page).getByRole('link', { name: '트리밍', exact: true }).click();
  await expect(page).toHaveURL(/#trimming$/);
  await expect(note(page).getByRole('heading', { name: '트리밍' }).first()).toBeInViewport();
});
