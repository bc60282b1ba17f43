import { describe, expect, test } from 'vitest';
import type { NoteRecord } from '../../../../lib/site/notes';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const folder = 'pages/docs/study';

function part(number: number | string, head: readonly string[] = []): Record<string, string> {
  return {
    [`${folder}/${number}.md`]: noteSource(`${number}주차`, {
      head: [...head, `sidebar_position: ${typeof number === 'number' ? number : 99}`],
    }),
  };
}

function recordsOf(
  files: Readonly<Record<string, string>>,
  page: readonly string[] = ['series: true'],
): Readonly<Record<string, NoteRecord>> {
  return readFaultless({
    'pages/docs/_meta.json': { index: '개요', redis: '레디스', study: '스터디' },
    [`${folder}.md`]: noteSource('스터디', { head: page }),
    ...files,
  }).notes;
}

describe('연재', () => {
  test('숫자 이름의 노트가 수의 차례로 이어지고, 있는 노트만 센다', () => {
    const records = recordsOf({ ...part(10), ...part(2), ...part(1), ...part('bank') });
    const series = (name: string): unknown => {
      const place = records[`${folder}/${name}.md`]?.series;
      return place && [place.position, place.total, place.previous?.title, place.next?.title];
    };
    expect(series('1')).toEqual([1, 3, undefined, '2주차']);
    expect(series('2')).toEqual([2, 3, '1주차', '10주차']);
    expect(series('10')).toEqual([3, 3, '2주차', undefined]);
    expect(series('bank')).toBeUndefined();
    expect(records[`${folder}/1.md`]?.series?.folder.route).toBe('/docs/study');
    expect(records[`${folder}.md`]?.series).toBeUndefined();
  });

  test('목록에 없는 노트와 초안은 세지 않는다', () => {
    const records = recordsOf({
      ...part(1),
      ...part(2, ['status: unlisted']),
      ...part(3, ['status: draft']),
      ...part(4),
    });
    expect(records[`${folder}/4.md`]?.series).toMatchObject({ position: 2, total: 2 });
    expect(records[`${folder}/2.md`]?.series).toBeUndefined();
  });

  test('series를 쓰지 않은 폴더의 숫자 노트는 연재가 아니다', () => {
    expect(recordsOf({ ...part(1) }, [])[`${folder}/1.md`]?.series).toBeUndefined();
  });
});

