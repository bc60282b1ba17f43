import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './rules/axe';
import { at, href, note, open, phone, routeOf } from './site';

const ALL = '/algorithm';
const FOLDER = '/algorithm/baekjoon';

/** A problem of the folder, solved in Java and Python. */
const known = { number: '1753', title: '최단경로' };

function table(page: Page): Locator {
  return note(page).getByRole('table', { name: '문제' });
}

function rows(page: Page): Locator {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

function box(page: Page): Locator {
  return note(page).getByRole('searchbox', { name: '번호나 제목' });
}

function choice(page: Page, name: string): Locator {
  return note(page).getByRole('combobox', { name });
}

function status(page: Page): Locator {
  return note(page).getByRole('status');
}

function heading(page: Page, name: string): Locator {
  return table(page).getByRole('columnheader', { name });
}

/** The texts of a column of the rows that are seen, from the top. */
async function column(page: Page, index: number): Promise<string[]> {
  const texts = await rows(page).evaluateAll(
    (all, at) => all.map((row) => row.children[at]?.textContent ?? ''),
    index,
  );
  return texts;
}

async function openTable(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(heading(page, '번호').getByRole('button')).toBeVisible();
}

test.describe('자바스크립트 없이', () => {
  test.use({ javaScriptEnabled: false });

  test('표가 열과 모든 줄을 갖추고, 제목이 노트로, 기법이 주제로 이어진다', async ({ page }) => {
    await page.goto(at(FOLDER));
    await expect(table(page).getByRole('columnheader')).toHaveText([
      '번호',
      '제목',
      '기법',
      '난이도',
      '언어',
      '예제',
    ]);
    const row = rows(page).filter({ hasText: known.title });
    await expect(row.getByRole('link', { name: known.title })).toHaveAttribute(
      'href',
      href(`${FOLDER}/${known.number}`),
    );
    await expect(row.getByRole('link', { name: '최단 경로', exact: true })).toHaveAttribute(
      'href',
      href('/algorithm/dijkstra'),
    );
    await expect(row.locator('.problem-verified')).toHaveText(/^(\d+)\/\1$/);
    await expect(box(page)).toBeHidden();
    await expect(status(page)).toHaveText(`${await rows(page).count()}문제`);
  });
});

test('기법, 난이도, 언어, 사이트로 줄이고, 주소가 따라가 그대로 나눌 수 있다', async ({
  page,
  context,
}) => {
  await openTable(page, ALL);
  await choice(page, '언어').selectOption('Python');
  await choice(page, '기법').selectOption('최단 경로');
  await choice(page, '사이트').selectOption('백준');
  await expect(page).toHaveURL(/\?site=baekjoon&tag=shortest-path&lang=python$/);
  for (const row of await rows(page).all()) {
    await expect(row).toContainText('백준');
    await expect(row).toContainText('최단 경로');
    await expect(row).toContainText('Python');
  }
  const kept = await column(page, 2);
  expect(kept).toContain(known.title);

  const other = await context.newPage();
  await openTable(other, routeOf(page) + new URL(page.url()).search);
  expect(await column(other, 2)).toEqual(kept);
  await expect(choice(other, '언어')).toHaveValue('python');
});

test('열의 제목을 누르면 난이도가 오름차순, 다시 누르면 내림차순이고 aria-sort가 말한다', async ({
  page,
}) => {
  await openTable(page, ALL);
  const levels = ['쉬움', '보통', '어려움'];
  const ranks = async (): Promise<number[]> =>
    (await column(page, 4)).map((text) => levels.indexOf(text));
  await expect(heading(page, '난이도')).not.toHaveAttribute('aria-sort');

  await heading(page, '난이도').getByRole('button').click();
  await expect(heading(page, '난이도')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading(page, '난이도').getByRole('button')).toBeFocused();
  const upwards = await ranks();
  expect(upwards).toEqual([...upwards].sort());

  await heading(page, '난이도').getByRole('button').click();
  await expect(heading(page, '난이도')).toHaveAttribute('aria-sort', 'descending');
  expect(await ranks()).toEqual([...upwards].reverse());
  await expect(page).toHaveURL(/\?sort=-level$/);

  await heading(page, '번호').getByRole('button').click();
  await expect(heading(page, '난이도')).not.toHaveAttribute('aria-sort');
  await expect(heading(page, '번호')).toHaveAttribute('aria-sort', 'ascending');
});

test('노트에 갔다 돌아오면 조건도 보던 자리도 그대로이고, 더 뒤로 가면 앞의 조건이 돌아온다', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openTable(page, ALL);
  const total = await rows(page).count();
  await choice(page, '언어').selectOption('Python');
  await expect(page).toHaveURL(/\?lang=python$/);
  const kept = await rows(page).count();
  const link = rows(page).getByRole('link', { name: known.title });
  await link.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => Math.round((await link.boundingBox())?.y ?? NaN);
  const before = await top();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.title);
  await page.goBack();
  await expect(choice(page, '언어')).toHaveValue('python');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);

  await box(page).fill(known.number);
  await expect(page).toHaveURL(/\?q=1753&lang=python$/);
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/algorithm$/);
  await expect(rows(page)).toHaveCount(total);
  await expect(choice(page, '언어')).toHaveValue('');
  expect(kept).toBeLessThan(total);
});

