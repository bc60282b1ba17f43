import { expect, test, type Locator, type Page } from '@playwright/test';
import { addStyle, note, open } from './site';
import { notes } from './notes';

const COPY = '코드 복사';
const COPIED = '복사했습니다';
const FAILED = '복사하지 못했습니다';

/** A code block with its bar, by a text of its code. */
function block(page: Page, text: string): Locator {
  return note(page)
    .locator('figure')
    .filter({ has: page.locator('pre', { hasText: text }) })
    .first();
}

async function codeLines(figure: Locator): Promise<string[]> {
  return ((await figure.locator('code').textContent()) ?? '').replace(/\n$/, '').split('\n');
}

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function copy(figure: Locator): Promise<void> {
  await figure.getByRole('button', { name: COPY }).click();
  await expect(figure.getByRole('button', { name: COPIED })).toBeVisible();
}

test.describe('복사 단추', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('코드를 그대로, 터미널 기록에서는 명령만 복사하고, 복사했다고 말한다', async ({ page }) => {
    await open(page, notes.redis);
    const figure = block(page, 'class TinyStream');
    await copy(figure);
    const code = (await figure.locator('code').textContent()) ?? '';
    expect(await copied(page)).toBe(code.replace(/\n$/, ''));
    expect(await copied(page)).toContain('\n  #entries = [];\n');
    await expect(figure.getByRole('button', { name: COPY })).toBeVisible();

    const session = block(page, 'XADD orders * orderId A-1001');
    const commands = (await codeLines(session))
      .filter((line) => line.startsWith('redis> '))
      .map((line) => line.slice('redis> '.length));
    expect(commands.length).toBeGreaterThan(2);
    await copy(session);
    expect(await copied(page)).toBe(commands.join('\n'));
  });

  test('지운 줄과 줄 번호는 빼고 복사한다', async ({ page }) => {
    await open(page, notes.elements);
    const figure = block(page, 'export async function retry');
    const removed = 'try { return task(); }';
    await expect(figure.locator('code')).toContainText(removed);
    await copy(figure);
    const text = await copied(page);
    expect(text).not.toContain(removed);
    expect(text).toMatch(/^export async function retry[^]*try \{ return await task\(\); \}/);
    expect(text.split('\n')).toHaveLength((await codeLines(figure)).length - 1);
  });
});

test('복사가 끝나기 전에는 복사했다고 말하지 않는다', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting = new Promise<void>((resolve) => {
      Object.assign(window, { finishCopy: resolve });
    });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => waiting } });
  });
  await open(page, notes.redis);
  const figure = block(page, 'class TinyStream');
  await figure.getByRole('button', { name: COPY }).click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(figure.getByRole('button', { name: COPY })).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as { finishCopy: () => void }).finishCopy();
  });
  await expect(figure.getByRole('button', { name: COPIED })).toBeVisible();
});

test('클립보드가 거절하거나 없으면 복사하지 못했다고 말한다', async ({ page }) => {
  await open(page, notes.redis);
  const figure = block(page, 'class TinyStream');
  for (const isThere of [true, false]) {
    await page.evaluate((there) => {
      const writeText = (): Promise<void> =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
      const value = there ? { writeText } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, isThere);
    await figure.getByRole('button', { name: COPY }).click();
    await expect(figure.getByRole('button', { name: FAILED })).toBeVisible();
    await expect(figure.getByRole('button', { name: COPY })).toBeVisible();
  }
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
});

test('처음부터 접으라고 적은 블록은 단추가 눌려 있다', async ({ page }) => {
  await open(page, notes.redis);
  const figure = block(page, 'redis-cli --json XINFO GROUPS orders');
  await expect(figure.getByRole('button', { name: '긴 줄 바꿔 보기' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('코드는 블록의 왼쪽 끝에서 떨어져 서고, 줄에 표시가 있어도 그 자리다', async ({ page }) => {
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
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  expect(new Set(gaps).size).toBe(1);
});

test('표시한 줄, 더한 줄, 지운 줄은 바탕색이 저마다 다르다', async ({ page }) => {
  await open(page, notes.elements);
  const lines = block(page, 'export async function retry').locator('c-l');
  const background = (name: string): Promise<string> =>
    lines
      .and(page.locator(name))
      .first()
      .evaluate((line) => getComputedStyle(line).backgroundColor);
  const colours = await Promise.all(
    ['.mark', '.added', '.removed', ':not(.mark, .added, .removed)'].map(background),
  );
  expect(new Set(colours).size).toBe(4);
  await expect(lines.and(page.locator('.mark'))).toContainText('let last');
  await expect(lines.and(page.locator('.removed'))).toContainText('return task()');
  await expect(lines.and(page.locator('.added'))).toContainText('return await task()');
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

test('코드 블록은 파일 이름이나 언어를 보이고, 키보드로 굴릴 수 있다', async ({ page }) => {
  await open(page, notes.elements);
  const figure = block(page, 'export async function retry');
  await expect(figure.getByText('retry.ts', { exact: true })).toBeVisible();
  const region = figure.getByRole('group', { name: 'retry.ts 코드' });
  await region.focus();
  await expect(region).toBeFocused();
});

test('코드 블록은 멀리 있어 그리지 않을 때도 높이가 같다', async ({ page }) => {
  await open(page, notes.elements);
  const heights = (): Promise<number[]> =>
    note(page)
      .locator('pre:visible')
      .evaluateAll((blocks) => blocks.map((pre) => pre.getBoundingClientRect().height));
  const before = await heights();
  expect(before.length).toBeGreaterThan(10);
  await addStyle(page, 'pre { content-visibility: visible !important }');
  expect(await heights()).toEqual(before);
});

test('실행을 확인한 블록의 막대는 다른 블록의 것과 높이가 같다', async ({ page }) => {
  await open(page, notes.elements);
  const bars = note(page).locator('.code-bar');
  const badges = bars.filter({ has: page.locator('.code-badge') });
  expect(await badges.count()).toBeGreaterThan(0);
  const heights = async (all: Locator): Promise<number[]> =>
    all.evaluateAll((each) => [
      // Those of a closed tab have none.
      ...new Set(each.map((bar) => bar.getBoundingClientRect().height).filter(Boolean)),
    ]);
  expect(await heights(badges)).toEqual(
    await heights(bars.filter({ hasNot: page.locator('.code-badge') })),
  );
});
