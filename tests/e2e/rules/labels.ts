import type { Page } from '@playwright/test';

/** What the theme says in English where nobody tells it otherwise. */
const english = [
  'Search documentation',
  'On This Page',
  'Edit this page',
  'Question? Give us feedback',
  'Light',
  'Dark',
  'System',
  'Change theme',
  'Change language',
  'Last updated on',
  'Copy code',
  'Toggle word wrap',
  'Permalink for this section',
  'Skip to content',
  'Menu',
  'Show sidebar',
  'Hide sidebar',
  'table of contents',
  'Scroll to top',
  'No results found',
  'Loading',
  'Clear',
  'opens in a new tab',
  'Footnotes',
  'Back to reference',
  'Back to content',
  'Submit an issue',
  'Dismiss banner',
];

/** Texts and labels of the page, apart from what authors have written in notes. */
async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];
    for (const element of document.querySelectorAll('body *')) {
      for (const name of attributes) {
        texts.push(element.getAttribute(name) ?? '');
      }
      // Authors quote English in the text of a note, but not on what can be pressed.
      const isWritten = element.closest('main') && !element.closest('button, summary, h2, h3');
      if (!isWritten && !element.matches('script, style')) {
        texts.push(
          ...[...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent ?? ''),
        );
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** A short word counts when it stands alone, a phrase wherever it stands. */
function englishIn(texts: readonly string[]): string[] {
  return texts.filter((text) =>
    english.some((label) =>
      label.includes(' ') ? text.includes(label) : text.replace(/[.…\s]+$/, '') === label,
    ),
  );
}

/** Labels of the theme that the page shows in English. */
export async function englishLabels(page: Page): Promise<string[]> {
  return englishIn(await shownTexts(page));
}
