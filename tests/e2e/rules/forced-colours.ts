import type { Page } from '@playwright/test';

/**
 * What readers with colours of their own are told wrongly or not at all: outlines of what has no focus,
 * icons without a colour, places that only a background set apart.
 */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const nameOf = (element: Element): string =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`;
    const ringed = seen('a, button, input, summary, [tabindex]').filter(
      (element) =>
        element !== document.activeElement && getComputedStyle(element).outlineStyle !== 'none',
    );
    const { backgroundColor } = getComputedStyle(document.body);
    const icons = [
      ...seen('.code-actions button').map((icon) => ({
        icon,
        colour: getComputedStyle(icon, '::before').backgroundColor,
      })),
      ...seen('svg [stroke="currentColor"]').map((icon) => ({
        icon: icon.closest('a, button') ?? icon,
        colour: getComputedStyle(icon).stroke,
      })),
    ];
    const current = seen(
      '.menu [aria-current], .toc a[aria-current], nav > a[aria-current="true"], [aria-pressed="true"]:not(.code-wrap)',
    );
    return [
      ...ringed.map((element) => `${nameOf(element)} has an outline without the focus`),
      ...icons
        .filter(({ colour }) => colour === backgroundColor)
        .map(({ icon }) => `the icon of ${nameOf(icon)} is not seen`),
      ...current
        .filter((element) => !getComputedStyle(element).textDecorationLine.includes('underline'))
        .map((element) => `${nameOf(element)} is not set apart`),
    ];
  });
}
