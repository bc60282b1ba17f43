import { expect, type Locator, type Page } from '@playwright/test';

/** Viewports that the tests speak of by name. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** Gives a sign of a reader and waits until the scripts have taken over: the theme switch then shows its choice. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(
    page.getByRole('button', {
      name: /^(밝게|어둡게|시스템)$/,
      pressed: true,
      includeHidden: true,
    }),
  ).not.toHaveCount(0);
}

/** Opens an address and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The text of the page, without what surrounds it. */
export function note(page: Page): Locator {
  return page.getByRole('main');
}

/** Waits until the address of the window is the route. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(route);
}

/** Lets no script file of the page load, while what stands in the page itself still runs. */
export async function blockScriptFiles(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
}

/** Opens the menu of a phone. */
export async function openPhoneMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(page.getByRole('button', { name: '메뉴' })).toHaveAttribute('aria-expanded', 'true');
}
