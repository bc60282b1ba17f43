import { normalizePages } from 'nextra/normalize-pages';
import { describe, expect, test } from 'vitest';
import {
  expandPageMap,
  listPages,
  sliceOf,
  type CompactPageMap,
} from '../../../../lib/tree/compact-page-map';
import {
  awaitedFolder,
  menuRows,
  openAtFirst,
  openTo,
  toggleMenu,
  type MenuRow,
  type MenuSettings,
} from '../../../../lib/tree/menu';
import type { Route } from '../../../../lib/vocabulary/routes';

const settings: MenuSettings = { defaultMenuCollapseLevel: 1, autoCollapse: true };

/** Folders in folders, notes that are not listed, a section without an overview, an empty folder. */
const map: CompactPageMap = {
  index: { title: 'Introduce', type: 'page' },
  docs: {
    title: 'Docs',
    type: 'page',
    hasPage: false,
    children: {
      index: '개요',
      redis: { title: '레디스', children: { stream: '스트림', list: '목록' } },
      hidden: { title: '숨은 노트', display: 'hidden' },
      paypal: {
        title: '페이팔',
        children: {
          guide: '가이드',
          api: { title: 'API', children: { orders: '주문', payments: '결제' } },
          secret: { title: '숨은 폴더', display: 'hidden', children: { inner: '안' } },
          end: '끝',
        },
      },
      bare: { title: '페이지 없는 폴더', hasPage: false, children: { one: '하나', two: '둘' } },
      lone: { title: '숨은 것뿐', children: { only: { title: '숨음', display: 'hidden' } } },
      last: '마지막',
    },
  },
  theory: {
    title: 'Theory',
    type: 'page',
    hasPage: false,
    children: { network: { title: '네트워크', children: { tcp: 'TCP' } }, os: '운영체제' },
  },
  search: { title: '전체 노트', type: 'page', display: 'hidden' },
  '404': { title: '없음', type: 'page', display: 'hidden' },
};

const routes = listPages(map).map(({ route }) => route);
const at = (route: string): Route => route as Route;

function rowsFor(route: Route, from: CompactPageMap = map): MenuRow[] {
  return menuRows(from, route, openAtFirst(from, route, settings));
}

/** Rows as an indented list: `>` a closed folder, `v` an open one, `*` the page being read. */
function sketch(rows: readonly MenuRow[], indent = ''): string[] {
  return rows.flatMap(({ title, isActive, isOpen, rows: below = [] }) => [
    `${indent}${{ true: 'v ', false: '> ', undefined: '' }[String(isOpen)] ?? ''}${title}${isActive ? ' *' : ''}`,
    ...sketch(below, `${indent}  `),
  ]);
}

describe('그릴 줄', () => {
  test('읽는 노트까지의 폴더만 열려 있고, 닫힌 폴더의 줄은 없다', () => {
    expect(sketch(rowsFor(at('/docs/paypal/api/orders')))).toEqual([
      'Introduce',
      'v Docs',
      '  개요',
      '  > 레디스',
      '  v 페이팔',
      '    가이드',
      '    v API',
      '      주문 *',
      '      결제',
      '    끝',
      '  > 페이지 없는 폴더',
      '  숨은 것뿐',
      '  마지막',
      '> Theory',
    ]);
  });

  test('섹션은 그 개요가, 폴더는 그 줄이 읽는 노트다', () => {
    expect(sketch(rowsFor(at('/docs'))).slice(1, 3)).toEqual(['v Docs', '  개요 *']);
    expect(sketch(rowsFor(at('/docs/redis'))).slice(3, 6)).toEqual([
      '  v 레디스 *',
      '    스트림',
      '    목록',
    ]);
  });

  test('읽는 섹션의 줄은 그 섹션을 닫아도 있다', () => {
    const rows = menuRows(map, at('/theory/os'), new Set());
    expect(rows.filter(({ section }) => section === 'current')).toMatchObject([
      { title: 'Theory', isOpen: false, rows: [{ title: '네트워크' }, { title: '운영체제' }] },
    ]);
  });

  test('다른 섹션과 폴더의 줄은 열면 있다', () => {
    const open = new Set(['/theory', '/theory/network'].map(at));
    expect(sketch(menuRows(map, at('/'), open))).toEqual([
      'Introduce *',
      '> Docs',
      'v Theory',
      '  v 네트워크',
      '    TCP',
      '  운영체제',
    ]);
  });

  test('섹션이 아닌 맨 위의 노트에는 섹션이라고 적지 않는다', () => {
    expect(menuRows({ about: '소개' }, at('/about'), new Set())[0]).not.toHaveProperty('section');
  });
});

