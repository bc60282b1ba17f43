import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './site';

/** The dialog of the search. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: '검색' });
}

/** The box in the dialog. */
export function box(page: Page): Locator {
  return dialog(page).getByRole('combobox', { name: '노트와 코드 검색' });
}

/** The rows of the list. */
export function rows(page: Page): Locator {
  return dialog(page).getByRole('listbox').getByRole('option');
}

/** The row that Enter would open. */
export function selectedRow(page: Page): Locator {
  return dialog(page).getByRole('listbox').getByRole('option', { selected: true });
}

/** Opens the search by key and waits for the box. */
export async function openSearch(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
}

/** Waits until the search has its first data: they say which sections there are. */
export async function searchReady(page: Page): Promise<void> {
  const sections = dialog(page).getByRole('group', { name: '섹션' }).getByRole('button');
  await expect(sections.first()).toBeVisible();
}

/** Waits until the whole answer is there: its texts come last. */
export async function settled(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('status')).toHaveText(/결과/);
}

/** Opens the search and looks for something. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await openSearch(page);
  // The last question stands there with its answer.
  await box(page).clear();
  await expect(dialog(page).getByRole('status').filter({ hasText: '결과' })).toHaveCount(0);
  await page.keyboard.insertText(text);
  await settled(page);
}
