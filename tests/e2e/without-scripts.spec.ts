import { expect, test, type Page } from '@playwright/test';
import { notes, sections } from './notes';
import { folderRow, menu } from './sidebar';
import { at, desktop, note, openPhoneMenu, phone } from './site';

test.use({ javaScriptEnabled: false });

const pages = ['/', '/algorithm', notes.redis, notes.webhook, notes.elements];

/** Elements of the note that hold text and are not seen, apart from what a closed `<details>` holds. */
async function unreadable(page: Page): Promise<string[]> {
  return note(page).evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, h4, h5, h6, p, li, th, td, pre, figcaption, dd, a')]
      .filter(
        (element) =>
          (element.textContent.trim() || (element.getAttribute('aria-label') ?? '')) !== '',
      )
      .filter((element) => element.closest('details:not([open])') === null)
      .filter((element) => !element.closest('thead, .toc-fold'))
      // Of two forms of a diagram one is shown.
      .filter((element) => {
        const form = element.closest('.if-wide, .if-narrow');
        const forms = form?.parentElement?.querySelectorAll(':scope > :is(.if-wide, .if-narrow)');
        return ![...(forms ?? [])].some((other) => other !== form && other.checkVisibility());
      })
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
        return !seen || width * height === 0;
      })
      .map((element) => `${element.tagName}: ${element.textContent.trim().slice(0, 60)}`),
  );
}

test('어느 폭에서도 글과 링크를 모두 읽을 수 있고, 눌러도 소용없는 단추가 없다', async ({
  page,
}) => {
  for (const route of pages) {
    await page.goto(at(route));
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      expect(await unreadable(page), route).toEqual([]);
      // A form is sent and the menu of a phone opened without scripts, too.
      await expect(
        page.locator('button:not([type=submit], [popovertarget])').filter({ visible: true }),
      ).toHaveCount(0);
    }
    const links = note(page).getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    const dead = await links.evaluateAll(
      (all) => all.filter((link) => (link.getAttribute('href') ?? '') === '').length,
    );
    expect(dead, route).toBe(0);
  }
});

test('자바스크립트가 없어도 사이드바에 읽는 노트까지의 줄이 보이고, 폴더의 줄은 그 페이지로 간다', async ({
  page,
}) => {
  await page.goto(at('/algorithm/programmers/java/more-spicy'));
  const current = menu(page).getByRole('link', { name: '더 맵게' });
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('aria-current', 'page');
  await folderRow(page, '백준').click();
  await expect(page).toHaveURL(/\/algorithm\/baekjoon$/);
});

test('자바스크립트가 없는 휴대전화에서도 메뉴가 열리고, 모든 섹션이 있다', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(at(notes.redis));
  await openPhoneMenu(page);
  for (const name of sections) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await openPhoneMenu(page);
  await folderRow(page, 'Docs').click();
  await expect(page).toHaveURL(/\/docs$/);
});

test('자바스크립트가 없는 휴대전화에서 목차는 위 막대 바로 아래에 붙고, 간 제목을 가리지 않는다', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(at(notes.redis));
  const heading = note(page).getByRole('heading', { level: 2 }).nth(2);
  await page.goto(at(`${notes.redis}#${(await heading.getAttribute('id')) ?? ''}`));
  const bar = await page.locator('.site-bar').boundingBox();
  const contents = await note(page).locator('.toc-fold').boundingBox();
  const bottom = (box: { y: number; height: number } | null): number =>
    box === null ? NaN : box.y + box.height;
  expect(contents?.y).toBe(bottom(bar));
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(bottom(contents));
});

test('자바스크립트가 없어도 탭의 내용이 제 이름과 함께 모두 보이고, 코드에 색이 있으며 제 안에서 굴러간다', async ({
  page,
}) => {
  await page.goto(at(notes.redis));
  const panels = note(page).locator('[role="tabpanel"]');
  await expect(panels).toHaveCount(2);
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.nth(0).getByText('node-redis', { exact: true })).toBeVisible();
  await expect(panels.nth(1).getByText('Spring Data Redis', { exact: true })).toBeVisible();
  await expect(panels.nth(0).locator('pre')).toContainText('createClient');
  await expect(panels.nth(1).locator('pre')).toContainText('StreamMessageListenerContainer');

  const code = note(page).locator('pre', { hasText: 'class TinyStream' }).first();
  await expect(code).toBeVisible();
  const colours = await code
    .locator('*')
    .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
  expect(colours.length).toBeGreaterThan(3);
  await expect(code).toHaveCSS('overflow-x', 'auto');
});
