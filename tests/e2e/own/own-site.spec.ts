import { expect, test } from '@playwright/test';
import { ownNote, ownVariables } from '../../support/built-sites';
import { rows, searchFor } from '../search-box';
import { expectRoute, note, open } from '../site';

/*
 * The site that README's "내 사이트로 바꾸기" makes, as `tests/support/own-site.ts` follows it: what its
 * owner has set and written is what a reader sees.
 */

test('주인이 정한 이름과 설명, 주소와 링크가 나온다', async ({ page }) => {
  await open(page, ownNote.route);
  await expect(page).toHaveTitle(`${ownNote.title} | ${ownVariables.SITE_TITLE}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${ownVariables.SITE_URL}${ownVariables.BASE_PATH}${ownNote.route}`,
  );
  const bar = page.getByRole('navigation').first();
  await expect(bar.getByText(ownVariables.SITE_TITLE)).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.locator(`a[href="${ownVariables.PROFILE_LINK}"]`)).toHaveCount(1);
  await expect(foot.locator(`a[href="${ownVariables.CHAT_LINK}"]`)).toHaveCount(1);
  await expect(foot).toContainText(ownVariables.SITE_AUTHOR);
  await expect(page.getByRole('link', { name: '이 노트 고치기' }).first()).toHaveAttribute(
    'href',
    `${ownVariables.DOCS_REPOSITORY_BASE}/pages${ownNote.route}.md`,
  );
});

test('더한 섹션이 위 막대와 첫 페이지에 있고, 그 노트를 찾을 수 있다', async ({ page }) => {
  await open(page, '/');
  await expect(note(page).getByRole('link', { name: '텃밭' }).first()).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: '텃밭' }).click();
  await expectRoute(page, '/garden');
  await searchFor(page, ownNote.title);
  await rows(page).first().click();
  await expectRoute(page, ownNote.route);
});

test('이름을 바꾼 제목의 옛 id로 온 주소는 그 제목에 닿는다', async ({ page }) => {
  await open(page, `${ownNote.route}#${ownNote.oldId}`);
  await expect(note(page).getByRole('heading', { name: ownNote.heading })).toBeInViewport();
});
