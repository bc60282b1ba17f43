import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { dialog, openSearch, rows, searchFor } from './search-box';
import { at, expectRoute, href, note, open, siteAddress } from './site';
import { publishedRoutes } from './sitemap';

/*
 * What is published under which address. The fixture lies below a path of its host, as on the project
 * pages of a code host: nothing may lead out of that path.
 */

const UNLISTED = '/docs/hidden-note';

test('찾고, 옮겨 다니고, 그림을 보아도 그 경로 밖으로 요청하지 않는다', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!`${request.url()}/`.startsWith(siteAddress())) {
      outside.push(request.url());
    }
  });
  await open(page, notes.elements);
  await searchFor(page, 'advanceHead');
  await expect(rows(page).first()).toHaveAttribute('href', href('/docs/queue#circular-buffer'));
  await page.keyboard.press('Enter');
  await expectRoute(page, '/docs/queue');
  await expect(page.getByRole('heading', { name: '원형 버퍼' })).toBeInViewport();
  expect(outside).toEqual([]);
});

test('경로 없이 온 주소는 그 경로의 첫 페이지로 간다', async ({ page }) => {
  await page.goto(new URL(siteAddress()).origin);
  await expect(note(page).getByRole('heading', { level: 1 })).toHaveText('작은 개발 노트');
});

test('옮겨진 노트의 옛 주소는 절까지 데리고 새 주소로 간다', async ({ page }) => {
  await page.goto(at('/docs/old-queue#full-or-empty'));
  await expectRoute(page, '/docs/queue');
  await expect(page.getByRole('heading', { name: '가득 참과 비어 있음' })).toBeInViewport();
});

test('이름이 바뀐 제목의 옛 id로 온 주소는 그 제목에 닿는다', async ({ page }) => {
  await open(page, `${notes.redis}#xautoclaim`);
  await expect(page.getByRole('heading', { name: 'XCLAIM과 XAUTOCLAIM' })).toBeInViewport();
});

test('목록에 없는 노트는 주소로만 열리고, 검색 엔진과 사이트맵과 검색에는 없다', async ({
  page,
}) => {
  await open(page, UNLISTED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('목록에 없는 노트');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await openSearch(page);
  await page.keyboard.insertText('은근슬쩍');
  await expect(dialog(page).getByText('찾은 것이 없습니다.')).toBeVisible();
  expect(await publishedRoutes(page.request)).not.toContain(UNLISTED);
});
