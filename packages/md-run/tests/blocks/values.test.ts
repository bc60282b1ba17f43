import { describe, expect, it } from 'vitest';
import { canonicalText, parseCall, parseValue } from '../../src/blocks/values';

describe('parseValue', () => {
  it.each([
    ['[1, 2, 3]', '[1,2,3]'],
    ['[True, False, None]', '[true,false,null]'],
    ['9007199254740993', '9007199254740993'],
    ['2.0', '2'],
    ['-0', '0'],
    ['"쉼표, 와 → 화살표"', '"쉼표, 와 → 화살표"'],
    ['{"b": [1], "a": "x"}', '{"a":"x","b":[1]}'],
    ['[]', '[]'],
  ])('%s를 %s로 읽는다', (text, canonical) => {
    expect(canonicalText(parseValue(text))).toBe(canonical);
  });

  it.each(['[1 2]', '[1,', '1 2', 'x', 'NaN', ''])('%j는 값이 아니다', (text) => {
    expect(() => parseValue(text)).toThrow(`값이 와야 할 자리: ${text || '(빈 글)'}`);
  });

  it('순서가 자유로우면 바깥 목록만 정렬한다', () => {
    expect(canonicalText(parseValue('[[2,1],[1,2]]'), true)).toBe('[[1,2],[2,1]]');
  });
});

describe('parseCall', () => {
  it.each([
    ['[2,7], 9 → [0,1]', '[[2,7],9]', '[0,1]'],
    ['nums = [3,3], target = 6 -> True', '[[3,3],6]', 'true'],
    ['"a → b", 1 → "c"', '["a → b",1]', '"c"'],
    ['→ 3', '[]', '3'],
    ['-1, {"a": "b = c"} -> -2', '[-1,{"a":"b = c"}]', '-2'],
  ])('%s의 인자와 결과를 나눈다', (line, args, expected) => {
    const call = parseCall(line);
    expect(canonicalText(call.args)).toBe(args);
    expect(canonicalText(call.expected)).toBe(expected);
  });
});
