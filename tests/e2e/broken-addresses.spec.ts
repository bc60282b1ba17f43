import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, href, hydrated } from './site';

/*
 * Addresses that no browser would write, as messengers and careless editors cut them: each must show
 * its page, or the error page, without an error.
 */

const brokenPlaces = ['#100%', '#%', '#%EA%B0', '#%ED%95%9C%EA', '#%zz', '#a%2', '?q=%E0%A4%A'];
const brokenPaths = ['/%FF', '/docs/%EA%B0', '/%E0%A4%A/redis'];

async function errorsOf(page: Page, address: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(at(address));
  await hydrated(page);
  return errors;
}

for (const place of brokenPlaces) {
  test(`${notes.redis}${place}는 그 노트를 보인다`, async ({ page }) => {
    const errors = await errorsOf(page, notes.redis + place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redis Stream');
    // A way back to the broken place is no other page.
    await page.evaluate(() => {
      location.hash = 'elsewhere';
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redis Stream');
    expect(errors).toEqual([]);
  });
}

for (const address of brokenPaths) {
  test(`${address}는 404 페이지를 보인다`, async ({ page, request }) => {
    const body = await (await request.get(at('/no-such-page'))).text();
    await page.route(
      (url) => url.pathname === href(address),
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    const errors = await errorsOf(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾는 노트가 없다');
    expect(errors).toEqual([]);
  });
}
