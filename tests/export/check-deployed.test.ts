import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readSite } from '../../lib/site/site';
import { wrongOf } from '../../scripts/check-deployed.mjs';
import { serveStatic } from '../../scripts/io/static-server';

const { basePath } = readSite(process.env).site;

test('제대로 올린 사이트에는 잘못이 없다', async () => {
  const { server, port } = await serveStatic({ folder: 'out', port: 4740, basePath });
  onTestFinished(() => {
    server.close();
  });
  expect(await wrongOf(`http://localhost:${port}${basePath}/`)).toEqual([]);
});

test('없는 주소마다 첫 페이지를 보내는 호스트는 모두 들킨다', async () => {
  const home = readFileSync('out/index.html');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(home);
  }).listen(4760);
  onTestFinished(() => {
    server.close();
  });
  const wrong = await wrongOf('http://localhost:4760');
  expect(wrong.map(({ address }) => address.replace(/^.*?:4760/, ''))).toEqual([
    '/no-such-page',
    expect.stringContaining('/_site/'),
    '/_search/manifest.json',
    '/_search/none/titles.json',
  ]);
});

test('대답이 없는 주소는 무엇을 찾았는지 말한다', async () => {
  const [first] = await wrongOf('http://localhost:1');
  expect(first).toMatchObject({
    address: 'http://localhost:1/',
    found: expect.stringMatching(/fetch failed/) as string,
  });
});
