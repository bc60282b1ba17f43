import { expect, type Locator, type Page } from '@playwright/test';

/** The bar at the left; on a phone, the menu. */
export function sidebar(page: Page): Locator {
  return page.locator('aside').first();
}

/** The row of a folder, by the names on the way to it: `언어 기초 > 자바`. */
export function folderRow(page: Page, path: string): Locator {
  let scope = sidebar(page).locator('ul:visible').first();
  const names = path.split(' > ');
  const last = names.pop() ?? path;
  for (const name of names) {
    scope = item(scope, name).locator('ul').first();
  }
  return item(scope, last).locator('> :is(a, button)');
}

function item(list: Locator, name: string): Locator {
  return list
    .locator('> li')
    .filter({ has: list.page().locator(`:scope > :is(a, button)`, { hasText: exactly(name) }) });
}

function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
}

/** The arrow at the end of a folder's row. */
export function arrow(row: Locator): Locator {
  return row.locator('svg');
}

/**
 * The open folders among those in sight, each by the names on the way to it. A folder that says it
 * is open must show its list, and one that says it is closed must not.
 */
async function readOpenFolders(page: Page): Promise<{ open: string[]; wrong: string[] }> {
  return sidebar(page).evaluate((bar) => {
    const inSight = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    const nameOf = (row: Element | null | undefined): string => row?.textContent.trim() ?? '';
    const pathOf = (row: Element): string => {
      const names = [nameOf(row)];
      let parent = row.parentElement?.parentElement?.closest('li');
      while (parent) {
        names.unshift(nameOf(parent.querySelector(':scope > :is(a, button)')));
        parent = parent.parentElement?.closest('li');
      }
      return names.join(' > ');
    };
    const shows = (row: Element): boolean => {
      const first = row.parentElement?.querySelector('ul > li > :is(a, button)');
      const box = row.parentElement?.querySelector('ul')?.parentElement?.parentElement;
      return (
        first !== null &&
        first !== undefined &&
        first.checkVisibility({ visibilityProperty: true }) &&
        (box?.getBoundingClientRect().height ?? 0) > 0
      );
    };
    const rows = [...bar.querySelectorAll('[aria-expanded]')].filter(inSight);
    const isOpen = (row: Element): boolean => row.getAttribute('aria-expanded') === 'true';
    return {
      open: rows.filter(isOpen).map(pathOf),
      wrong: rows.filter((row) => isOpen(row) !== shows(row)).map(pathOf),
    };
  });
}

/**
 * Waits until exactly these folders are open, and each row tells the truth about its list. Then until
 * the lists have come to rest: a row that moves can be missed.
 */
export async function expectOpenFolders(page: Page, expected: readonly string[]): Promise<void> {
  await expect
    .poll(() => readOpenFolders(page), { message: 'open folders of the sidebar' })
    .toEqual({ open: expected, wrong: [] });
  await sidebar(page).evaluate(async (bar) => {
    await Promise.allSettled(bar.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

/**
 * Goes to a row and presses a key there. The theme answers to the focus after the next frame, in which
 * no reader has pressed a key yet.
 */
export async function pressOn(row: Locator, key: string): Promise<void> {
  await row.focus();
  await row.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 50));
      }),
  );
  await row.press(key);
}
