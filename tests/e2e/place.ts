import { expect, type Page } from '@playwright/test';
import { hydrated, note, routeOf } from './site';

/** What a reader sees first below the bar: the words, and their distance from the top of the window. */
export interface Place {
  readonly text: string;
  readonly top: number;
}

/** How far the text may stand from where it stood, in CSS pixels. */
const TOLERANCE = 2;

/** The first line of text in sight. */
export function placeNow(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const bottoms = ['nav', '.toc-fold'].map(
      (bar) => document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0,
    );
    const bar = Math.max(...bottoms);
    const blocks = document.querySelectorAll(
      'main :is(h1, h2, h3, h4, h5, p, li, dt, dd, td, summary, figcaption, pre c-l, pre code)',
    );
    for (const block of blocks) {
      if (block.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) {
        const { bottom, top } = block.getBoundingClientRect();
        const text = block.textContent.trim();
        if (bottom > bar && text !== '') {
          return { text: text.slice(0, 80), top };
        }
      }
    }
    return { text: '', top: NaN };
  });
}

/** Waits until nothing moves any more: text, position and height are the same in five frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let same = 0;
        const look = (): void => {
          const { scrollHeight } = document.documentElement;
          const now = `${String(scrollY)} ${String(scrollHeight)} ${document.readyState}`;
          same = now === last && document.readyState === 'complete' ? same + 1 : 0;
          last = now;
          if (same === 5) {
            resolve();
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
}

/** Scrolls to a share of the height of the page, and says what is seen there. */
export async function readTo(page: Page, share: number): Promise<Place> {
  await atRest(page);
  // Far first, so that a long note knows its height.
  for (let again = 0; again < 2; again++) {
    await page.evaluate((part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollTo({ top: Math.round((scrollHeight - clientHeight) * part), behavior: 'instant' });
    }, share);
    await atRest(page);
  }
  return placeNow(page);
}

/** Waits until the reader sees a place again, and that the scripts of the page leave it there. */
export async function expectPlace(page: Page, { text, top }: Place): Promise<void> {
  const distance = async (): Promise<number> => {
    const now = await placeNow(page);
    return now.text === text ? Math.abs(now.top - top) : Infinity;
  };
  await expect.poll(distance, { message: `"${text}" ${top}px` }).toBeLessThanOrEqual(TOLERANCE);
  await hydrated(page);
  await atRest(page);
  await expect
    .poll(distance, { message: `"${text}" ${top}px, 스크립트가 돈 뒤` })
    .toBeLessThanOrEqual(TOLERANCE);
}

/**
 * Goes back some steps at once. The page must be left after this has been told, or Playwright would
 * hear nothing any more of what it told the page to do.
 */
export async function goBack(page: Page, steps: number): Promise<void> {
  await page.evaluate((count) => {
    requestAnimationFrame(() => {
      history.go(-count);
    });
  }, steps);
}

/** Follows the last link of the note to another page, without a reload, and waits for that page. */
export async function followLinkAway(page: Page): Promise<void> {
  const { path, title } = await note(page).evaluate((main) => ({
    path: location.pathname,
    title: main.querySelector('h1')?.textContent ?? '',
  }));
  await note(page).evaluate((main, from) => {
    const link = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].findLast(
      ({ href, target }) => {
        const { origin, pathname, hash } = new URL(href);
        const isNote = origin === location.origin && !/\.\w+$/.test(pathname);
        return isNote && pathname !== from && hash === '' && target === '';
      },
    );
    link?.click();
  }, path);
  await expect.poll(() => routeOf(page)).not.toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
}
