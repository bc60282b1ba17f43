import { describe, expect, test } from 'vitest';
import { canonicalRoute, isTypo, nearestRoutes } from '../../../../lib/addresses/nearest';
import type { Route } from '../../../../lib/vocabulary/routes';

test.each([
  ['/docs/redis', '/docs/redis'],
  ['/docs/redis/', '/docs/redis'],
  ['/docs/redis//', '/docs/redis'],
  ['/docs/redis.html', '/docs/redis'],
  ['/docs/redis.htm', '/docs/redis'],
  ['/docs/redis/index.html', '/docs/redis'],
  ['/docs/redis/index', '/docs/redis'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog/indexing', '/blog/indexing'],
])('달리 적은 같은 주소: %s는 %s를 뜻한다', (path, route) => {
  expect(canonicalRoute(path)).toBe(route);
});

describe('잘못 적은 주소에 가까운 노트', () => {
  const routes = [
    '/',
    '/docs',
    '/docs/redis',
    '/docs/redis/redis-stream',
    '/docs/paypal',
    '/docs/paypal/subscription-api',
    '/docs/paypal/webhook-api',
    '/theory/infra/redis',
    '/blog/tools',
  ] as Route[];

  test.each([
    ['/docs/redis/redis-steam', '/docs/redis/redis-stream'],
    ['/docs/paypal/webhook', '/docs/paypal/webhook-api'],
    ['/Docs/PayPal/Webhook-API', '/docs/paypal/webhook-api'],
    ['/blog/tool', '/blog/tools'],
  ])('%s의 첫 제안은 %s다', (path, route) => {
    expect(nearestRoutes(path, routes, 3)[0]).toBe(route);
  });

  test('/blog/redis는 글자가 더 가까운 /blog/tools보다 마지막 마디가 같은 노트를 먼저 권한다', () => {
    expect(nearestRoutes('/blog/redis', routes, 3)).toEqual([
      '/docs/redis',
      '/theory/infra/redis',
      '/blog/tools',
    ]);
  });

  test('가까운 것이 없으면 아무것도 권하지 않는다', () => {
    expect(nearestRoutes('/wp-login-administrator', routes, 3)).toEqual([]);
  });

  test('달라는 수보다 많이 권하지 않는다', () => {
    expect(nearestRoutes('/docs/redi', routes, 1)).toEqual(['/docs/redis']);
  });
});

test.each([
  ['/algorithm/dijkstar', '/algorithm/dijkstra', true],
  ['/algorithm/Dijkstra/', '/algorithm/dijkstra', true],
  ['/algorithm/dp', '/algorithm/mst', false],
  ['/docs/redis', '/docs/paypal', false],
])('%s를 %s로 잘못 친 것인가: %s', (path, route, expected) => {
  expect(isTypo(path, route as Route)).toBe(expected);
});
