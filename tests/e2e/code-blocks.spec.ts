import { expect, test, type Locator, type Page } from '@playwright/test';
import { addStyle, note, open } from './site';
import { notes } from './notes';

const COPY = '코드 복사';

/** A code block with its bar, by a text of its code. */
function block(page: Page, text: string): Locator {
  return note(page)
    .locator('figure')
    .filter({ has: page.locator('pre', { hasText: text }) })
    .first();
}

test.describe('복사 단추', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('코드를 그대로 복사하고, 복사했다고 말한다', async ({ page }) => {
    await open(page, notes.redis);
    const figure = block(page, 'class TinyStream');
    await figure.getByRole('button', { name: COPY }).click();
    await expect(figure.getByRole('button', { name: '복사했습니다' })).toBeVisible();
    const code = (await figure.locator('code').textContent()) ?? '';
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(code.replace(/\n$/, ''));
    expect(copied).toContain('\n  #entries = [];\n');
    await expect(figure.getByRole('button', { name: COPY })).toBeVisible();
  });
});

test('"긴 줄 바꿔 보기"를 누르면 긴 줄이 접히고, 다시 누르면 펴진다', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, notes.redis);
  const figure = block(page, 'class TinyStream');
  const button = figure.getByRole('button', { name: '긴 줄 바꿔 보기' });
  const overflows = (): Promise<boolean> =>
    figure.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);

  await figure.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(overflows).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflows()).toBe(false);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await overflows()).toBe(true);

  // Its author wrote that it is to be wrapped.
  const wrapped = block(page, 'redis-cli --json XINFO GROUPS orders');
  await expect(wrapped.getByRole('button', { name: '긴 줄 바꿔 보기' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('코드는 늘 같은 자리에서 시작하고, 줄의 바탕색은 뜻마다 다르며, 막대와 블록의 높이는 그대로다', async ({
  page,
}) => {
  await open(page, notes.elements);
  const blocks = page.locator('.code-block:not(.numbered) pre').filter({ visible: true });
  const gaps = await blocks.evaluateAll((elements) =>
    elements.map((block) => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      range.selectNode(walker.nextNode() ?? block);
      return Math.round(range.getBoundingClientRect().left - block.getBoundingClientRect().left);
    }),
  );
  expect(Math.min(...gaps), 'from the left edge').toBeGreaterThanOrEqual(12);
  expect(new Set(gaps).size, 'from the left edge').toBe(1);

  const lines = block(page, 'export async function retry').locator('c-l');
  const kinds = [
    ['.mark', 'let last'],
    ['.removed', 'return task()'],
    ['.added', 'return await task()'],
    [':not(.mark, .added, .removed)', ''],
  ] as const;
  const colours = new Set<string>();
  for (const [kind, text] of kinds) {
    const line = lines.and(page.locator(kind)).first();
    await expect(line, kind).toContainText(text);
    colours.add(await line.evaluate((one) => getComputedStyle(one).backgroundColor));
  }
  expect(colours.size, 'colours of lines').toBe(4);

  const heightsOf = (all: Locator): Promise<number[]> =>
    all.evaluateAll((each) =>
      // Those of a closed tab have none.
      each.map((one) => one.getBoundingClientRect().height).filter(Boolean),
    );
  const bars = note(page).locator('.code-bar');
  const badge = page.locator('.code-badge');
  const [withBadge, others] = [
    await heightsOf(bars.filter({ has: badge })),
    await heightsOf(bars.filter({ hasNot: badge })),
  ];
  expect(withBadge.length).toBeGreaterThan(0);
  expect([...new Set(withBadge)], 'bars').toEqual([...new Set(others)]);

  // What is far is not drawn yet, and has its height.
  const pres = note(page).locator('pre:visible');
  const before = await heightsOf(pres);
  expect(before.length).toBeGreaterThan(10);
  await addStyle(page, 'pre { content-visibility: visible !important }');
  expect(await heightsOf(pres), 'far blocks').toEqual(before);
});

test('눈길을 모으는 줄만 색이 있고, 블록에 손을 대면 모든 줄에 색이 돌아온다', async ({ page }) => {
  await open(page, notes.elements);
  const figure = block(page, 'int mid(int low, int high)');
  const colours = (line: Locator): Promise<number> =>
    line.evaluate(
      (element) =>
        new Set([...element.querySelectorAll('*')].map((span) => getComputedStyle(span).color))
          .size,
    );
  const other = figure.locator('c-l:not(.focused)').first();
  await expect(figure.locator('.focused')).toContainText('low + (high - low) / 2');
  expect(await colours(figure.locator('.focused'))).toBeGreaterThan(1);
  expect(await colours(other)).toBe(1);
  await figure.locator('pre').hover();
  await expect.poll(() => colours(other)).toBeGreaterThan(1);
});
