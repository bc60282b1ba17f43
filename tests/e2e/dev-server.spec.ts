import { expect, test, type Page } from '@playwright/test';
import { eventually, startDev, type DevSite } from '../support/dev-site';
import { noteSource } from '../support/note-source';
import { sampleFiles } from '../support/sample-site';

/** Next.js bundles the frame at the first request, which takes long where others build meanwhile (ms). */
const PATIENCE_MS = 300_000;

const NOTE = 'pages/docs/redis.md';

let site: DevSite;

// One server, whose notes are edited by one test after the other.
test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  site = await startDev(sampleFiles);
});

test.afterAll(() => site.stop());

/** Waits until the next document listens to the server: Next.js loses a change that comes while it connects. */
async function listens(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', { timeout: PATIENCE_MS });
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('"sync"'),
    timeout: PATIENCE_MS,
  });
}

test('열어 둔 페이지는 저장할 때마다 스스로 새 글을 보여 준다', async ({ page }) => {
  await site.pageWith('/docs/redis', '본문이다.');
  let listening = listens(page);
  await page.goto(`${site.address}/docs/redis`, { timeout: PATIENCE_MS });
  for (const [title, body] of [
    ['레디스', '두 번째로 쓴 글이다.'],
    ['레디스의 새 제목', '세 번째로 쓴 글이다.'],
    ['레디스', '네 번째로 쓴 글이다.'],
  ] as const) {
    await listening;
    listening = listens(page);
    await site.save(NOTE, noteSource(title, { body }));
    await expect(page.getByText(body)).toBeVisible({ timeout: PATIENCE_MS });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Whoever asks the server gets it, too.
    await site.pageWith('/docs/redis', body);
  }
  await listening;
});

test('새 노트가 다른 페이지의 사이드바에 나오고 열린다', async () => {
  await site.save('pages/docs/kafka.md', noteSource('카프카', { body: '새로 쓴 글이다.' }));
  await site.save(
    'pages/docs/_meta.json',
    JSON.stringify({ index: '개요', redis: '레디스', kafka: '카프카' }),
  );
  await site.pageWith('/docs/redis', '/docs/kafka');
  await site.pageWith('/docs/kafka', '새로 쓴 글이다.');
});

test('잘못 쓴 노트는 어디를 어떻게 고칠지 알리고, 고치면 다시 나온다', async () => {
  const before = site.output().length;
  await site.save(NOTE, noteSource('레디스').replace('title: 레디스', 'title: ['));
  const told = await eventually(() => {
    const output = site.output().slice(before);
    return Promise.resolve(output.includes('잘못된 곳') ? output : undefined);
  });
  expect(told).toMatch(/^pages\/docs\/redis\.md:\d+$/m);
  expect(told).toMatch(/^ +찾은 것 +\S/m);
  expect(told).toMatch(/^ +기대한 것 +\S/m);
  expect(told).toMatch(/^ +고치는 법 +\S/m);
  await site.pageWith('/docs/kafka', '새로 쓴 글이다.');

  await site.save(NOTE, noteSource('레디스', { body: '고친 글이다.' }));
  await site.pageWith('/docs/redis', '고친 글이다.');
});
