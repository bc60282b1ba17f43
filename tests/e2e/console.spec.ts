import { expect, test } from '@playwright/test';
import { notes } from './notes';
import { watch } from './rules/watch';
import { expectRoute, open, siteAddress } from './site';

test('페이지를 옮겨 다니고, 메뉴를 열고, 밝기를 바꿔도 콘솔이 조용하다', async ({
  context,
  page,
}) => {
  const complaints = watch(context, page, siteAddress());
  await open(page, '/docs');
  for (const name of ['레디스', 'Redis Stream']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await expectRoute(page, notes.redis);
  await page.getByRole('button', { name: '어두운 화면' }).click();
  await page.getByRole('button', { name: '사이드바 숨기기' }).click();
  await page.goBack();
  await expectRoute(page, '/docs/redis');
  expect(complaints).toEqual([]);
});
