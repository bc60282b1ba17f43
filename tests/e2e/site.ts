import { expect, test, type Locator, type Page } from '@playwright/test';

/** Viewports that the tests speak of by name. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** Both, by the names that tests give them. */
export const screens = [
  ['1280px', desktop],
  ['휴대전화', phone],
] as const;

/** The address of the tested site, with a slash at the end. */
export function siteAddress(): string {
  return test.info().project.use.baseURL ?? '';
}

/** The path below which the tested site lies; empty where it has a host of its own. */
export function basePath(): string {
  return new URL(siteAddress()).pathname.slice(0, -1);
}

/** The address of a route on the tested site, for `goto` and requests. */
export function at(route: string): string {
  return `.${route}`;
}

/** A route as links of the tested site write it. */
export function href(route: string): string {
  return `${basePath()}${route === '/' ? '' : route}` || '/';
}

/** The route that the window shows. */
export function routeOf(page: Page): string {
  const path = new URL(page.url()).pathname.slice(basePath().length);
  return path === '' ? '/' : path;
}

/** Waits until the script of the page has run: the theme switch then shows its choice. */
export async function hydrated(page: Page): Promise<void> {
  // Looks at every frame: all tests begin with this.
  await page.waitForFunction(() => document.querySelector('.theme-button[aria-pressed]') !== null);
}

/** Opens a route and waits until its scripts run, and until the text of a short page is laid out to its end. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await hydrated(page);
  await page.waitForFunction(
    () =>
      'long' in document.documentElement.dataset ||
      [...document.querySelectorAll('.note-part')].every(
        (part) => getComputedStyle(part).contentVisibility !== 'auto',
      ),
  );
}

/** The text of the page, without what surrounds it. */
export function note(page: Page): Locator {
  return page.getByRole('main');
}

/** Waits until the window shows a route, its address as well as its page. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect.poll(() => routeOf(page)).toBe(route);
  // The address comes first when a page is exchanged; a page that is not found has no canonical address.
  const shown = `[rel="canonical"][href$="${href(route)}"], html:not(:has([rel="canonical"]))`;
  await expect(page.locator(shown)).toBeAttached();
}

/**
 * Script files that are fetched when they are needed. To be routed before the page is opened: what is asked for
 * while a first route is set up goes past it.
 */
export const laterScripts = /_site\/(?!chunk-|main-)[\w.-]+\.js$/;

/** Lets no script file of the page load, while what stands in the page itself still runs. */
export async function blockScriptFiles(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
}

/** Opens the menu of a phone. */
export async function openPhoneMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(page.getByRole('navigation', { name: '노트 목록' })).toBeVisible();
}

/** Adds style to the page as its own scripts do: the policy lets no style sheet into the text. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
