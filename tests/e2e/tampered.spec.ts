import { expect, test } from '@playwright/test';
import { notes, UNKNOWN_ROUTE } from './notes';
import { watch } from './rules/watch';
import { box, dialog, openSearch } from './search-box';
import { at, href, hydrated, siteAddress } from './site';

/*
 * What anybody can write into the store of a browser or after an address: the page is drawn, the search
 * opens, and the console stays silent.
 */

/** All keys of `client/page/storage.ts`. */
const keys = [
  ...['language', 'sidebar', 'letters', 'note-keys', 'link-previews', 'menu', 'theme', 'places'],
  ...['search-opened', 'search-visited', 'my-values', 'search-typed', 'search-handover'],
];

const values = [
  '',
  'null',
  '3',
  '"가"',
  '[null, 1, [], {}]',
  '{"__proto__": {"route": "/"}, "constructor": 1}',
  '{ 닫지 않았다',
  'a b\u0000\ud800 <script>alert(1)</script>',
  '[{"route":"javascript:alert(1)","anchor":"","title":"가","heading":"","query":"가"}]',
  '[{"route":{},"title":[]},{"route":"//a.test","title":"가"}]',
  'x'.repeat(300_000),
];

/** Places of a form that the site never writes, for the entry of the history being shown. */
const places = [
  'null',
  '3',
  '{"path":3,"top":"x"}',
  '{"path":["length"],"top":0}',
  '{"path":[1e9,-1],"top":1e99}',
];

const addresses = [
  ...['?input=%EA%B0%80', '?input=<script>alert(1)</script>', `?input=${'x'.repeat(2000)}`],
  ...['?q=', '?q=%00', '?q=%', '?q=%ED%A0%80', '?q=__proto__', '?q=(((', '?q[]=a&q=b', '?&&=&'],
  ...['#', '#__proto__', '#constructor', '#%00', '#"><script>alert(1)</script>', '#:~:text=%'],
  // As messengers and careless editors cut them.
  ...['#100%', '#%', '#%EA%B0', '#%zz', '#a%2', '?q=%E0%A4%A', '#%ED%A0%80'],
];

/** Hosts answer these with the error page. */
const paths = ['/%FF', '/docs/%EA%B0', '/%E0%A4%A/redis'];

test('남이 고친 저장과 주소의 어떤 꼬리에도 쪽이 성하고 콘솔이 조용하다', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const complaints = watch(context, page, siteAddress());
  const tried = async (name: string): Promise<void> => {
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    // The browser itself tells of a heading that is not there.
    const others = complaints.filter((text) => !text.includes('<link rel=expect'));
    expect(others, name.slice(0, 200)).toEqual([]);
  };
  await page.goto(at(notes.redis));
  await tried('처음');
  for (const value of values) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) {
          localStorage.setItem(name, text);
          sessionStorage.setItem(name, text);
        }
      },
      [keys, value] as const,
    );
    // Leaving the page would write the places anew.
    await page.evaluate(() => {
      addEventListener(
        'pagehide',
        (event) => {
          event.stopImmediatePropagation();
        },
        true,
      );
    });
    await page.reload();
    await tried(`저장 ${value}`);
    await openSearch(page);
    await expect(box(page)).toBeVisible();
    // The first takes back a text that was stored.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  for (const tail of addresses) {
    // A page that is there already would not be read again.
    await page.goto('about:blank');
    await page.goto(at(`${tail.startsWith('?q') ? '/search' : notes.redis}${tail}`));
    await tried(tail);
  }
  for (const place of places) {
    await page.addInitScript((text) => {
      const { currentEntry } = navigation;
      const entry: unknown = JSON.parse(text);
      sessionStorage.setItem('places', JSON.stringify({ [currentEntry?.key ?? '']: entry }));
    }, place);
    await page.reload();
    await tried(`자리 ${place}`);
  }
  const body = await (await page.request.get(at(UNKNOWN_ROUTE))).text();
  for (const path of paths) {
    await page.route(
      ({ pathname }) => pathname === href(path),
      (route) => route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(at(path));
    await tried(path);
  }
});
