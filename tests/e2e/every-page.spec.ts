import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pagesBelow } from './crawl';
import { notes, sections, UNKNOWN_ROUTE } from './routes';
import { hydrated, open } from './site';

/** What a page must not do, as it is observed: complaints of the console, requests to others. */
function watch(context: BrowserContext, page: Page, home: string): string[] {
  const complaints: string[] = [];
  const place = (): string => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${place()} console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    complaints.push(`${place()} error: ${error.message}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (['http:', 'https:'].includes(protocol) && origin !== home) {
      complaints.push(`${place()} request: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    // Going on to the next page cuts off what the page before was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`${place()} failed: ${request.url()}`);
    }
  });
  return complaints;
}

/** What is wrong with the structure of the page: number of titles, repeated ids. */
async function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const titles = document.querySelectorAll('h1').length;
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [
      ...(titles === 1 ? [] : [`${location.pathname} has ${titles} h1`]),
      ...[...repeated].map((id) => `${location.pathname} repeats the id ${id}`),
    ];
  });
}

async function visit(page: Page, routes: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await hydrated(page);
    faults.push(...(await structureFaults(page)));
  }
  return faults;
}

for (const { name, route } of sections) {
  test(`${name}의 모든 노트는 콘솔이 조용하고, 밖으로 요청하지 않고, h1이 하나이고, id가 겹치지 않는다`, async ({
    context,
    page,
    baseURL,
  }) => {
    await open(page, route);
    const routes = await pagesBelow(page, route);
    expect(routes.length).toBeGreaterThan(1);
    test.setTimeout(30_000 + routes.length * 5_000);
    const complaints = watch(context, page, new URL(baseURL ?? '').origin);
    expect(await visit(page, routes)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

const few = ['/', '/algorithm', notes.redis, notes.webhook, notes.elements];

test('섹션 밖의 페이지도 콘솔이 조용하고, h1이 하나이고, id가 겹치지 않는다', async ({
  context,
  page,
  baseURL,
}) => {
  const complaints = watch(context, page, new URL(baseURL ?? '').origin);
  expect(await visit(page, ['/', notes.elements])).toEqual([]);
  expect(complaints).toEqual([]);

  // The browser itself reports the answer 404; nothing else may be said.
  expect(await visit(page, [UNKNOWN_ROUTE])).toEqual([]);
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test.describe('어두운 화면', () => {
  test.use({ colorScheme: 'dark' });

  test(`${few.length}쪽의 콘솔이 조용하다`, async ({ context, page, baseURL }) => {
    const complaints = watch(context, page, new URL(baseURL ?? '').origin);
    await visit(page, few);
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
    expect(complaints).toEqual([]);
  });
});

test('페이지를 옮겨 다니고, 메뉴를 열고, 밝기를 바꿔도 콘솔이 조용하다', async ({
  context,
  page,
  baseURL,
}) => {
  const complaints = watch(context, page, new URL(baseURL ?? '').origin);
  await open(page, '/docs');
  for (const name of ['레디스', 'Redis Stream']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await page.getByRole('button', { name: '어둡게' }).click();
  await page.getByRole('button', { name: '사이드바 숨기기' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/redis$/);
  expect(complaints).toEqual([]);
});