test('맞는 문제가 없으면 그렇다고 말하고, 조건을 지우는 단추가 처음으로 되돌린다', async ({
  page,
}) => {
  await openTable(page, FOLDER);
  const total = await rows(page).count();
  const reset = note(page).getByRole('button', { name: '조건 지우기' });
  await expect(reset).toBeHidden();
  await box(page).fill('없는 문제');
  await expect(rows(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('0문제. 조건에 맞는 문제가 없습니다.');
  await reset.click();
  await expect(rows(page)).toHaveCount(total);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(reset).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${FOLDER}$`));
});

test('표의 스크립트는 표가 있는 페이지에서만 받는다', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const tableScripts = (): number => asked.filter((url) => url.includes('problem-table')).length;
  await open(page, `${FOLDER}/${known.number}`);
  await page.waitForLoadState('networkidle');
  expect(tableScripts()).toBe(0);
  await openTable(page, FOLDER);
  expect(tableScripts()).toBe(1);
});

test('스크립트를 받지 못하면: 거르는 칸이 사라지고 표는 그대로 남는다', async ({ page }) => {
  await page.route('**/_site/problem-table-*.js', (route) => route.abort());
  await open(page, FOLDER);
  await expect(note(page).locator('form')).toHaveCount(0);
  await expect(rows(page).filter({ hasText: known.title })).toBeVisible();
});

test.describe('휴대전화', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('카드로 바뀌어 넘치지도 겹치지도 않고, 걸러도 접근성 규칙을 어기지 않는다', async ({
    page,
  }) => {
    await openTable(page, ALL);
    const narrow = await rows(page).evaluateAll((all) =>
      all
        .flatMap((row) => [...row.children])
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent),
    );
    expect(narrow).toEqual([]);
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await box(page).fill(known.number);
    await expect(rows(page)).toHaveCount(1);
    await heading(page, '난이도').getByRole('button').click();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('어두운 넓은 화면에서도 규칙을 어기지 않고, 링크는 모두 같은 모양이며, 번호는 한 줄이다', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openTable(page, ALL);
  await heading(page, '제목').getByRole('button').click();
  expect(await violations(page)).toEqual([]);
  const colours = await note(page)
    .locator('.problem-table td a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationColor));
  expect(new Set(colours).size).toBe(1);
  const lines = await rows(page).evaluateAll((all) =>
    all.map((row) => {
      const number = row.querySelector('.problem-number');
      const range = document.createRange();
      range.selectNodeContents(number ?? row);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
