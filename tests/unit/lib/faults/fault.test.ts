import { describe, expect, test } from 'vitest';
import { FaultError, formatFault, formatFaults, type Fault } from '../../../../lib/faults/fault';

const fault: Fault = { file: 'pages/x.md', line: 3, found: '가', expected: '나', fix: '다' };

describe('한 가지 잘못', () => {
  test('"pages/x.md:3" 아래에 찾은 것, 기대한 것, 고치는 법이 한 줄씩 선다', () => {
    expect(formatFault(fault)).toBe(
      'pages/x.md:3\n  찾은 것    가\n  기대한 것  나\n  고치는 법  다',
    );
  });

  test('행이 없는 잘못은 "환경 변수 SITE_URL"처럼 이름만 앞에 둔다', () => {
    const { line: _line, ...rest } = fault;
    const [first] = formatFault({ ...rest, file: '환경 변수 SITE_URL' }).split('\n');
    expect(first).toBe('환경 변수 SITE_URL');
  });
});

describe('여러 잘못', () => {
  const unordered = [
    { ...fault, line: 12 },
    { ...fault, line: 2 },
    { ...fault, file: 'pages/b.md', line: 1 },
  ];

  test('파일 순, 행 번호 순(2행이 12행 앞)으로 서고 "잘못된 곳 3개"로 끝난다', () => {
    const blocks = formatFaults(unordered).split('\n\n');
    expect(blocks.map((block) => block.split('\n', 1)[0])).toEqual([
      'pages/b.md:1',
      'pages/x.md:2',
      'pages/x.md:12',
      '잘못된 곳 3개',
    ]);
  });

  test('FaultError는 목록과 그 글을 함께 나른다', () => {
    const error = new FaultError(unordered);
    expect(error.faults).toBe(unordered);
    expect(error.message).toBe(formatFaults(unordered));
  });
});