describe('주제와 문제', () => {
  const problem = (id: string, tags: string): string =>
    noteSource(`문제 ${id}`, {
      head: [
        `tags: [${tags}]`,
        `problem: { site: custom, id: "${id}", title: 문제 ${id}, level: 쉬움 }`,
        'sidebar_position: 1',
      ],
    });
  const section = {
    'pages/_meta.json': {
      index: { title: 'Introduce', type: 'page' },
      docs: { title: 'Docs', type: 'page' },
      algorithm: { title: 'Algorithm', type: 'page' },
    },
    'pages/algorithm/_meta.json': { index: '개요', graph: '그래프', custom: '문제' },
    'pages/algorithm/index.md': noteSource('Algorithm'),
    'pages/algorithm/graph.md': noteSource('그래프 탐색'),
    'pages/algorithm/custom.md': noteSource('직접 만든 문제'),
  };
  const { notes } = readFaultless({
    ...section,
    'pages/algorithm/custom/a.md': problem('a', 'bfs, heap'),
    'pages/algorithm/custom/b.md': problem('b', 'heap'),
    'pages/algorithm/custom/c.md': problem('c', 'prefix-sum'),
  });

  test('주제 노트에는 그 기법을 쓰는 문제가 있고, 문제 노트에는 주제와 비슷한 문제가 있다', () => {
    expect(notes['pages/algorithm/graph.md']?.problems?.map(({ title }) => title)).toEqual([
      '문제 a',
    ]);
    const related = notes['pages/algorithm/custom/a.md']?.related;
    expect(related?.topics.map(({ title }) => title)).toEqual(['그래프 탐색']);
    expect(related?.problems.map(({ title }) => title)).toEqual(['문제 b']);
  });

  test('비슷한 문제와 그 주제는 이어지는 노트에 다시 나오지 않는다', () => {
    const head = ['tags: [bfs, heap]'];
    const { notes: alike } = readFaultless({
      ...section,
      'pages/algorithm/_meta.json': {
        index: '개요',
        graph: '그래프',
        custom: '문제',
        uses: '쓰임',
      },
      'pages/algorithm/graph.md': noteSource('그래프 탐색', { head }),
      'pages/algorithm/uses.md': noteSource('길 찾기의 쓰임', { head }),
      'pages/algorithm/custom/a.md': problem('a', 'bfs, heap'),
      'pages/algorithm/custom/b.md': problem('b', 'bfs, heap'),
    });
    const { related, seeAlso } = alike['pages/algorithm/custom/a.md'] ?? {};
    expect(related?.topics.map(({ title }) => title)).toEqual(['그래프 탐색']);
    expect(related?.problems.map(({ title }) => title)).toEqual(['문제 b']);
    expect(seeAlso?.alike.map(({ title }) => title)).toEqual(['길 찾기의 쓰임']);
  });

  test('주제 노트도 비슷한 문제도 아직 없는 문제에는 아무것도 없다', () => {
    expect(notes['pages/algorithm/custom/c.md']?.related).toBeUndefined();
  });

  test('연습 차례가 빠뜨린 문제가 있으면 이 기법을 쓰는 문제를 모두 적고, 없으면 적지 않는다', () => {
    const using = (body: string): string[] | undefined =>
      readFaultless({
        ...section,
        'pages/algorithm/graph.md': noteSource('그래프 탐색', { body }),
        'pages/algorithm/custom/a.md': problem('a', 'bfs'),
        'pages/algorithm/custom/b.md': problem('b', 'dfs'),
      }).notes['pages/algorithm/graph.md']?.problems?.map(({ title }) => title);
    const ladder = '## 연습 차례 [#practice]\n\n1. [문제 a](/algorithm/custom/a)';
    const end = '## 끝 [#end]\n\n[문제 b](/algorithm/custom/b)';
    expect(using('[문제 a](/algorithm/custom/a)')).toEqual(['문제 a', '문제 b']);
    expect(using(ladder)).toEqual(['문제 a', '문제 b']);
    expect(using(`${ladder}\n\n${end}`)).toEqual(['문제 a', '문제 b']);
    expect(using(`${ladder}\n2. [문제 b](/algorithm/custom/b)`)).toBeUndefined();
  });
});

describe('이어지는 노트', () => {
  const note = (title: string, tags: string, body = ''): string =>
    noteSource(title, { head: [`tags: [${tags}]`], body });
  const files = {
    'pages/docs/_meta.json': {
      index: '개요',
      redis: '레디스',
      a: 'A',
      b: 'B',
      c: 'C',
      d: 'D',
      e: 'E',
    },
    'pages/docs/index.md': noteSource('Docs', { body: '[A](/docs/a)' }),
    'pages/docs/a.md': note('A', 'redis, database', '[B의 절](/docs/b#shape)을 읽는다.'),
    'pages/docs/b.md': note('B', 'redis, database', '## 모양 [#shape]\n\n글이다.'),
    'pages/docs/c.md': note('C', 'redis, database, http'),
    'pages/docs/d.md': note('D', 'redis', '[A](/docs/a), [B](/docs/b)'),
    'pages/docs/e.md': noteSource('E', { head: ['status: unlisted', 'tags: [redis, database]'] }),
  };
  const seeAlso = (name: string): unknown => {
    const place = readFaultless(files).notes[`pages/docs/${name}.md`]?.seeAlso;
    return (
      place && {
        alike: place.alike.map(({ title }) => title),
        backlinks: place.backlinks.map(({ title }) => title),
      }
    );
  };

  test('글이 가리키지 않는 노트 가운데 이 노트를 가리키는 것과 태그가 둘 넘게 같은 것을 적는다', () => {
    expect(seeAlso('a')).toEqual({ alike: ['C'], backlinks: ['D'] });
    expect(seeAlso('b')).toEqual({ alike: ['C'], backlinks: ['A', 'D'] });
    expect(seeAlso('c')).toEqual({ alike: ['A', 'B'], backlinks: [] });
  });

  test('적을 것이 없거나, 목록에 없거나, 태그가 없는 노트에는 없다', () => {
    expect(seeAlso('d')).toBeUndefined();
    expect(seeAlso('e')).toBeUndefined();
    expect(seeAlso('index')).toBeUndefined();
  });
});
