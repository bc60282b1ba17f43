import { expect, test } from '@playwright/test';
import { notes, UNKNOWN_ROUTE } from './notes';
import { at, expectRoute, href, note } from './site';

const otherSpellings = ['/docs/redis/', '/docs/redis.html', '/docs/redis/index.html'];

test(`없는 주소 ${UNKNOWN_ROUTE}는 404로 답하고 검색과 가까운 주소를 내놓는다`, async ({
  page,
}) => {
  const response = await page.goto(at(UNKNOWN_ROUTE));
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾는 노트가 없다');
  await expect(page.getByRole('button', { name: '노트와 코드 검색' })).toBeVisible();

  const suggestion = note(page).getByRole('link', { name: 'Redis Stream' });
  await expect(suggestion).toBeVisible();
  await suggestion.click();
  await expectRoute(page, notes.redis);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redis Stream');
});

test('주소의 다른 표기는, 호스트가 고쳐 주지 않아도 404 페이지를 거쳐, 그 노트에 닿는다', async ({
  page,
  request,
}) => {
  for (const address of otherSpellings) {
    await page.goto(at(address));
    await expectRoute(page, '/docs/redis');
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('레디스');
  }
  const body = await (await request.get(at('/no-such-page'))).text();
  for (const address of otherSpellings) {
    await page.route(
      (url) => url.pathname === href(address),
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto('about:blank');
    await page.goto(at(`${address}#notes`));
    await expectRoute(page, '/docs/redis');
    expect(new URL(page.url()).hash, address).toBe('#notes');
  }
});
