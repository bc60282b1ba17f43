import type { Page } from '@playwright/test';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stands in the bar at the top, with its place. */
async function barBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...(document.querySelector('nav')?.children ?? [])]
      .filter((child) => child.checkVisibility() && child.getBoundingClientRect().width > 0)
      .map((child) => {
        const { left, right, top, bottom } = child.getBoundingClientRect();
        const label = child.querySelector('[aria-label]') ?? child;
        const name = child.textContent.trim() || (label.getAttribute('aria-label') ?? 'search');
        return { name, left, right, top, bottom };
      }),
  );
}

function overlapping(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      )
      .map((b) => `${a.name} / ${b.name}`),
  );
}

/** Elements that reach beyond the right edge of the window without a box of their own that scrolls. */
export async function protruding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) ||
        scrollsItself(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .filter((element) => !scrollsItself(element.parentElement))
      .map((element) => `${element.tagName}.${(element.getAttribute('class') ?? '').slice(0, 60)}`);
  });
}

/** Waits until the page stands as it was laid out last: what sticks and what depends on a width follows with a frame. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

/** Goes to the top of the page, wherever axe has looked last: what sticks there covers nothing then. */
export async function goToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await drawn(page);
}

/** What is cut off, reaches out of the window or lies over another at the width of the window. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await goToTop(page);
  const { overflow, width } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { overflow: scrollWidth - clientWidth, width: window.innerWidth };
  });
  const boxes = await barBoxes(page);
  return [
    ...(overflow === 0 ? [] : [`the page is ${overflow} px too wide`]),
    ...(await protruding(page)).map((name) => `${name} reaches out of the window`),
    // The name of the site, the search and the menu.
    ...(boxes.length >= 3 ? [] : [`the bar shows ${boxes.length} things`]),
    ...boxes
      .filter(({ left, right, top }) => left < 0 || right > width || top < 0)
      .map(
        ({ name, left, right, top }) =>
          `${name} of the bar is cut off (${left} to ${right}, from ${top})`,
      ),
    ...overlapping(boxes).map((names) => `${names} overlap in the bar`),
  ];
}

/** The most of a window that bars may keep while the text is read. */
const MOST_COVERED = 1 / 3;

/** Bars that stay over the text, where the reader has scrolled into it. */
export async function coveringFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
  });
  await drawn(page);
  const covered = await page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        stays(element.parentElement));
    const inText = innerWidth / 2;
    const lines = Array.from({ length: innerHeight }, (_, y) => y);
    return lines.filter((y) => stays(document.elementFromPoint(inText, y))).length / innerHeight;
  });
  return covered <= MOST_COVERED ? [] : [`bars cover ${Math.round(covered * 100)} % of the window`];
}
