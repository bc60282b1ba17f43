import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { box, dialog, openSearch, rows, searchFor, settled } from './search-box';
import { expectRoute, href, laterScripts, open } from './site';

async function expectWayOut(page: Page): Promise<void> {
  const link = dialog(page).getByRole('link', { name: '전체 노트 목록에서 찾기' });
  await expect(link.first()).toHaveAttribute('href', /\/search$/);
}

test('검색 자료를 받지 못하면 한 번 더 받아 보고, 알린 뒤 전체 목록으로 이어 준다', async ({
  page,
}) => {
  let requests = 0;
  await page.route(/_search\/.*titles\.json$/, async (route) => {
    requests += 1;
    await route.abort();
  });
  await open(page, '/');
  await openSearch(page);
  await expect(dialog(page).getByText('검색 자료를 받지 못했습니다.')).toBeVisible();
  expect(requests).toBe(2);
  await expectWayOut(page);

  await page.unroute(/_search\/.*titles\.json$/);
  await page.keyboard.insertText('XAUTOCLAIM');
  await expect(rows(page).first()).toBeVisible();
  await expect(dialog(page).getByText('검색 자료를 받지 못했습니다.')).toBeHidden();
});

test('한 번만 실패하면 읽는 이는 모른다', async ({ page }) => {
  const asked = new Set<string>();
  await page.route(/_search\/.*\.json$/, async (route) => {
    const url = route.request().url();
    await (asked.has(url) ? route.continue() : route.abort());
    asked.add(url);
  });
  await open(page, '/');
  await searchFor(page, 'XAUTOCLAIM');
  await expect(rows(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('"다시 시도"를 누르면 다시 받는다', async ({ page }) => {
  await page.route(/_search\/.*manifest\.json$/, (route) => route.abort());
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.insertText('XAUTOCLAIM');
  await expect(dialog(page).getByText('검색 자료를 받지 못했습니다.')).toBeVisible();
  await page.unroute(/_search\/.*manifest\.json$/);
  await dialog(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('첫 자료가 깨졌으면 읽지 못했다고 알린다', async ({ page }) => {
  await page.route(/_search\/.*manifest\.json$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>호스트의 첫 페이지' }),
  );
  await open(page, '/');
  await openSearch(page);
  await expect(dialog(page).getByText('검색 자료를 읽지 못했습니다.')).toBeVisible();
  await expectWayOut(page);
});

for (const [name, respond] of [
  ['없어도', { status: 404, body: '' }],
  ['깨졌어도', { status: 200, body: '["가' }],
] as const) {
  test(`조각이 ${name} 제목에서 찾은 것은 나오고, 빠진 것이 있다고 알린다`, async ({ page }) => {
    await page.route(/_search\/[^/]+\/s[0-9a-z]+\.json$/, (route) => route.fulfill(respond));
    await open(page, '/');
    await openSearch(page);
    await page.keyboard.insertText('Redis Stream');
    await expect(rows(page).first()).toHaveAttribute('href', new RegExp(`^${href(notes.redis)}`));
    await expect(dialog(page).getByText('빠진 결과가 있을 수 있습니다.')).toBeVisible();
    await expectWayOut(page);
  });
}

test('스크립트를 받지 못해도 상자는 열리고 전체 목록으로 이어진다', async ({ page }) => {
  await page.route(laterScripts, (route) => route.abort());
  await open(page, '/');
  await openSearch(page);
  await expect(dialog(page).getByText('검색을 불러오지 못했습니다.')).toBeVisible();
  await expectWayOut(page);
});

test('일꾼(Worker)이 없는 브라우저에서는 그렇게 말한다', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await open(page, '/');
  await openSearch(page);
  await expect(dialog(page).getByText('이 브라우저에서는 검색을 쓸 수 없습니다.')).toBeVisible();
  await expectWayOut(page);
});

test('저장이 막힌 브라우저: 찾고 여는 데에는 저장이 필요 없다', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get(): never {
          throw new DOMException('막힘', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await searchFor(page, 'XAUTOCLAIM');
  await page.keyboard.press('Enter');
  await expectRoute(page, notes.redis);
  await openSearch(page);
  await expect(dialog(page).getByText('제목, 본문, 코드에서 찾습니다.')).toBeVisible();
  expect(errors.filter((message) => message.includes('막힘'))).toEqual([]);
});

test('/search?q=는 그 물음으로 열린 검색이고, 더 치면 주소가 따라온다', async ({ page }) => {
  await open(page, '/search?q=XAUTOCLAIM');
  await expect(box(page)).toHaveValue('XAUTOCLAIM');
  await settled(page);
  await expect(rows(page).first()).toHaveAttribute('href', new RegExp(`^${href(notes.redis)}`));
  await box(page).fill('주문 상태');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('주문 상태');
  await expect(dialog(page)).toBeVisible();
});

test('검색에는 그 검색의 주소가 있다', async ({ page }) => {
  await open(page, notes.redis);
  await searchFor(page, '주문 상태');
  await expect(dialog(page).getByRole('link', { name: '이 검색의 주소' })).toHaveAttribute(
    'href',
    href(`/search?${String(new URLSearchParams({ q: '주문 상태' }))}`),
  );
});
