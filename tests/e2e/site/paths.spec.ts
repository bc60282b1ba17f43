import { expect, test } from '@playwright/test';
import { expectRoute, note, open } from '../site';
import { publishedRoutes } from '../sitemap';

test('첫 페이지에서 읽는 차례로 가고, 거기서 첫 노트로 간다', async ({ page, request }) => {
  const paths = (await publishedRoutes(request)).filter((route) => route.startsWith('/paths/'));
  for (const path of paths) {
    await open(page, '/');
    await note(page).locator(`a[href$="${path}"]`).click();
    await expectRoute(page, path);
    await expect(note(page).locator('.of-path > p')).toHaveText(/^\d+단계 · 읽는 데 모두 약 /);
    const step = note(page).locator('.of-path > ol > li').first();
    await expect(step).toContainText(' — ');
    const link = step.getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // The card at the end of the first note leads to the second.
    const next = page.getByRole('navigation', { name: '차례대로 읽기' }).getByText('다음: ');
    await expect(next.first()).toBeVisible();
    await expect(next.locator(`a[href$="${path}"]`)).toHaveCount(1);
  }
});
