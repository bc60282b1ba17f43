import { expect, test } from '@playwright/test';
import { note, open } from '../site';
import { publishedRoutes } from '../sitemap';

const ROUTE = '/algorithm/input-size';

test('n과 언어를 넣으면 맞는 복잡도에 표시하고, 주소를 나누면 같은 것이 보인다', async ({
  page,
  request,
}) => {
  if (!(await publishedRoutes(request)).includes(ROUTE)) {
    return;
  }
  await open(page, ROUTE);
  const status = note(page).getByRole('status');
  /** Distance of the table from the top of its place, whatever stands above. */
  const heights = async (): Promise<number> => {
    const [place, table] = await Promise.all([
      note(page).locator('.input-sizes').boundingBox(),
      note(page).locator('.input-sizes table').boundingBox(),
    ]);
    return (table?.y ?? NaN) - (place?.y ?? NaN);
  };
  const size = note(page).getByRole('textbox', { name: 'n은 얼마까지인가' });
  await size.fill('10^5');
  await expect(status).toHaveText('O(n√n)까지 해 볼 만하다.');
  const before = await heights();
  await note(page).getByRole('combobox', { name: '언어' }).selectOption('파이썬');
  await expect(status).toHaveText('O(n log n)까지 해 볼 만하다.');
  await expect(note(page).locator('tr.too-slow').first()).toContainText('O(n√n)');

  await page.reload();
  await expect(size).toHaveValue('10^5');
  await expect(status).toHaveText('O(n log n)까지 해 볼 만하다.');
  expect(await heights()).toBe(before);
  await size.fill('많이');
  await expect(status).toContainText('숫자로 읽을 수 없다');
});
