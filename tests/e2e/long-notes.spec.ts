import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, desktop, href, note, open, phone } from './site';

/** Whether the last table of the note is laid out, or waits until the reader is near. */
function lastTableIsLaidOut(page: Page): Promise<boolean> {
  return note(page)
    .locator('table tbody')
    .last()
    .evaluate((table) => table.checkVisibility({ contentVisibilityAuto: true }));
}

/** Whether the page is as high as it would be if nothing in it were skipped. */
function heightIsKnown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const known = root.scrollHeight;
    const blocks = [...document.querySelectorAll<HTMLElement>('.note-body > *')];
    const before = blocks.map(({ style }) => style.contentVisibility);
    for (const { style } of blocks) {
      style.contentVisibility = 'visible';
    }
    const whole = root.scrollHeight;
    blocks.forEach(({ style }, index) => {
      style.contentVisibility = before[index] ?? '';
    });
    return known === whole;
  });
}

/** Waits until all was laid out bit by bit, which takes as long as the machine is slow. */
async function expectHeightKnown(page: Page): Promise<void> {
  await expect.poll(() => heightIsKnown(page), { timeout: 45_000 }).toBe(true);
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
      (element) => element.getBoundingClientRect().top > 100,
    );
    return { id: heading?.id ?? '', top: heading?.getBoundingClientRect().top ?? NaN };
  });
}

for (const [screen, viewport] of [
  ['1280px', desktop],
  ['휴대전화', phone],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('긴 노트를 열면 먼 곳은 아직 배치하지 않고, 가까이 가면 배치한다', async ({ page }) => {
      await page.goto(at(notes.guide));
      expect(await lastTableIsLaidOut(page)).toBe(false);
      await note(page).locator('table').last().scrollIntoViewIfNeeded();
      await expect.poll(() => lastTableIsLaidOut(page)).toBe(true);
    });

    test('절을 찾아가면 나머지도 배치되어, 위로 굴려도 글이 뛰지 않는다', async ({ page }) => {
      await open(page, notes.guide);
      const link = note(page).locator('a[href^="#"]:not(.heading-anchor)').last();
      await link.evaluate((anchor: HTMLAnchorElement) => {
        anchor.click();
      });
      await expectHeightKnown(page);
      for (let step = 0; step < 25; step++) {
        const { id, top } = await headingInSight(page);
        const scrolled = await page.evaluate(() => {
          const before = scrollY;
          scrollBy({ top: -250, behavior: 'instant' });
          return before - scrollY;
        });
        await twoFrames(page);
        const now = await page
          .locator(`[id="${id}"]`)
          .evaluate((heading) => heading.getBoundingClientRect().top);
        expect(Math.abs(now - top - scrolled)).toBeLessThan(2);
      }
    });
  });
}

test('닻이 있는 주소로 열면 그 자리부터 보이고, 나머지는 그 뒤에 배치된다', async ({ page }) => {
  await page.goto(at(`${notes.guide}#overview-request-id`));
  await expect(page.locator('#overview-request-id')).toBeInViewport();
  await expectHeightKnown(page);
  await expect(page.locator('#overview-request-id')).toBeInViewport();
});

test('글쇠를 누르면 나머지도 조금씩 배치해 높이를 알고, 먼 곳은 다시 건너뛴다', async ({
  page,
}) => {
  await open(page, notes.guide);
  await page.keyboard.press('Shift');
  await expectHeightKnown(page);
  await expect.poll(() => lastTableIsLaidOut(page)).toBe(false);
});

test('글의 너비가 달라지면 높이를 다시 안다', async ({ page }) => {
  await open(page, notes.guide);
  await page.keyboard.press('Shift');
  await expectHeightKnown(page);
  await page.setViewportSize(phone);
  await expectHeightKnown(page);
});

test('검색을 여닫고 화면 밝기를 바꿀 때 먼 곳의 스타일은 계산하지 않는다', async ({ page }) => {
  await open(page, notes.guide);
  await page.keyboard.press('Shift');
  await expectHeightKnown(page);
  await expect.poll(() => lastTableIsLaidOut(page)).toBe(false);
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
    () => page.getByRole('button', { name: '어둡게' }).click(),
  ];
  for (const change of changes) {
    expect(await restyledBy(page, change)).toBeLessThan(2 * near);
  }
});

test('다시 읽지 않고 옮겨 간 노트도 먼 곳은 아직 배치하지 않는다', async ({ page }) => {
  await open(page, notes.webhook);
  await note(page)
    .locator(`a[href="${href(notes.guide)}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('주문 API');
  expect(await lastTableIsLaidOut(page)).toBe(false);
});

for (const route of [notes.guide, notes.redis, notes.elements, '/algorithm/dijkstra']) {
  test(`${route}의 글은 따로 배치해도 높이가 같다`, async ({ page }) => {
    await page.goto(at(route));
    const { together, apart } = await page.evaluate(() => {
      const { classList } = document.documentElement;
      classList.add('laid-out-later');
      const blocks = [...document.querySelectorAll<HTMLElement>('.note-body > *')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'auto',
      );
      classList.remove('laid-out-later');
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
