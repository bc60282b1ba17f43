import { describe, expect, test } from 'vitest';
import { redirectTarget } from '../../../scripts/io/static-server';

describe('주소마다 쓰는 법은 하나다', () => {
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
  ])('%s (기본 경로 "%s") → %s', (url, basePath, target) => {
    expect(redirectTarget(url, basePath)).toBe(target);
  });
});
