import { expect, test } from '@playwright/test';
import { at, open } from './site';

test('페이지에 끼어든 스크립트는 돌지 않는다', async ({ page }) => {
  await open(page, '/');
  const violated = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      }),
  );
  expect(await violated).toBe('script-src-elem');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('다른 사이트에 보내지도, 다른 페이지에 액자로 들어가지도 않는다', async ({ page }) => {
  const response = await page.goto(at('/'));
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const sent = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(sent).toBe('refused');
});
