import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../../lib/tree/frame';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const { pageMap: map } = readFaultless({
  'pages/_meta.json': {
    index: { title: 'Introduce', type: 'page' },
    docs: { title: 'Docs', type: 'page' },
    theory: { title: 'Theory', type: 'page' },
  },
  'pages/docs/_meta.json': { index: '개요', redis: '레디스', secret: '숨김' },
  'pages/docs/secret.md': noteSource('숨김', { head: ['tags: [java]', 'status: unlisted'] }),
  'pages/theory/_meta.json': { index: '개요' },
  'pages/theory/index.md': noteSource('Theory'),
});

const at = (route: string): ReturnType<typeof placeOf> => placeOf(map, route as Route);

describe('노트의 자리', () => {
  test('위 막대는 섹션을 차례로 잇고, 읽는 섹션을 표시한다', () => {
    expect(at('/docs/redis').sections).toEqual([
      { route: '/', title: 'Introduce', isCurrent: false },
      { route: '/docs', title: 'Docs', isCurrent: true },
      { route: '/theory', title: 'Theory', isCurrent: false },
    ]);
    expect(at('/').sections.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(at('/docsx').sections.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  test('가는 길은 섹션부터 그 노트까지다', () => {
    expect(at('/docs/redis/redis-stream').steps).toEqual([
      { title: 'Docs', route: '/docs' },
      { title: '레디스', route: '/docs/redis' },
      { title: 'Redis Stream', route: '/docs/redis/redis-stream' },
    ]);
    expect(at('/docs').steps.map(({ title }) => title)).toEqual(['Docs']);
  });

  test('섹션이 아닌 폴더 안의 페이지도 가는 길을 안다', () => {
    expect(at('/tags/redis')).toMatchObject({
      steps: [
        { title: '태그', route: '/tags' },
        { title: 'Redis', route: '/tags/redis' },
      ],
    });
    expect(at('/tags/redis')).not.toHaveProperty('section');
  });

  test('앞뒤 글은 그 섹션의 메뉴에 있는 순서다', () => {
    expect(at('/docs')).toMatchObject({ next: { title: '레디스' } });
    expect(at('/docs')).not.toHaveProperty('previous');
    expect(at('/docs/redis')).toMatchObject({
      previous: { title: '개요' },
      next: { title: 'Redis Stream' },
    });
    expect(at('/docs/redis/redis-stream')).not.toHaveProperty('next');
  });

  test('목록에 없는 노트에는 앞뒤 글이 없다', () => {
    expect(at('/docs/secret')).not.toHaveProperty('previous');
    expect(at('/docs/secret')).not.toHaveProperty('next');
  });

  test.each(['/', '/tags', '/archive', '/404'])('%s는 섹션에 없다', (route) => {
    expect(at(route)).toMatchObject({ steps: [] });
    expect(at(route)).not.toHaveProperty('section');
  });
});
