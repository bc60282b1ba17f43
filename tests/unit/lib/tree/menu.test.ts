import { describe, expect, test } from 'vitest';
import type { PageEntry, PageMap } from '../../../../lib/tree/page-map';
import { menuRows, type MenuRow } from '../../../../lib/tree/menu';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const files = {
  'pages/_meta.json': {
    index: { title: 'Introduce', type: 'page' },
    docs: { title: 'Docs', type: 'page' },
    theory: { title: 'Theory', type: 'page' },
  },
  'pages/docs/_meta.json': {
    index: '개요',
    '-- tools': { title: '도구', type: 'separator' },
    secret: '숨김',
    redis: '레디스',
    paypal: '페이팔',
  },
  'pages/docs/secret.md': noteSource('숨김', { head: ['tags: [java]', 'status: unlisted'] }),
  'pages/docs/paypal.md': noteSource('페이팔'),
  'pages/docs/paypal/_meta.json': { guide: '안내', api: 'API' },
  'pages/docs/paypal/guide.md': noteSource('안내'),
  'pages/docs/paypal/api.md': noteSource('API'),
  'pages/docs/paypal/api/_meta.json': { plans: '플랜' },
  'pages/docs/paypal/api/plans.md': noteSource('플랜'),
  'pages/theory/_meta.json': { index: '개요', os: '운영체제' },
  'pages/theory/index.md': noteSource('Theory'),
  'pages/theory/os.md': noteSource('운영체제'),
};

const map = readFaultless(files).pageMap;

/** The menu as a reader sees it: `v` is an open folder, `>` a closed one, `*` the page being read. */
function sketch(rows: readonly MenuRow[], indent = ''): string[] {
  return rows.flatMap(({ title, isOpen, isActive, section, rows: below = [] }) => {
    const sign = section === 'other' ? '#' : isOpen === undefined ? '-' : isOpen ? 'v' : '>';
    return [`${indent}${sign} ${title}${isActive ? ' *' : ''}`, ...sketch(below, `${indent}  `)];
  });
}

function menu(route: string, level = 1, whole: PageMap = map): string[] {
  return sketch(menuRows(whole, route as Route, { defaultMenuCollapseLevel: level }));
}

describe('메뉴', () => {
  test('읽는 섹션은 모든 줄이 있고, 다른 섹션은 제목만 있다', () => {
    expect(menu('/docs/redis')).toEqual([
      '# Introduce',
      'v Docs',
      '  - 개요',
      '  v 레디스 *',
      '    - Redis Stream',
      '  > 페이팔',
      '    - 안내',
      '    > API',
      '      - 플랜',
      '# Theory',
    ]);
  });

  test('가는 길의 폴더가 열려 있다', () => {
    expect(menu('/docs/paypal/api/plans').slice(2)).toEqual([
      '  - 개요',
      '  > 레디스',
      '    - Redis Stream',
      '  v 페이팔',
      '    - 안내',
      '    v API',
      '      - 플랜 *',
      '# Theory',
    ]);
  });

  test('defaultMenuCollapseLevel보다 얕은 폴더는 처음부터 열려 있고, 섹션은 세지 않는다', () => {
    expect(menu('/docs', 2)).toEqual(expect.arrayContaining(['  v 페이팔', '    > API']));
    expect(menu('/docs', 3)).toContain('    v API');
  });

  test('섹션이 없는 페이지에는 섹션의 제목만 있다', () => {
    expect(menu('/')).toEqual(['- Introduce *', '# Docs', '# Theory']);
    expect(menu('/tags/java')).toEqual(['# Introduce', '# Docs', '# Theory']);
  });

  test('폴더에는 아래 노트의 수가 있고, 섹션에는 없다', () => {
    const docs = menuRows(map, '/docs' as Route, { defaultMenuCollapseLevel: 1 })[1];
    expect(docs).toMatchObject({ section: 'current', mark: 1 });
    expect(docs).not.toHaveProperty('count');
    expect(docs?.rows?.map(({ title, count }) => [title, count])).toEqual([
      ['개요', undefined],
      ['레디스', 1],
      ['페이팔', 3],
    ]);
  });

  test('구분 줄의 제목은 그다음에 보이는 줄에 있다', () => {
    const docs = menuRows(map, '/docs' as Route, { defaultMenuCollapseLevel: 1 })[1];
    expect(docs?.rows?.map(({ title, group }) => [title, group])).toEqual([
      ['개요', undefined],
      ['레디스', '도구'],
      ['페이팔', undefined],
    ]);
  });

  test('줄이 250개가 넘는 섹션은 가는 길만 펴고, 다른 폴더는 그 페이지로 잇는다', () => {
    const entry = (route: string, title: string, more: Partial<PageEntry> = {}): PageEntry => ({
      name: route,
      route: route as Route,
      title,
      description: '요약',
      ...more,
    });
    const { description: _, ...far } = entry('/docs/far', '먼 폴더', {
      children: Array.from({ length: 260 }, (_, at) => entry(`/docs/far/n${at}`, `노트 ${at}`)),
    });
    const near = entry('/docs/near', '가까운 폴더', {
      children: [entry('/docs/near/one', '하나')],
    });
    const large = [entry('/docs', 'Docs', { type: 'page', children: [near, far] })];
    expect(menu('/docs/near/one', 1, large)).toEqual([
      'v Docs',
      '  v 가까운 폴더',
      '    - 하나 *',
      '  - 먼 폴더',
    ]);
    const rows = menuRows(large, '/docs/near/one' as Route, { defaultMenuCollapseLevel: 1 });
    expect(rows[0]?.rows?.at(-1)?.route).toBe('/docs/far/n0');
  });
});
