import { describe, expect, test } from 'vitest';
import { readPositioned } from '../../../../lib/faults/positions';

test.each([
  ['date: 2026-01-02', { date: '2026-01-02' }],
  ['title: no', { title: 'no' }],
  ['title: yes', { title: 'yes' }],
  ['title: 12:30:45', { title: '12:30:45' }],
  ['id: 010', { id: 10 }],
  ['draft: true', { draft: true }],
  ['title: "콜론: 있음"', { title: '콜론: 있음' }],
  ['', null],
])('YAML 1.2로 읽는 값: %j는 %j가 된다', (text, value) => {
  expect(readPositioned(text, 1)).toMatchObject({ value, problems: [] });
});

describe('키의 행', () => {
  const { lineOf } = readPositioned(
    'title: 가\ntags:\n  - java\n  - sql\nproblem:\n  site: custom\n  id: "1"\n',
    2,
  );

  test.each([
    [['title'], 2],
    [['tags'], 3],
    [['tags', 1], 5],
    [['problem', 'id'], 8],
    [['problem', 'level'], 6],
    [['description'], 2],
  ])('%j는 %d행이다 (없는 키는 가장 가까운 위의 키)', (path, line) => {
    expect(lineOf(path)).toBe(line);
  });
});

describe('문법 오류', () => {
  test.each([
    ['title: 가\ndescription: 나: 다\n', 3],
    ['title: 가\ndescription: "나\ntags: [java]\nstatus: draft\n', 3],
    ["title: 'it's'\n", 2],
    ['title: 가\ntitle: 나\n', 3],
    ['title: 가\ndescription: *나\n', 3],
    ['title: 가\ndescription: @나\n', 3],
    ['title: !unknown 가\n', 2],
  ])('%j는 값 없이 %d행의 문제를 낸다', (text, line) => {
    const { value, problems } = readPositioned(text, 2);
    expect(value).toBeUndefined();
    expect(problems.map((problem) => problem.line)).toContain(line);
  });

  test('문제의 글은 머리말 안에서 센 행 번호를 되풀이하지 않는다', () => {
    const [problem] = readPositioned('title: 가: 나\n', 2).problems;
    expect(problem?.message).toBe('Nested mappings are not allowed in compact mappings');
  });
});

describe('JSON으로 읽을 때만 문제인 것', () => {
  test.each([
    ['{\n  "a": \'x\'\n}', 2],
    ['{\n  "a": 1,\n  "b": 나\n}', 3],
    ['{\n  a: "x"\n}', 2],
  ])('%j는 %d행의 문제다', (text, line) => {
    expect(readPositioned(text, 1).problems).toEqual([]);
    expect(readPositioned(text, 1, 'json').problems.map((problem) => problem.line)).toEqual([line]);
  });

  test('바른 JSON은 JSON.parse와 같은 값이 된다', () => {
    const text = '{ "a": "가", "b": [1, 2.5, true, null], "c": { "404": "x" } }';
    expect(readPositioned(text, 1, 'json')).toMatchObject({
      value: JSON.parse(text) as unknown,
      problems: [],
    });
  });
});
