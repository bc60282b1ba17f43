import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, desktop, open, phone } from './site';

/** The files of fonts that a page asks for from now on. */
function watchFonts(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      files.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  return files;
}

const hasOwnLetters = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.classList.contains('own-letters'));

test('글꼴은 한가할 때 받고, 그 뒤에 연 노트부터 다시 읽든 읽지 않든 그 글자로 보인다', async ({
  page,
}) => {
  const files = watchFonts(page);
  await open(page, notes.redis);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('letters'))).toBe('here');
  expect(files.some((file) => file.includes('rare'))).toBe(false);
  expect(await hasOwnLetters(page)).toBe(false);
  await page.getByRole('navigation', { name: '앞뒤 글' }).getByRole('link').first().click();
  await expect.poll(() => hasOwnLetters(page)).toBe(true);
  const other = await page.context().newPage();
  await other.goto(at(notes.redis));
  expect(await hasOwnLetters(other)).toBe(true);
});

test('수식의 글꼴은 수식이 있는 노트만 받는다', async ({ page }) => {
  await open(page, notes.redis);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('letters'))).toBe('here');
  const files = watchFonts(page);
  const ofFormulas = (): boolean => files.some((file) => file.startsWith('math-'));
  await page.goto(at(notes.webhook));
  await page.evaluate(() => document.fonts.ready);
  expect(ofFormulas()).toBe(false);
  await page.goto(at(notes.elements));
  await expect.poll(ofFormulas).toBe(true);
});

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`${name}: 긴 노트를 여는 동안 아무것도 밀리지 않는다`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: readonly { node: Node | null }[];
        })[]) {
          moved.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize(size);
    // A font that the page did wait for would come after its first paint.
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    for (const route of [notes.guide, notes.redis, '/', notes.elements]) {
      await page.goto(at(route), { waitUntil: 'load' });
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect(
        await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved),
        route,
      ).toEqual([]);
    }
    // The last page may still ask for a font.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
