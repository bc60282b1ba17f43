import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../../lib/tree/meta-json';

const FILE = 'pages/docs/_meta.json';

describe('바른 _meta.json', () => {
  const source = [
    '{',
    '  "index": "개요",',
    '  "redis": { "title": "레디스", "type": "doc" },',
    '  "old": { "title": "예전 것", "display": "hidden" }',
    '}',
  ].join('\n');

  test('글은 제목이 되고, 객체는 적힌 필드만 가진다', () => {
    const { entries, faults } = readMeta(FILE, source);
    expect(faults).toEqual([]);
    expect([...entries]).toEqual([
      ['index', { title: '개요' }],
      ['redis', { title: '레디스', type: 'doc' }],
      ['old', { title: '예전 것', display: 'hidden' }],
    ]);
  });

  test('항목마다 제 행을 안다', () => {
    const { lineOf } = readMeta(FILE, source);
    expect(['index', 'redis', 'old'].map(lineOf)).toEqual([2, 3, 4]);
  });

  test('정수처럼 생긴 키는 적힌 차례와 상관없이 오름차순으로 앞에 선다', () => {
    const { entries } = readMeta(
      FILE,
      '{ "python": "파이썬", "1753": "최단경로", "9251": "LCS", "11404": "플로이드", "1197": "MST" }',
    );
    expect([...entries.keys()]).toEqual(['1197', '1753', '9251', '11404', 'python']);
  });
});

test.each([
  ['빈 파일', '', 1],
  ['마지막 항목 뒤의 쉼표', '{\n  "index": "개요",\n}', 3],
  ['두 번 쓴 키', '{\n  "a": "가",\n  "b": "나",\n  "a": "다"\n}', 4],
  ['빠진 쉼표', '{\n  "a": "가"\n  "b": "나"\n}', 3],
  ['작은따옴표', '{\n  "a": \'가\'\n}', 2],
  ['따옴표 없는 값', '{\n  "a": "가",\n  "b": 나\n}', 3],
  ['따옴표 없는 키', '{\n  "a": "가",\n  b: "나"\n}', 3],
  ['주석', '{\n  "a": "가",\n  // 메모\n  "b": "나"\n}', 3],
  ['닫지 않은 괄호', '{\n  "a": "가"\n', 3],
  ['남는 괄호', '{\n  "a": "가"\n}\n}', 4],
])('깨진 JSON: %s는 그 행의 JSON 오류다', (_case, source, line) => {
  const { entries, faults } = readMeta(FILE, source);
  expect(entries.size).toBe(0);
  expect(faults.map((fault) => [fault.file, fault.line])).toEqual([[FILE, line]]);
  expect(faults[0]?.found).toMatch(/^JSON 오류: /);
});

describe('꼴이 틀린 항목', () => {
  test.each([
    ['숫자', '{\n  "a": "가",\n  "b": 3\n}', 3, '"b": 3'],
    ['빈 제목', '{\n  "a": ""\n}', 2, '"a": ""'],
    ['제목 없는 객체', '{\n  "a": { "type": "page" }\n}', 2, '"a": {"type":"page"}'],
    [
      '모르는 필드',
      '{\n  "a": { "title": "가", "href": "/" }\n}',
      2,
      '"a": {"title":"가","href":"/"}',
    ],
    [
      '모르는 type',
      '{\n  "a": { "title": "가", "type": "x" }\n}',
      2,
      '"a": {"title":"가","type":"x"}',
    ],
    [
      '모르는 display',
      '{\n  "a": { "title": "가", "display": 1 }\n}',
      2,
      '"a": {"title":"가","display":1}',
    ],
    ['배열', '[\n  "a"\n]', 1, '파일 전체: ["a"]'],
    ['글', '"a"', 1, '파일 전체: "a"'],
  ])('%s은(는) 그 행의 잘못이다', (_case, source, line, found) => {
    const { entries, faults } = readMeta(FILE, source);
    expect(entries.size).toBe(0);
    expect(faults).toMatchObject([{ file: FILE, line, found }]);
    expect(faults[0]?.expected).toContain('"표시 제목"');
  });

  test('틀린 항목 둘을 한 번에 알린다', () => {
    const { faults } = readMeta(FILE, '{\n  "a": 1,\n  "b": "나",\n  "c": null\n}');
    expect(faults.map(({ line }) => line)).toEqual([2, 4]);
  });
});
