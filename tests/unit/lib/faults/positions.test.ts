import { describe, expect, test } from 'vitest';
import { readPositioned } from '../../../../lib/faults/positions';

test.each([
  ['date: 2026-01-02', { date: '2026-01-02' }],
  ['title: no', { title: 'no' }],
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

test('문법 오류의 글은 머리말 안에서 센 행 번호를 되풀이하지 않는다', () => {
  const { value, problems } = readPositioned('title: 가\ndescription: 나: 다\n', 2);
  expect(value).toBeUndefined();
  expect(problems).toEqual([
    { line: 3, message: 'Nested mappings are not allowed in compact mappings' },
  ]);
});

test('바른 JSON은 JSON.parse와 같은 값이 되고, YAML일 뿐인 것은 그 행의 문제다', () => {
  const text = '{\n  "a": "가", "b": [1, 2.5, true, null], "c": { "404": "x" }\n}';
  expect(readPositioned(text, 1, 'json')).toMatchObject({
    value: JSON.parse(text) as unknown,
    problems: [],
  });
  const yaml = text.replace('"b"', 'b');
  expect(readPositioned(yaml, 1).problems).toEqual([]);
  expect(readPositioned(yaml, 1, 'json').problems).toMatchObject([{ line: 2 }]);
});
