import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { menu, sidebar } from './sidebar';
import { note, open, openPhoneMenu, phone } from './site';

const menuButton = (page: Page) => page.getByRole('button', { name: '메뉴' });

test('첫 탭 키는 "본문으로 건너뛰기"를 보이고, 엔터는 본문으로 보낸다', async ({ page }) => {
  await open(page, notes.redis);
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
  const size = async (): Promise<number> => {
    const { width, height } = (await skip.boundingBox()) ?? { width: 0, height: 0 };
    return Math.min(width, height);
  };
  expect(await size()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await size()).toBeGreaterThan(20);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inNote = await note(page).evaluate((main) => main.contains(document.activeElement));
  expect(inNote).toBe(true);
});

test.describe('휴대전화의 메뉴', () => {
  test.use({ viewport: phone });

  test('열린 메뉴가 덮은 글에는 초점이 가지 않고 글이 구르지도 않으며, 닫으면 초점이 단추로 온다', async ({
    page,
  }) => {
    await open(page, notes.redis);
    await openPhoneMenu(page);
    const reach = (): Promise<boolean> =>
      page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('main a[href]');
        const foot = document.querySelector<HTMLElement>('footer a[href]');
        return [link, foot].some((element) => {
          element?.focus();
          return element === document.activeElement;
        });
      });
    // The menu is painted first.
    await expect.poll(reach).toBe(false);
    await menu(page).hover();
    await page.mouse.wheel(0, 5000);
    await page.mouse.wheel(0, 5000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await sidebar(page).getByRole('link', { name: 'Theory' }).focus();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
    await expect(sidebar(page)).not.toBeInViewport();
    // The browser tells of the closed menu in a task of its own (the `toggle` event).
    await expect.poll(reach).toBe(true);
  });

  test('줄과 화살표는 손가락으로 누를 만큼 크다', async ({ page }) => {
    await open(page, '/algorithm');
    await openPhoneMenu(page);
    // The panel is still being drawn when it says that it is open.
    const small = (): Promise<DOMRect[]> =>
      menu(page).evaluate((list) =>
        [...list.querySelectorAll('a, button')]
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 44),
      );
    await expect.poll(small).toEqual([]);
  });

  test('화면을 넓히면 메뉴였던 사이드바를 다시 쓸 수 있다', async ({ page }) => {
    await open(page, notes.redis);
    await openPhoneMenu(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(sidebar(page).getByRole('link', { name: '개요' })).toBeVisible();
    await note(page).getByRole('link').first().focus();
    await expect(note(page).getByRole('link').first()).toBeFocused();
  });
});
