import { expect, test } from '@playwright/test';
import { violations } from './rules/axe';
import { notes } from './notes';
import { open, openPhoneMenu, phone } from './site';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme === 'light' ? '밝은' : '어두운'} 화면, 폭 ${width}px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' });

      for (const route of ['/', '/algorithm', notes.redis, notes.elements]) {
        test(`${route}는 코드의 색까지 접근성 규칙을 어기지 않는다`, async ({ page }) => {
          await open(page, route);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe('휴대전화', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('메뉴를 연 화면도 접근성 규칙을 어기지 않는다', async ({ page }) => {
    await open(page, notes.redis);
    await openPhoneMenu(page);
    expect(await violations(page)).toEqual([]);
  });
});
