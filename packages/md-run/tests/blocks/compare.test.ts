import { describe, expect, it } from 'vitest';
import { maskAny, sameOutput, sameValue } from '../../src/blocks/compare';
import { diffLines } from '../../src/blocks/diff';

describe('sameOutput', () => {
  it.each([
    ['1\n2', '1  \n2\n\n', 'exact', true],
    ['1\n2', '1\r\n2\r\n', 'exact', true],
    [' 1', '1', 'exact', false],
    ['1\n2', '2\n1', 'exact', false],
    ['1\n2', '2\n1', 'any-order', true],
    ['1\n1\n2', '1\n2\n2', 'any-order', false],
    ['4\nACAK', '4\nACAP', 'first-line', true],
    ['4\nACAK', '3\nACA', 'first-line', false],
  ] as const)('%j와 %j를 %s로 비교하면 %s', (expected, got, comparison, same) => {
    expect(sameOutput(expected, got, comparison)).toBe(same);
  });
});

describe('maskAny', () => {
  it.each([
    ['id 17', undefined, 'id 17'],
    ['17-0 17-1', '\\d+-\\d', '… …'],
    ['17\n18', '^\\d+', '…\n18'],
    ['a.b', '[.]', 'a…b'],
    ['아이디 ㄱ', '\\d+', '아이디 ㄱ'],
  ])('%j에서 %j가 찾는 값을 지우면 %j다', (text, any, masked) => {
    expect(maskAny(text, any)).toBe(masked);
  });
});

describe('sameValue', () => {
  it.each([
    ['[0,1]', '[0, 1]', 'exact', true],
    ['[0,1]', '[1,0]', 'exact', false],
    ['[0,1]', '[1,0]', 'any-order', true],
    ['True', 'true', 'exact', true],
    ['2', '2.0', 'exact', true],
    ['9007199254740993', '9007199254740992', 'exact', false],
    ['1', 'Infinity', 'exact', false],
    ['[1]', '[NaN]', 'any-order', false],
  ] as const)('%s와 %s를 %s로 비교하면 %s', (expected, got, comparison, same) => {
    expect(sameValue(expected, got, comparison)).toBe(same);
  });
});

describe('diffLines', () => {
  it('바뀐 줄의 앞뒤 두 줄만 보인다', () => {
    const before = ['1', '2', '3', '4', '5', '6'];
    const after = ['1', '2', '3', '4', '다섯', '6'];
    expect(diffLines(before, after)).toEqual(['  …', '  3', '  4', '- 5', '+ 다섯', '  6']);
  });

  it.each([
    [['1'], [], ['- 1']],
    [[], ['1'], ['+ 1']],
    [['1', '2'], ['2'], ['- 1', '  2']],
  ])('%j와 %j의 차이', (before, after, lines) => {
    expect(diffLines(before, after)).toEqual(lines);
  });
});
