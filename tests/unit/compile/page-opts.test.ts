import { expect, test, vi } from 'vitest';
import { compactPageMap } from '../../../lib/tree/compact-page-map.mjs';
import { transformPageOpts } from '../../../compile/page-opts.mjs';
import { fakeNotesData } from '../../support/notes-data';

vi.mock('../../../compile/notes-data.mjs', async () => {
  const support = await import('../../support/notes-data');
  return support.fakeNotesData;
});

const pageOpts = {
  filePath: 'pages/docs/redis.md',
  route: '/docs/redis',
  title: '레디스',
  headings: [{ depth: 2, value: '명령', id: 'commands' }],
  pageMap: [{ kind: 'MdxPage', name: 'zzz', route: '/zzz' }],
  timestamp: 1_700_000_000_000,
  frontMatter: {
    title: '레디스',
    description: '레디스를 쓰는 법이다.',
    tags: ['redis'],
    sidebar_position: 2,
    toc_max_heading_level: 3,
    status: 'unlisted',
  },
};

test('filePath, route, title, headings는 Nextra가 준 그대로 지난다', () => {
  const { filePath, route, title, headings } = pageOpts;
  expect(transformPageOpts(pageOpts)).toMatchObject({ filePath, route, title, headings });
});

test('Nextra가 짐작한 수정 시각은 빠진다', () => {
  expect(transformPageOpts(pageOpts)).not.toHaveProperty('timestamp');
});

test('페이지 지도는 우리 차례로 된, 줄인 것으로 바뀐다', () => {
  const { pageMap } = transformPageOpts(pageOpts);
  expect(pageMap).toBe(compactPageMap(fakeNotesData.readNotesData().pageMap));
});

test('front matter에서는 description, toc_max_heading_level, status만 남는다', () => {
  expect(transformPageOpts(pageOpts).frontMatter).toEqual({
    description: '레디스를 쓰는 법이다.',
    toc_max_heading_level: 3,
    status: 'unlisted',
  });
});

test('front matter가 없는 페이지에는 생기지 않고, 받은 값은 바뀌지 않는다', () => {
  const { frontMatter: _frontMatter, ...bare } = pageOpts;
  const before = structuredClone(bare);
  expect(transformPageOpts(bare)).not.toHaveProperty('frontMatter');
  expect(bare).toEqual(before);
});
