import { describe, expect, test } from 'vitest';
import {
  toPageMap,
  type OrderedEntry,
  type PageMapFrontMatter,
} from '../../../../lib/tree/page-map';
import type { Route } from '../../../../lib/vocabulary/routes';

function note(route: string, title: string): Required<Pick<OrderedEntry, 'note'>> {
  const frontMatter: PageMapFrontMatter = {
    title,
    description: `${title} 노트의 요약이다.`,
    sidebar_position: 2,
    toc_max_heading_level: 3,
  };
  return { note: { route: route as Route, frontMatter } };
}

test('항목은 kind, name, route, children, frontMatter(title, description, sidebar_position, toc_max_heading_level)로 이루어진다', () => {
  const leaf = { name: 'redis-stream', title: 'Redis Stream', ...note('/docs/redis-stream', '가') };
  const entries: OrderedEntry[] = [
    {
      name: 'docs',
      title: 'Docs',
      type: 'page',
      folder: { route: '/docs' as Route, entries: [leaf] },
    },
  ];
  expect(toPageMap(entries)).toEqual([
    { kind: 'Meta', data: { docs: { title: 'Docs', type: 'page' } } },
    {
      kind: 'Folder',
      name: 'docs',
      route: '/docs',
      children: [
        { kind: 'Meta', data: { 'redis-stream': { title: 'Redis Stream' } } },
        {
          kind: 'MdxPage',
          name: 'redis-stream',
          route: '/docs/redis-stream',
          frontMatter: {
            title: '가',
            description: '가 노트의 요약이다.',
            sidebar_position: 2,
            toc_max_heading_level: 3,
          },
        },
      ],
    },
  ]);
});

test('폴더는 이름이 같은 색인 노트 바로 앞에 선다', () => {
  const map = toPageMap([
    { name: 'index', title: '개요', ...note('/docs', 'Docs') },
    {
      name: 'redis',
      title: '레디스',
      ...note('/docs/redis', '레디스'),
      folder: { route: '/docs/redis' as Route, entries: [] },
    },
  ]);
  expect(map.map((entry) => [entry.kind, entry.kind === 'Meta' ? '' : entry.name])).toEqual([
    ['Meta', ''],
    ['MdxPage', 'index'],
    ['Folder', 'redis'],
    ['MdxPage', 'redis'],
  ]);
});

describe('Meta', () => {
  test('표시 제목과 차례를 담고, type과 display는 적힌 것만 담는다', () => {
    const [meta] = toPageMap([
      { name: 'b', title: '나', type: 'page', display: 'hidden', ...note('/b', '나') },
      { name: 'a', title: '가', ...note('/a', '가') },
    ]);
    expect(meta).toEqual({
      kind: 'Meta',
      data: { b: { title: '나', type: 'page', display: 'hidden' }, a: { title: '가' } },
    });
    expect(meta?.kind === 'Meta' && Object.keys(meta.data)).toEqual(['b', 'a']);
  });

  test('빈 폴더에도 빈 Meta가 있다', () => {
    expect(toPageMap([])).toEqual([{ kind: 'Meta', data: {} }]);
  });
});