describe('조각으로 그리기', () => {
  test.each(routes)('%s: 온 지도로 그린 것과 같다', (route) => {
    expect(rowsFor(route, sliceOf(map, route))).toEqual(rowsFor(route));
  });

  /** What the theme makes of a map: the bar, the place of the page, the pages before and after it. */
  function themeParts(from: CompactPageMap, route: Route): unknown {
    const { activePath, activeType, activeIndex, flatDocsDirectories, topLevelNavbarItems } =
      normalizePages({ list: expandPageMap(from), locale: 'ko', defaultLocale: 'ko', route });
    const neighbours = [activeIndex - 1, activeIndex + 1]
      .map((index) => flatDocsDirectories[index])
      .map((page) => page?.isUnderCurrentDocsTree === true && [page.title, page.route]);
    return {
      activeType,
      path: activePath.map(({ title }) => title),
      neighbours: activeType === 'doc' && neighbours,
      bar: topLevelNavbarItems.map((item) => [item.title, item.route, item.firstChildRoute]),
    };
  }

  test.each(routes)('%s: 위 막대, 위치, 앞뒤 노트도 같다', (route) => {
    expect(themeParts(sliceOf(map, route), route)).toEqual(themeParts(map, route));
  });

  test('열렸지만 아직 모르는 폴더에는 줄이 없고, 그것을 기다린다', () => {
    const slice = sliceOf(map, '/docs');
    const rows = menuRows(slice, at('/docs'), new Set(['/docs', '/docs/redis'].map(at)));
    expect(awaitedFolder(rows)).toMatchObject({ title: '레디스', isOpen: true });
    expect(awaitedFolder(rows)).not.toHaveProperty('rows');
    expect(awaitedFolder(rowsFor(at('/docs'), slice))).toBeUndefined();
  });
});

describe('여닫기', () => {
  const toggle = (open: readonly string[], folder: string, change = {}): string[] => [
    ...toggleMenu(new Set(open.map(at)), at(folder), { ...settings, ...change }),
  ];

  test('닫힌 폴더는 열고 열린 폴더는 닫는다', () => {
    expect(toggle([], '/docs/redis')).toEqual(['/docs/redis']);
    expect(toggle(['/docs', '/docs/redis'], '/docs/redis')).toEqual(['/docs']);
  });

  test('열면 열려 있던 이웃은 닫히고, 바깥 폴더와 안의 폴더는 그대로다', () => {
    expect(toggle(['/docs', '/docs/paypal', '/docs/paypal/api'], '/docs/redis')).toEqual([
      '/docs',
      '/docs/paypal/api',
      '/docs/redis',
    ]);
    expect(toggle(['/docs'], '/theory')).toEqual(['/theory']);
    expect(toggle(['/docs', '/docs/paypal'], '/docs/paypal/api')).toContain('/docs/paypal');
  });

  test('다시 열면 안에서 열려 있던 것도 열려 있다', () => {
    const open = toggle(['/docs', '/docs/redis', '/docs/paypal/api'], '/docs/paypal');
    expect(sketch(menuRows(map, at('/docs'), new Set(open.map(at))))).toContain('    v API');
  });

  test('autoCollapse가 아니면 이웃도 그대로다', () => {
    expect(toggle(['/docs/redis'], '/docs/paypal', { autoCollapse: false })).toEqual([
      '/docs/redis',
      '/docs/paypal',
    ]);
  });

  test('받은 것은 바뀌지 않는다', () => {
    const open = new Set([at('/docs/redis')]);
    toggleMenu(open, at('/docs/paypal'), settings);
    toggleMenu(open, at('/docs/redis'), settings);
    expect([...open]).toEqual(['/docs/redis']);
  });

  test('노트로 가면 가는 길의 폴더가 열리고 그 이웃은 닫힌다', () => {
    const open = new Set(['/docs', '/docs/redis'].map(at));
    expect([...openTo(open, map, at('/docs/paypal/guide'), settings)]).toEqual([
      '/docs',
      '/docs/paypal',
    ]);
  });

  test('폴더가 아닌 노트로 가면 열려 있던 이웃 폴더는 그대로다', () => {
    const open = new Set(['/docs', '/docs/redis'].map(at));
    expect([...openTo(open, map, at('/docs/last'), settings)]).toEqual(['/docs', '/docs/redis']);
    expect([...openTo(open, map, at('/docs/lone'), settings)]).toEqual(['/docs', '/docs/redis']);
  });

  test('defaultMenuCollapseLevel보다 얕은 폴더는 처음부터 열려 있고, 섹션은 세지 않는다', () => {
    const first = (level: number): Route[] => [
      ...openAtFirst(map, at('/theory/os'), { ...settings, defaultMenuCollapseLevel: level }),
    ];
    expect(first(1)).toEqual(['/theory']);
    expect(first(2)).toContain('/docs/paypal');
    expect(first(2)).toContain('/theory/network');
    expect(first(2)).not.toContain('/docs/paypal/api');
    expect(first(3)).toContain('/docs/paypal/api');
  });
});
