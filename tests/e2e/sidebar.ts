import { expect, type Locator, type Page } from '@playwright/test';

/** The bar at the left; on a phone, the panel of the menu. */
export function sidebar(page: Page): Locator {
  return page.getByRole('complementary', { name: '사이드바', includeHidden: true });
}

/** The list of notes in it. */
export function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: '노트 목록', includeHidden: true });
}

/** What names a row, right below its list item: a link, or what opens a folder without a page. */
const NAMES = ':scope > a, :scope > details > summary.menu-row';

/** The link to a section in the phone's menu, unless it is the section being read. */
export function sectionRow(page: Page, name: string): Locator {
  return menu(page).locator('.menu-sections').getByRole('link', { name, exact: true });
}

/**
 * The row of a folder, by the names on the way to it: `언어 기초 > 자바`. The first name is one of the
 * outermost list in sight.
 */
export function folderRow(page: Page, path: string): Locator {
  const seen = page.locator(':scope > li > :is(a, details):visible');
  let scope = menu(page).locator('ul:not(.menu-sections)').filter({ has: seen }).first();
  const names = path.split(' > ');
  const last = names.pop() ?? path;
  for (const name of names) {
    scope = item(scope, name).locator('> ul, > details > ul');
  }
  return item(scope, last).locator(NAMES);
}

function item(list: Locator, name: string): Locator {
  return list
    .locator('> li')
    .filter({ has: list.page().locator(NAMES, { hasText: exactly(name) }) });
}

function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
}

/** What opens the folder of a row: beside the link, or the row itself where the folder has no page. */
export function arrow(row: Locator): Locator {
  return row.locator('xpath=self::summary | following-sibling::details/summary');
}

/**
 * The open folders among those in sight, each by the names on the way to it. A folder that says it
 * is open must show its list, and one that says it is closed must not.
 */
async function readOpenFolders(page: Page): Promise<{ open: string[]; wrong: string[] }> {
  return menu(page).evaluate((list, names) => {
    const inSight = (element: Element | null): boolean =>
      element?.checkVisibility({ visibilityProperty: true }) === true &&
      element.getBoundingClientRect().height > 0;
    const detailsOf = (folder: Element): HTMLDetailsElement | null =>
      folder.querySelector(':scope > details');
    const pathOf = (folder: Element): string => {
      const path: string[] = [];
      for (let at: Element | null = folder; at; at = at.parentElement?.closest('li') ?? null) {
        const name = at.querySelector(names);
        if (inSight(name)) {
          path.unshift(name?.textContent.trim() ?? '');
        }
      }
      return path.join(' > ');
    };
    const folders = [...list.querySelectorAll('li')].filter((folder) =>
      inSight(detailsOf(folder)?.querySelector('summary') ?? null),
    );
    const isOpen = (folder: Element): boolean => detailsOf(folder)?.open === true;
    const shows = (folder: Element): boolean =>
      inSight(folder.querySelector(':scope > details > ul > li'));
    return {
      open: folders.filter(isOpen).map(pathOf),
      wrong: folders.filter((folder) => isOpen(folder) !== shows(folder)).map(pathOf),
    };
  }, NAMES);
}

/** Waits until exactly these folders are open, and each row tells the truth about its list. */
export async function expectOpenFolders(page: Page, expected: readonly string[]): Promise<void> {
  await expect
    .poll(() => readOpenFolders(page), { message: 'open folders of the sidebar' })
    .toEqual({ open: expected, wrong: [] });
}
