import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkLinks } from '../../../scripts/check-links';
import { fillFolder, makeFolder } from '../../support/folders';
import { serve } from '../../support/http';
import { lineOf, noteSource } from '../../support/note-source';

/*
 * The command against a server of this machine that answers as other people's servers do.
 */

const root = makeFolder(afterAll);
let requests: string[] = [];
let open = 0;
let mostOpen = 0;

const answers: Readonly<Record<string, () => [number, string?]>> = {
  '/alive': () => [200],
  '/also': () => [200],
  '/gone': () => [404],
  '/moved': () => [301, '/moved-again'],
  '/moved-again': () => [308, '/alive'],
  '/for-now': () => [302, '/alive'],
  '/circle': () => [302, '/circle'],
  '/busy-once': () => [
    requests.filter((one) => one.endsWith('/busy-once')).length <= 1 ? 503 : 200,
  ],
  '/too-many': () => [429],
};

const origin = await serve((request, response) => {
  const { url = '' } = request;
  requests.push(url);
  if (url === '/silent') {
    return;
  }
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  setTimeout(() => {
    open -= 1;
    const [status, location] = answers[url]?.() ?? [404];
    response.writeHead(status, location === undefined ? {} : { location }).end();
  }, 5);
});

beforeEach(() => {
  requests = [];
  mostOpen = 0;
});

interface Checked {
  readonly code: number;
  readonly text: string;
  readonly source: string;
}

async function checkWithin(timeoutMs: number, ...paths: string[]): Promise<Checked> {
  const body = paths
    .map((one) => `[글 ${one}](${one.startsWith('/') ? origin : ''}${one})`)
    .join('\n\n');
  const source = noteSource('링크', { body });
  fillFolder(root, { 'pages/index.md': source });
  const lines: string[] = [];
  const code = await checkLinks({
    root,
    log: (line) => lines.push(line),
    patience: { timeoutMs, retryMs: 10 },
    isReserved: () => false,
  });
  return { code, text: lines.join('\n'), source };
}

/** Waits as long as a busy machine takes for an answer. */
function check(...paths: string[]): Promise<Checked> {
  return checkWithin(300_000, ...paths);
}

test('답하는 링크에는 잘못이 없고, 같은 주소는 한 번만 묻는다', async () => {
  const { code, text } = await check('/alive', '/alive#part', '/also');
  expect(code).toBe(0);
  expect(text).toBe(
    '다른 사이트의 주소 2개: 답함 2개, 옮겨짐 0개, 프로그램을 거절함 0개, 죽음 0개',
  );
  expect(requests).toEqual(['/alive', '/also']);
});

test('죽은 링크는 파일과 행과 함께 알리고 1로 끝난다', async () => {
  const { code, text, source } = await check('/alive', '/gone', '/circle', 'http://127.0.0.1:1/');
  expect(code).toBe(1);
  for (const [link, why] of [
    ['/gone', '상태 404'],
    ['/circle', 'redirect count exceeded'],
  ]) {
    const line = lineOf(source, `[글 ${link ?? ''}]`);
    expect(text).toContain(
      `pages/index.md:${line}\n  찾은 것    죽은 링크 ${origin}${link ?? ''} (${why ?? ''})`,
    );
  }
  expect(text).toContain('죽은 링크 http://127.0.0.1:1/ (');
  expect(text).toContain('잘못된 곳 3개');
});

test('답하지 않는 링크는 정한 시간만 기다린다', async () => {
  const { code, text } = await checkWithin(300, '/silent');
  expect(code).toBe(1);
  expect(text).toContain(`죽은 링크 ${origin}/silent (0.3초 안에 답이 없다)`);
});

test('옮겨진 링크는 새 주소를 말하지만 실패는 아니고, 잠시 보내는 것은 옮긴 것이 아니다', async () => {
  const { code, text } = await check('/moved', '/for-now');
  expect(code).toBe(0);
  expect(text).toContain(`옮겨진 링크 ${origin}/moved\n  기대한 것  ${origin}/alive`);
  expect(text).toContain('답함 1개, 옮겨짐 1개');
});

test('바쁜 서버에는 한 번 더 묻고, 너무 잦다고 거절하면 죽었다고 하지 않는다', async () => {
  const { code, text } = await check('/busy-once', '/too-many');
  expect(text).toContain('답함 1개, 옮겨짐 0개, 프로그램을 거절함 1개');
  expect(code).toBe(0);
  expect(requests.filter((one) => one.endsWith('/too-many'))).toHaveLength(2);
});

test('한 호스트에는 한 번에 하나만 묻는다', async () => {
  await check(...Array.from({ length: 12 }, (_, index) => `/alive?${index}`));
  expect(requests.length).toBeGreaterThanOrEqual(12);
  expect(mostOpen).toBe(1);
});
