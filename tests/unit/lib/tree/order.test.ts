import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../../lib/tree/meta-json';
import { orderEntries, type Placeable } from '../../../../lib/tree/order';

const DIRECTORY = 'pages/algorithm';

function entry(name: string, position?: number, title = name): Placeable {
  return { name, file: `${DIRECTORY}/${name}.md`, title, position };
}

function order(
  meta: string,
  entries: readonly Placeable[],
): { names: readonly string[]; faults: ReturnType<typeof orderEntries>['faults'] } {
  const { ordered, faults } = orderEntries(
    DIRECTORY,
    readMeta(`${DIRECTORY}/_meta.json`, meta),
    entries,
  );
  return { names: ordered.map(({ name }) => name), faults };
}

describe('읽는 차례', () => {
  test('_meta.json의 항목이 그 차례대로 먼저 서고, 나머지는 sidebar_position 순이다', () => {
    const { names, faults } = order('{ "sort": "정렬", "graph": "그래프" }', [
      entry('dp', 2),
      entry('graph'),
      entry('list', 1),
      entry('sort'),
    ]);
    expect(names).toEqual(['sort', 'graph', 'list', 'dp']);
    expect(faults).toEqual([]);
  });

  test('_meta.json에 있는 노트의 sidebar_position은 차례를 바꾸지 않는다', () => {
    const { names } = order('{ "b": "나", "a": "가" }', [entry('a', 1), entry('b', 2)]);
    expect(names).toEqual(['b', 'a']);
  });

  test('sidebar_position이 같으면 제목의 가나다순이다', () => {
    const { names } = order('{}', [
      entry('x', 1, '하노이'),
      entry('y', 1, '가방'),
      entry('z', 0.5, '트리'),
    ]);
    expect(names).toEqual(['z', 'y', 'x']);
  });

  test('sidebar_position 0은 "없음"이 아니라 맨 앞이다', () => {
    const { names, faults } = order('{}', [entry('a', 1), entry('b', 0)]);
    expect(names).toEqual(['b', 'a']);
    expect(faults).toEqual([]);
  });

  test('색인 노트가 없는 폴더도 _meta.json의 제자리에 선다', () => {
    const folder = { name: 'baekjoon', file: undefined, title: '백준', position: undefined };
    expect(order('{ "baekjoon": "백준", "dp": "DP" }', [entry('dp'), folder])).toEqual({
      names: ['baekjoon', 'dp'],
      faults: [],
    });
  });
});

describe('잘못', () => {
  test('파일이 없는 키는 그 행에서 알리고 목록에 넣지 않는다', () => {
    const { names, faults } = order('{\n  "dp": "동적 계획법",\n  "dq": "덱"\n}', [entry('dp')]);
    expect(names).toEqual(['dp']);
    expect(faults).toEqual([
      {
        file: 'pages/algorithm/_meta.json',
        line: 3,
        found: '파일이 없는 항목 "dq"',
        expected: 'pages/algorithm/dq.md, dq.mdx 또는 폴더 dq/',
        fix: '항목을 지우거나 파일 이름에 맞춘다.',
      },
    ]);
  });

  test('키도 sidebar_position도 없는 노트는 제 파일에서 알리고 맨 뒤에 선다', () => {
    const { names, faults } = order('{ "sort": "정렬" }', [
      entry('queue', undefined, '큐와 덱'),
      entry('sort'),
      entry('dp', 9),
    ]);
    expect(names).toEqual(['sort', 'dp', 'queue']);
    expect(faults).toEqual([
      {
        file: 'pages/algorithm/queue.md',
        line: 1,
        found: '_meta.json 항목도 sidebar_position도 없음',
        expected: 'pages/algorithm/_meta.json의 "queue" 항목 또는 머리말의 sidebar_position',
        fix: 'pages/algorithm/_meta.json에 "queue": "큐와 덱" 항목을 넣는다.',
      },
    ]);
  });

  test('색인 노트도 항목도 없는 폴더는 폴더의 경로로 알린다', () => {
    const folder = { name: 'baekjoon', file: undefined, title: 'baekjoon', position: undefined };
    expect(order('{}', [folder]).faults).toMatchObject([{ file: 'pages/algorithm/baekjoon' }]);
  });

  test('글자 이름 뒤에 둔 숫자 이름과 작은 것부터 서지 않은 숫자 이름을 그 행에서 알린다', () => {
    const entries = [entry('intro'), entry('9251'), entry('1753')];
    const meta = '{\n  "intro": "가",\n  "9251": "나",\n  "1753": "다"\n}';
    expect(order(meta, entries).faults).toMatchObject([
      { line: 3, found: '"intro" 뒤에 둔 숫자 이름 "9251"' },
      { line: 4, found: '"9251" 뒤에 둔 숫자 이름 "1753"' },
    ]);
  });

  test('작은 것부터 맨 앞에 선 숫자 이름, 숨긴 것, sidebar_position으로 선 것은 잘못이 아니다', () => {
    const entries = [entry('intro'), entry('9251'), entry('1753')];
    const meta = '{ "1753": "가", "9251": "나", "intro": "다" }';
    expect(order(meta, entries).faults).toEqual([]);
    const hidden = '{ "intro": "가", "404": { "title": "나", "display": "hidden" } }';
    expect(order(hidden, [entry('intro'), entry('404')]).faults).toEqual([]);
    expect(order('{}', [entry('9251', 2), entry('intro', 1)])).toEqual({
      names: ['intro', '9251'],
      faults: [],
    });
  });
});
