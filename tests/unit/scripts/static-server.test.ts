import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { redirectTarget, serveStatic } from '../../../scripts/io/static-server';
import { fillFolder, makeFolder } from '../../support/folders';

test.each([
  ['/', '', undefined],
  ['/docs', '', undefined],
  ['/docs/', '', '/docs'],
  ['/docs.html', '', '/docs'],
  ['/docs/index.html?q=1', '', '/docs?q=1'],
  ['/index.html', '', '/'],
  ['/_next/static/a.js', '', undefined],
  ['/notes', '/notes', undefined],
  ['/notes/', '/notes', undefined],
  ['/notes/docs/', '/notes', '/notes/docs'],
  ['/notes/docs.html', '/notes', '/notes/docs'],
  ['/', '/notes', '/notes/'],
  ['/notesque', '/notes', '/notes/'],
  ['/docs/?q=a?b', '', '/docs?q=a?b'],
  ['//evil.test/', '', '/evil.test'],
  ['//evil.test', '', '/evil.test'],
  ['/notes//evil.test/', '/notes', '/notes/evil.test'],
])('주소마다 쓰는 법은 하나다: %s (기본 경로 "%s") → %s', (url, basePath, target) => {
  expect(redirectTarget(url, basePath)).toBe(target);
});

/** What the server answers to an address as it is written: `fetch` would mend some. */
function ask(port: number, address: string): Promise<{ status: number; sniff: unknown }> {
  return new Promise((resolve, reject) => {
    request({ port, path: address }, (response) => {
      response.resume();
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, sniff: headers['x-content-type-options'] });
    })
      .on('error', reject)
      .end();
  });
}

test('파일을 가리킬 수 없는 주소는 400과 414로 답하고, 모든 답에 빌드의 헤더가 있다', async () => {
  const folder = makeFolder(onTestFinished);
  fillFolder(folder, {
    'index.html': '<title>글</title>',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  });
  const { server, port } = await serveStatic({ folder, port: 4720, basePath: '' });
  try {
    const answers = [
      ['/', 200],
      ['/none', 404],
      ['/docs/', 301],
      ['/a%00b', 400],
      ['/%FF', 400],
      [`/${'a'.repeat(256)}`, 414],
      [`/${'%EA%B0%80'.repeat(86)}`, 414],
    ] as const;
    for (const [address, status] of answers) {
      expect([address, await ask(port, address)]).toEqual([address, { status, sniff: 'nosniff' }]);
    }
  } finally {
    server.close();
  }
});

test('쓰이고 있는 포트면 알리고 다음 빈 포트를 쓴다', async () => {
  const busy = createServer().listen(0);
  onTestFinished(() => {
    busy.close();
  });
  const { port } = busy.address() as AddressInfo;
  const messages: string[] = [];
  const { server, port: actual } = await serveStatic({
    folder: makeFolder(onTestFinished),
    port,
    basePath: '',
    report: (message) => messages.push(message),
  });
  server.close();
  expect(messages[0]).toBe(`포트 ${port}번은 이미 쓰이고 있다. 다음 포트를 시도한다.`);
  expect(actual).toBeGreaterThan(port);
});
