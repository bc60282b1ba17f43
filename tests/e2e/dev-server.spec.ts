import { expect, test } from '@playwright/test';
import { startDev } from '../support/dev-site';
import { noteSource } from '../support/note-source';
import { sampleFiles } from '../support/sample-site';

/** Next.js bundles the frame at the first request (ms). */
const PATIENCE_MS = 300_000;

test('열어 둔 쪽은 저장할 때마다 스스로 새 글을 보여 준다', async ({ page }) => {
  test.setTimeout(PATIENCE_MS);
  const site = await startDev(sampleFiles);
  try {
    await site.pageWith('/docs/redis', '본문이다.');
    await page.goto(`${site.address}/docs/redis`, { timeout: PATIENCE_MS });
    await page.waitForFunction(() => Boolean(document.querySelector('.note-body')));
    // Lost if the page is read anew.
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes';
    });
    // The list of pages, which the browser has in its scripts, holds the title.
    for (const [title, body] of [
      ['레디스', '두 번째로 쓴 글이다.'],
      ['레디스의 새 제목', '세 번째로 쓴 글이다.'],
      ['레디스', '네 번째로 쓴 글이다.'],
    ] as const) {
      await site.save('pages/docs/redis.md', noteSource(title, { body }));
      await expect(page.getByText(body)).toBeVisible({ timeout: PATIENCE_MS });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  } finally {
    await site.stop();
  }
});
