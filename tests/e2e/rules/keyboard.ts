import type { Page } from '@playwright/test';

/** How many stops of the Tab key are looked at in the text of a page. */
const STOPS = 5;

/** Where the focus is after a key. */
interface Stop {
  readonly isInText: boolean;
  /** Whether it is a link into the page, such as the one that skips to the text. */
  readonly leadsInside: boolean;
  /** The element is out of sight, or nothing shows that it has the focus. */
  readonly faults: string[];
}

async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return {
      isInText: element.closest('main') !== null,
      leadsInside: element.getAttribute('href')?.startsWith('#') === true,
      faults: [
        ...(isSeen ? [] : [`${name} has the focus out of sight`]),
        ...(isMarked ? [] : [`${name} has the focus without an outline`]),
        ...(boxShadow === 'none' ? [] : [`${name} has a second ring around it`]),
      ],
    };
  });
}

/** Walks from the top with the Tab key: to the link that skips to the text, through it, and on in the text. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    // The walk begins at the top of the page, wherever the focus was last.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const skip = await press(page, 'Tab');
  if (!skip.leadsInside) {
    return ['the first stop does not skip to the text'];
  }
  const faults = [...skip.faults];
  await page.keyboard.press('Enter');
  for (let count = 0; count < STOPS; count += 1) {
    const stop = await press(page, 'Tab');
    if (!stop.isInText) {
      // A short text has fewer stops, but not none where it has links.
      const links = count === 0 ? await page.locator('main a[href]:visible').count() : 0;
      return links === 0 ? faults : [...faults, 'the text is not reached'];
    }
    faults.push(...stop.faults);
  }
  return faults;
}
