import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { atRest } from './place';
import { at, note, open, screens } from './site';

/** How far a turn of the wheel scrolls, in CSS pixels. */
const STEP = 250;

/** Whether the last table of the note is laid out, or waits until the reader is near. */
function lastTableIsLaidOut(page: Page): Promise<boolean> {
  return note(page)
    .locator('table tbody')
    .last()
    .evaluate((table) => table.checkVisibility({ contentVisibilityAuto: true }));
}

/** How many elements the browser computes the style of until the frame after something was done. */
async function restyledBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['-*', 'devtools.timeline'] });
  await act();
  await twoFrames(page);
  const trace = await browser?.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((total, { args }) => total + (args.elementCount ?? 0), 0);
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The top of the first heading in sight, below the bar, and its id. */
function headingInSight(page: Page): Promise<{ id: string; top: number }> {
  return note(page).evaluate((main) => {
    const heading = [...main.querySelectorAll('h2, h3, h4')].find(
      (element) => element.getBoundingClientRect().top > 60,
    );
    return { id: heading?.id ?? '', top: heading?.getBoundingClientRect().top ?? NaN };
  });
}

test('짧은 노트는 한가해지면 끝까지 배치한다', async ({ page }) => {
  await page.goto(at(notes.elements));
  const parts = note(page).locator('.note-part');
  await expect
    .poll(() =>
      parts.evaluateAll(
        (all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      ),
    )
    .toBe(0);
});

for (const [screen, viewport] of screens) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('긴 노트를 열면 먼 곳은 아직 배치하지 않고, 가까이 가면 배치한다', async ({ page }) => {
      await page.goto(at(notes.guide));
      expect(await lastTableIsLaidOut(page)).toBe(false);
      await note(page).locator('table').last().scrollIntoViewIfNeeded();
      await expect.poll(() => lastTableIsLaidOut(page)).toBe(true);
    });

    test('절을 찾아간 뒤에 위로 굴려도 글이 뛰지 않는다', async ({ page }) => {
      await open(page, notes.guide);
      const link = note(page).locator('a[href^="#"]:not(.heading-anchor)').last();
      await link.evaluate((anchor: HTMLAnchorElement) => {
        anchor.click();
      });
      await atRest(page);
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      for (let step = 0; step < 12; step++) {
        const { id, top } = await headingInSight(page);
        await page.mouse.wheel(0, -STEP);
        const moved = (): Promise<number> =>
          page
            .locator(`[id="${id}"]`)
            .evaluate((heading, before) => heading.getBoundingClientRect().top - before, top);
        await expect.poll(moved).toBeGreaterThan(STEP - 2);
        await atRest(page);
        expect(await moved()).toBeLessThan(STEP + 2);
      }
    });
  });
}

test('검색을 여닫고 화면 밝기를 바꿀 때 먼 곳의 스타일은 계산하지 않는다', async ({ page }) => {
  await open(page, notes.guide);
  expect(await lastTableIsLaidOut(page)).toBe(false);
  const { all, near } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')];
    const shown = elements.filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
    return { all: elements.length, near: shown.length };
  });
  expect(near).toBeLessThan(all / 2);
  const dialog = page.getByRole('dialog');
  const changes = [
    async () => {
      await page.keyboard.press('/');
      await expect(dialog).toBeVisible();
    },
    async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    // A search by role would itself ask for the style of every button.
    () => page.locator('.theme-button').click(),
  ];
  for (const change of changes) {
    expect(await restyledBy(page, change)).toBeLessThan(2 * near);
  }
});

for (const route of [notes.guide, notes.elements]) {
  test(`${route}의 글은 따로 배치해도 높이가 같다`, async ({ page }) => {
    await page.goto(at(route));
    const { together, apart } = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const { long } = dataset;
      dataset['long'] = '';
      const blocks = [...document.querySelectorAll<HTMLElement>('.note-part')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'auto',
      );
      if (long === undefined) {
        delete dataset['long'];
      }
      const heights = (): number[] => blocks.map((block) => block.getBoundingClientRect().height);
      const before = heights();
      for (const block of blocks) {
        block.style.contain = 'layout style paint';
      }
      return { together: before, apart: heights() };
    });
    expect(together.length).toBeGreaterThan(10);
    expect(apart).toEqual(together);
  });
}
