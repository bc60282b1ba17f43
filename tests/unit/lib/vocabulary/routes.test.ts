import { describe, expect, test } from 'vitest';
import {
  absoluteUrl,
  foldersOnTheWay,
  htmlFileOf,
  isCleanRoute,
  noteFile,
  parentRoute,
  routeOf,
  type Route,
} from '../../../../lib/vocabulary/routes';

describe('파일에서 주소로', () => {
  test.each([
    ['pages/index.mdx', '/'],
    ['pages/docs/index.md', '/docs'],
    ['pages/docs/redis.md', '/docs/redis'],
    ['pages/docs/redis/redis-stream.md', '/docs/redis/redis-stream'],
    ['pages/docs/paypal/subscription-api.mdx', '/docs/paypal/subscription-api'],
    ['pages/algorithm/baekjoon/1753.md', '/algorithm/baekjoon/1753'],
    ['pages/blog/indexing.md', '/blog/indexing'],
    ['pages/blog/my-index.md', '/blog/my-index'],
  ])('%s의 주소는 %s다', (file, route) => {
    expect(routeOf(noteFile(file))).toBe(route);
  });

  test.each(['docs/redis.md', 'pages/_meta.json', 'pages/redis.txt', 'pages/.md', ''])(
    '노트의 경로가 아닌 "%s"는 던진다',
    (path) => {
      expect(() => noteFile(path)).toThrow(`not the path of a note: ${path}`);
    },
  );
});

describe('어디서나 살아남는 주소', () => {
  test.each(['/', '/docs', '/java-and-spring/spring-boot', '/blog/study/cs-study/24', '/404'])(
    '%s는 깨끗하다',
    (route) => {
      expect(isCleanRoute(route as Route)).toBe(true);
    },
  );

  test.each([
    '/Docs',
    '/docs/redis_stream',
    '/docs//redis',
    '/docs/',
    '/docs/-redis',
    '/docs/redis-',
    '/docs/a--b',
    '/문서',
    '/c++',
    '/a b',
    '/index',
    '/docs/index',
  ])('%s는 깨끗하지 않다', (route) => {
    expect(isCleanRoute(route as Route)).toBe(false);
  });
});

describe('주소에서', () => {
  test.each([
    ['/docs/redis/redis-stream', '/docs/redis'],
    ['/docs', '/'],
    ['/', undefined],
  ])('%s를 담은 폴더는 %s다', (route, parent) => {
    expect(parentRoute(route as Route)).toBe(parent);
  });

  test.each([
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/redis/redis-stream', 'docs/redis/redis-stream.html'],
  ])('%s는 파일 %s로 나간다', (route, file) => {
    expect(htmlFileOf(route as Route)).toBe(file);
  });

  test.each([
    ['', '/', 'https://example.com/'],
    ['', '/docs/redis', 'https://example.com/docs/redis'],
    ['/notes', '/', 'https://example.com/notes'],
    ['/notes', '/docs', 'https://example.com/notes/docs'],
  ])('basePath가 "%s"일 때 %s의 온전한 주소는 %s다', (basePath, route, url) => {
    expect(absoluteUrl({ url: 'https://example.com', basePath }, route as Route)).toBe(url);
  });
});

test.each([
  ['/', []],
  ['/docs', ['/docs']],
  ['/docs/redis/redis-stream', ['/docs', '/docs/redis', '/docs/redis/redis-stream']],
])('%s까지 지나는 폴더는 %j다', (route, folders) => {
  expect(foldersOnTheWay(route as Route)).toEqual(folders);
});
