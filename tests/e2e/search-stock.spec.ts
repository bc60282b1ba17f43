import { expect, test } from '@playwright/test';
import { expectRoute, open, phone } from './site';
import { notes } from './routes';

/** Words that stand in code blocks only, with the note they stand in. */
const codeWords = [
  ['TinyStream', notes.redis, 'Redis Stream'],
  ['acknowledge', notes.redis, 'Redis Stream'],
] as const;

for (const [word, route, title] of codeWords) {
  test(`코드 블록에만 있는 "${word}"를 찾으면 ${title}에 닿는다`, async ({ page }) => {
    await open(page, '/');
    const box = page.getByRole('searchbox').filter({ visible: true });
    const loaded = page.waitForResponse(/nextra-data/);
    await box.focus();
    await (await loaded).finished();
    await box.pressSequentially(word);
    const result = page.getByRole('navigation').getByRole('listitem').getByRole('link').first();
    await expect(result).toHaveAttribute('href', new RegExp(`^${route}`));
    await result.click();
    await expectRoute(page, route);
  });
}

test('찾은 것이 없으면 그렇게 말한다', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('searchbox').filter({ visible: true }).fill('쀍쀍쀍쀍');
  await expect(page.getByText('찾은 것이 없습니다.')).toBeVisible();
});

test('"/" 키로 검색 상자에 간다', async ({ page }) => {
  await open(page, notes.redis);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').filter({ visible: true })).toBeFocused();
});

test.describe('휴대전화', () => {
  test.use({ viewport: phone });

  test('위 막대의 "검색 열기"를 누르면 검색 상자에 초점이 간다', async ({ page }) => {
    await open(page, notes.redis);
    const loaded = page.waitForResponse(/nextra-data/);
    await page.getByRole('button', { name: '검색 열기' }).click();
    await expect(page.getByRole('searchbox').filter({ visible: true })).toBeFocused();
    await (await loaded).finished();
    await page.keyboard.type('TinyStream');
    await expect(
      page
        .getByRole('complementary')
        .getByRole('link', { name: /TinyStream/ })
        .first(),
    ).toBeVisible();
  });
});
