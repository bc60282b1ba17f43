import { expect, test } from 'vitest';
import { pageMapForBrowser } from '../../../lib/browser-page-map.mjs';
import { readFaultless } from '../../support/sample-site';

test('브라우저의 페이지 지도에는 front matter가 어느 깊이에도 없고 나머지는 그대로다', () => {
  const { pageMap } = readFaultless();
  expect(pageMapForBrowser(pageMap)).toEqual([
    {
      kind: 'Meta',
      data: {
        index: { title: 'Introduce', type: 'page' },
        docs: { title: 'Docs', type: 'page' },
      },
    },
    { kind: 'MdxPage', name: 'index', route: '/' },
    {
      kind: 'Folder',
      name: 'docs',
      route: '/docs',
      children: [
        { kind: 'Meta', data: { index: { title: '개요' }, redis: { title: '레디스' } } },
        { kind: 'MdxPage', name: 'index', route: '/docs' },
        {
          kind: 'Folder',
          name: 'redis',
          route: '/docs/redis',
          children: [
            { kind: 'Meta', data: { 'redis-stream': { title: 'Redis Stream' } } },
            { kind: 'MdxPage', name: 'redis-stream', route: '/docs/redis/redis-stream' },
          ],
        },
        { kind: 'MdxPage', name: 'redis', route: '/docs/redis' },
      ],
    },
  ]);
});

test('받은 지도는 바뀌지 않는다', () => {
  const { pageMap } = readFaultless();
  const before = structuredClone(pageMap);
  pageMapForBrowser(pageMap);
  expect(pageMap).toEqual(before);
});

test('같은 지도에는 같은 객체를, 다시 읽은 지도에는 새 객체를 돌려준다', () => {
  const { pageMap } = readFaultless();
  const first = pageMapForBrowser(pageMap);
  expect(pageMapForBrowser(pageMap)).toBe(first);
  expect(pageMapForBrowser(readFaultless().pageMap)).not.toBe(first);
});
