import { expect, test } from '@playwright/test';
import { folders, notes } from './notes';
import { expectPlace, followLinkAway, readTo } from './place';
import { menu } from './sidebar';
import { at, expectRoute, href, note, open } from './site';

for (const [name, [section, ...below]] of Object.entries(folders)) {
  test(`첫 페이지에서 위 막대의 "${name}"을 누르고 목록의 링크를 따라가면 ${section} 아래의 폴더 ${below.length}개에 모두 닿는다`, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
    await expectRoute(page, section);

    for (const folder of below) {
      await open(page, folder.slice(0, folder.lastIndexOf('/')));
      await note(page)
        .locator(`a[href="${href(folder)}"]`)
        .first()
        .click();
      await expectRoute(page, folder);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test.describe('주소로 바로 열기', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of [folders.Docs[0], folders.Docs[1], ...Object.values(notes)]) {
    test(`${route}는 200으로 답하고 제목, 언어, 대표 주소를 갖춘다`, async ({ page }) => {
      const response = await page.goto(at(route));
      expect(response?.status()).toBe(200);

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const text = await heading.innerText();
      expect(text.trim()).not.toBe('');
      expect((await page.title()).startsWith(text)).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');

      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const { pathname, protocol } = new URL(canonical ?? '');
      expect(protocol).toMatch(/^https?:$/);
      expect(pathname).toBe(href(route));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    });
  }
});

test('"Introduce"는 첫 페이지로 돌아온다', async ({ page }) => {
  await open(page, notes.redis);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Introduce' }).click();
  await expectRoute(page, '/');
});

test('노트를 옮겨 가면 창 제목과 설명, 대표 주소가 그 노트의 것으로 바뀐다', async ({ page }) => {
  await open(page, '/docs/redis');
  await note(page).getByRole('link', { name: 'Redis Stream' }).first().click();
  await expect(page).toHaveTitle(/^Redis Stream/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${notes.redis}$`),
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /컨슈머 그룹/);
});

test('노트에서 노트로 갔다가 뒤로 오면 본문과 보던 자리가 그대로다', async ({ page }) => {
  await open(page, '/algorithm');
  const place = await readTo(page, 0.5);
  await followLinkAway(page);
  await page.goBack();
  await expectRoute(page, '/algorithm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algorithm');
  await expectPlace(page, place);
});

test('다른 섹션의 노트로 가도 사이드바에 그 노트의 줄이 있다', async ({ page }) => {
  await open(page, '/algorithm');
  await page.locator('.site-bar').getByRole('link', { name: 'Docs' }).click();
  await expectRoute(page, '/docs');
  await expect(menu(page).locator('[aria-current="page"]')).toBeVisible();
});
