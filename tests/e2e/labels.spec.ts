import { expect, test, type Page } from '@playwright/test';
import { desktop, open, openPhoneMenu, phone } from './site';
import { notes, UNKNOWN_ROUTE } from './routes';

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

for (const route of ['/', '/algorithm', notes.redis, notes.guide, notes.elements, UNKNOWN_ROUTE]) {
  test(`${route}에 테마의 영어 이름표가 남아 있지 않다`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, route);
    const texts = await shownTexts(page);
    expect(texts.length).toBeGreaterThan(20);
    expect(englishIn(texts)).toEqual([]);

    await page.setViewportSize(phone);
    await page.reload();
    await openPhoneMenu(page);
    expect(englishIn(await shownTexts(page))).toEqual([]);
  });
}

test('사이드바를 숨겨도 영어 이름표가 나오지 않는다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('button', { name: '사이드바 숨기기' }).click();
  await expect(page.getByRole('button', { name: '사이드바 보이기' })).toBeVisible();
  expect(englishIn(await shownTexts(page))).toEqual([]);
});

test('새 탭에서 열리는 링크는 그렇다고 한국어로 말한다', async ({ page }) => {
  await open(page, notes.redis);
  for (const name of ['작성자 프로필', '오픈 채팅']) {
    const link = page.getByRole('navigation').first().getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(`${name} (새 탭에서 열림)`);
  }
});
