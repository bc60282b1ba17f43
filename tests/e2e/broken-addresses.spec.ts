import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, href, hydrated } from './site';

/*
 * Addresses that no browser would write, as messengers and careless editors cut them: each must show
 * its page, or the error page, without an error.
 */

const brokenPlaces = ['#100%', '#%', '#%EA%B0', '#%ED%95%9C%EA', '#%zz', '#a%2', '?q=%E0%A4%A'];
const brokenPaths = ['/%FF', '/docs/%EA%B0', '/%E0%A4%A/redis'];

/** Collects the errors of a page. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

test('깨진 꼬리가 붙은 주소도 그 노트를 보인다', async ({ page }) => {
  const errors = watchErrors(page);
  for (const place of brokenPlaces) {
    await page.goto('about:blank');
    await page.goto(at(notes.redis + place));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), place).toHaveText('Redis Stream');
    // A way back to the broken place is no other page.
    await page.evaluate(() => {
      location.hash = 'elsewhere';
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }), place).toHaveText('Redis Stream');
    expect(errors, place).toEqual([]);
  }
});

test('깨진 경로는 404 페이지를 보인다', async ({ page, request }) => {
  const errors = watchErrors(page);
  const body = await (await request.get(at('/no-such-page'))).text();
  for (const address of brokenPaths) {
    await page.route(
      (url) => url.pathname === href(address),
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(at(address));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('찾는 노트가 없다');
    expect(errors, address).toEqual([]);
  }
});
