import { expect, test } from 'vitest';
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
