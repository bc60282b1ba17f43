import { expect, test } from '@playwright/test';
import { open } from '../site';
import { publishedRoutes } from '../sitemap';

const ROUTE = '/algorithm/templates';

test('코테 직전 한 장은 A4 두 장에 찍힌다', async ({ page, request }) => {
  if (!(await publishedRoutes(request)).includes(ROUTE)) {
    return;
  }
  await open(page, ROUTE);
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
