import { expect, test, type Page } from '@playwright/test';
import { atRest, expectPlace, followLinkAway, goBack, placeNow, readTo } from './place';
import { notes } from './notes';
import { rows, searchFor } from './search-box';
import { at, desktop, expectRoute, note, open, phone, routeOf } from './site';

/*
 * The letters of the site come between a first visit and the next, and a line of code is some pixels
 * lower in them (`letters.spec.ts`): here all pages have those of the device.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.fonts.load = () => Promise.resolve([]);
  });
});

/** Ids of the headings that the folded table of contents leads to. */
function anchors(page: Page): Promise<string[]> {
  return note(page)
    .locator('h2[id], h3[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
}

/** A heading at a share of the note, so that a test names no heading. */
async function anchorAt(page: Page, share: number): Promise<string> {
  const ids = await anchors(page);
  return ids[Math.floor(ids.length * share)] ?? '';
}

/** Follows a link to a place on the page being shown, from wherever it stands. */
async function followAnchor(page: Page, id: string): Promise<void> {
  await note(page).evaluate((main, hash) => {
    const link = document.createElement('a');
    link.href = `#${hash}`;
    main.append(link);
    link.click();
    link.remove();
  }, id);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  await atRest(page);
}

/** Reads on, leaves the page in every way, and comes back. */
async function expectKeptPlace(page: Page, route: string): Promise<void> {
  await open(page, route);
  const place = await readTo(page, 0.6);
  await page.reload();
  await expectPlace(page, place);

  await followLinkAway(page);
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const other = await readTo(page, 0.5);
  await page.goBack();
  await expectPlace(page, place);
  await page.goForward();
  await expectPlace(page, other);
  await page.goBack();
  await expectPlace(page, place);

  const later = await readTo(page, 0.7);
  await page.goto(at('/theory'));
  await page.goBack();
  await expectPlace(page, later);
}

for (const [screen, viewport, route] of [
  ['1280px', desktop, notes.guide],
  ['휴대전화', phone, notes.guide],
  ['휴대전화', phone, '/'],
] as const) {
  test(`${screen}: ${route}를 다시 읽든, 다른 노트나 주소에서 뒤로 오든 읽던 곳이다`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await expectKeptPlace(page, route);
  });
}

test.describe('휴대전화', () => {
  test.use({ viewport: phone });

  test('다시 읽든 다른 노트에서 뒤로 오든 닻이 아니라 읽던 곳이다', async ({ page }) => {
    await open(page, notes.guide);
    await open(page, `${notes.guide}#${await anchorAt(page, 0.3)}`);
    const place = await readTo(page, 0.6);
    await page.reload();
    await expectPlace(page, place);
    await followLinkAway(page);
    await page.goBack();
    await expectPlace(page, place);
  });

  test('페이지 안의 닻을 옮겨 다닌 뒤 뒤로 가면 하나씩 읽던 곳이다', async ({ page }) => {
    await open(page, notes.guide);
    const places = [await readTo(page, 0.8)];
    for (const share of [0.2, 0.5]) {
      await followAnchor(page, await anchorAt(page, share));
      await page.evaluate(() => {
        scrollBy({ top: 333, behavior: 'instant' });
      });
      await atRest(page);
      places.push(await placeNow(page));
    }
    const [start, first, second] = places;
    if (start === undefined || first === undefined || second === undefined) {
      throw new Error('읽던 곳 셋이 있어야 한다');
    }
    await page.goBack();
    await expectPlace(page, first);
    await page.goBack();
    await expectPlace(page, start);
    await page.goForward();
    await expectPlace(page, first);
    await page.goForward();
    await expectPlace(page, second);
    await page.reload();
    await expectPlace(page, second);
    await page.goBack();
    await expectPlace(page, first);
  });

  test('다른 주소를 열었다가 두 걸음 뒤로 와도 읽던 곳이다', async ({ page }) => {
    await open(page, notes.guide);
    await followAnchor(page, await anchorAt(page, 0.5));
    const place = await readTo(page, 0.7);
    await followLinkAway(page);
    await readTo(page, 0.5);
    // The same address once more would be no further step.
    const here = routeOf(page);
    await page.goto(at(here === '/theory' ? '/blog' : '/theory'));
    await goBack(page, 2);
    await expectRoute(page, notes.guide);
    await expectPlace(page, place);
  });

  test('다시 읽은 페이지에서 스크립트가 돌기 전에 뒤로 가도 앞의 노트와 읽던 곳이다', async ({
    page,
  }) => {
    await open(page, notes.elements);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const place = await readTo(page, 0.5);
    await followLinkAway(page);
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectPlace(page, place);
  });

  test('검색에서 고른 같은 페이지의 절에서도, 다른 노트에서도 뒤로 오면 읽던 곳이다', async ({
    page,
  }) => {
    await open(page, notes.guide);
    const place = await readTo(page, 0.8);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await searchFor(page, 'Idempotency-Key');
    const here = rows(page).and(page.locator(`[href*="${notes.guide}#"]`));
    const inside = rows(page).locator(`a[href*="${notes.guide}#"]`);
    await here.or(inside).first().click();
    await expect.poll(() => new URL(page.url()).hash).not.toBe('');
    await atRest(page);
    await page.goBack();
    await expectPlace(page, place);

    await searchFor(page, 'XREADGROUP');
    await rows(page).first().click();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await page.goBack();
    await expectPlace(page, place);
  });

  test('위에서 탭을 바꾸고 접은 글을 펼쳤어도 보던 글로 돌아온다', async ({ page }) => {
    await open(page, notes.elements);
    await note(page).getByRole('tab').nth(1).click();
    await note(page)
      .locator('details:not(.toc-fold, .code-badge)')
      .evaluateAll((folded: HTMLDetailsElement[]) => {
        for (const details of folded) {
          details.open = true;
        }
      });
    const place = await readTo(page, 0.7);
    await page.reload();
    await expectPlace(page, place);
    await followLinkAway(page);
    await page.goBack();
    await expectPlace(page, place);
  });
});

test('창의 폭이 달라졌어도 보던 절로 돌아온다', async ({ page }) => {
  await open(page, notes.guide);
  await atRest(page);
  const id = await anchorAt(page, 0.6);
  await page.evaluate((heading) => {
    document.getElementById(heading)?.scrollIntoView({ behavior: 'instant' });
  }, id);
  await atRest(page);
  const { text } = await placeNow(page);
  await followLinkAway(page);
  await page.setViewportSize(phone);
  await page.goBack();
  // The bar that only a phone has: the text stands below it, as after a link.
  await expect(page.locator('.toc-fold')).toBeVisible();
  const top = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expectPlace(page, { text, top });
});
