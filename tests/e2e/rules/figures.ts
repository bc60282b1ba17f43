import type { Page } from '@playwright/test';

/** The smallest label, in px, that may be shown on a desktop, and in any other window. */
const LEAST = { desktop: 12, other: 11 } as const;
const DESKTOP_WINDOW = 1280;

/** What of each diagram and each drawing of a page is shown: forms, labels in px, texts beyond the frame. */
export async function shownFigures(
  page: Page,
): Promise<{ name: string; forms: number; label: number; column: number; outside: string[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .diagram')].map((element) => {
      const isShown = (part: Element): boolean => part.getClientRects().length > 0;
      const forms = [...element.querySelectorAll('svg, ol.diagram-steps')].filter(isShown);
      const letters = forms.flatMap((form) => {
        const width = Number(form.getAttribute('width'));
        const scale = width > 0 ? form.getBoundingClientRect().width / width : 1;
        return [...form.querySelectorAll('text, li')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        );
      });
      const outside = forms.flatMap((form) => {
        const frame = form.getBoundingClientRect();
        return [...form.querySelectorAll('text')]
          .filter((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return (
              left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 2 ||
              bottom > frame.bottom + 2
            );
          })
          .map(({ textContent }) => textContent);
      });
      return {
        name: `${location.pathname} ${element.querySelector('figcaption')?.textContent ?? ''}`,
        forms: forms.length,
        label: Math.round(Math.min(...letters) * 10) / 10,
        column: element.clientWidth,
        outside,
      };
    }),
  );
}

/** Diagrams and drawings that are shown twice or not at all, too small to read, or cut off. */
export async function figureFaults(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const least = width === DESKTOP_WINDOW ? LEAST.desktop : LEAST.other;
  return (await shownFigures(page))
    .filter(({ forms, label, outside }) => forms !== 1 || label < least || outside.length > 0)
    .map(
      ({ name, forms, label, outside }) =>
        `${name}: ${forms} forms, ${label} px, outside: ${outside.join()}`,
    );
}
