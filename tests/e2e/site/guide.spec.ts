import { expect, test, type APIRequestContext } from '@playwright/test';
import { at, note, open } from '../site';
import { publishedRoutes } from '../sitemap';

/*
 * The guide to the calls of PayPal reads the same for everybody: it asks for nothing and sends
 * nothing. What it says is tested in tests/export. A site without a guide has nothing to show here.
 */

/** Marks the page that shows the fields of a call from `content/paypal`. */
const MARK = 'id="subscriptions-create-body"';

async function findGuide(request: APIRequestContext): Promise<string | undefined> {
  for (const route of await publishedRoutes(request)) {
    const html = await (await request.get(at(route))).text();
    if (html.includes(MARK)) {
      return route;
    }
  }
  return undefined;
}

test('구독 안내서에서 누를 수 있는 것은 링크, 탭, 코드와 그림의 단추, 접은 글, 글 뒤의 줄뿐이다', async ({
  page,
  request,
}) => {
  const guide = await findGuide(request);
  if (guide === undefined) {
    return;
  }
  await open(page, guide);
  await expect(
    note(page).locator(
      'input, select, textarea, form, dialog, iframe, object, embed, canvas, video, audio, [contenteditable]',
    ),
  ).toHaveCount(0);
  const others = note(page).locator(
    'button:not([role="tab"], figure button, .note-tools button, .sidebar-toggle)',
  );
  await expect(others).toHaveCount(0);
});
