import { expect, test, type Locator, type Page } from '@playwright/test';
import { atRest } from './place';
import { notes } from './notes';
import { at, desktop, href, hydrated, note, open, screens } from './site';

/** How far a heading may stand from where the style sheet wants it, in CSS pixels. */
const TOLERANCE = 2;

/** The table of contents that the window shows: beside the note, or folded under its title. */
function toc(page: Page): Locator {
  const { width } = page.viewportSize() ?? desktop;
  return width < desktop.width
    ? note(page).locator('.toc-fold')
    : page.getByRole('navigation', { name: '이 노트의 목차' });
}

/** Ids of the sections of a page, as its table of contents lists them. */
function sections(page: Page): Promise<string[]> {
  return toc(page)
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
}

/** A section at a share of the page, so that a test names none. */
async function sectionAt(page: Page, share: number): Promise<string> {
  const ids = await sections(page);
  return ids[Math.round((ids.length - 1) * share)] ?? '';
}

/**
 * Pixels between a heading and the line below the bar where the style sheet puts what an address leads
 * to; 0 as well when the page ends before it comes up there.
 */
function distanceFromLine(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const root = document.documentElement;
    const heading = document.getElementById(target);
    if (heading === null) {
      return NaN;
    }
    const line =
      parseFloat(getComputedStyle(root).scrollPaddingTop) +
      parseFloat(getComputedStyle(heading).scrollMarginTop);
    const { top, bottom } = heading.getBoundingClientRect();
    const isAtEnd = Math.ceil(root.scrollTop + root.clientHeight) >= root.scrollHeight;
    const isSeen = top >= line && bottom <= root.clientHeight;
    return isAtEnd && isSeen ? 0 : Math.abs(top - line);
  }, id);
}

/** Waits until a heading stands where it should, and that it still does when nothing moves any more. */
async function expectArrival(page: Page, id: string): Promise<void> {
  const arrives = expect.poll(() => distanceFromLine(page, id), { message: id });
  await arrives.toBeLessThanOrEqual(TOLERANCE);
  await hydrated(page);
  await atRest(page);
  expect(await distanceFromLine(page, id), `${id}, 스크립트가 돈 뒤`).toBeLessThanOrEqual(
    TOLERANCE,
  );
  const marked = toc(page).locator('[aria-current="true"]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('href', `#${id}`);
}

for (const [screen, viewport] of screens) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('닻이 있는 주소로 열면 그 절에 닿고 목차에 그 절이 표시된다', async ({ page }) => {
      await page.goto(at(notes.guide));
      const ids = await sections(page);
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const id = ids[Math.round((ids.length - 1) * share)] ?? '';
        await page.goto('about:blank');
        await page.goto(at(`${notes.guide}#${id}`));
        await expectArrival(page, id);
      }
    });

    test('페이지 안의 링크와 바뀐 주소도 그 절에 닿는다', async ({ page }) => {
      await open(page, notes.guide);
      for (const share of [0.9, 0.1, 0.6]) {
        const id = await sectionAt(page, share);
        const link = toc(page).locator(`a[href="#${id}"]`);
        await link.evaluate((anchor: HTMLAnchorElement) => {
          anchor.click();
        });
        await expectArrival(page, id);
      }
      const id = await sectionAt(page, 0.3);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expectArrival(page, id);
    });

    test('다른 노트에서 절로 이어진 링크도 그 절에 닿는다', async ({ page }) => {
      await page.goto(at(notes.guide));
      const id = await sectionAt(page, 0.7);
      await open(page, notes.webhook);
      await note(page).evaluate(
        (main, address) => {
          const link = document.createElement('a');
          link.href = address;
          main.append(link);
          link.click();
        },
        href(`${notes.guide}#${id}`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('주문 API');
      await expectArrival(page, id);
    });

    test('페이지의 끝에서도 찾아간 절이 표시된다', async ({ page }) => {
      await open(page, notes.elements);
      for (const id of (await sections(page)).slice(-4)) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, id);
        await expectArrival(page, id);
      }
    });
  });
}
