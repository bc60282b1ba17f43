import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';

type Handler = (event: object) => { readonly statusCode?: number; readonly uri?: string };

/** The function of docs/hosts/cloudfront.js for a site below a path. */
function handlerBelow(base: string): Handler {
  const code = readFileSync('docs/hosts/cloudfront.js', 'utf8').replace(
    "const BASE = '';",
    `const BASE = '${base}';`,
  );
  return new Script(`${code};handler`).runInContext(createContext({})) as Handler;
}

function answer(base: string, uri: string): ReturnType<Handler> {
  return handlerBelow(base)({ request: { uri, rawQueryString: () => '' } });
}

test('하위 경로 위의 /는 자기 자신에게 보내지 않는다', () => {
  expect(answer('/notes', '/')).not.toHaveProperty('statusCode');
});

test.each([
  ['', '/', '/index.html'],
  ['', '/docs', '/docs.html'],
  ['/notes', '/notes', '/notes/index.html'],
])('BASE가 "%s"일 때 %s는 파일 %s다', (base, uri, file) => {
  expect(answer(base, uri)).toMatchObject({ uri: file });
});

test.each([
  ['', '/index.html', '/'],
  ['/notes', '/notes/docs.html', '/notes/docs'],
])('BASE가 "%s"일 때 %s는 %s로 보낸다', (base, uri, value) => {
  expect(answer(base, uri)).toMatchObject({ statusCode: 301, headers: { location: { value } } });
});
