import { expect, test } from 'vitest';
import { isUsable, readFields, readValues, withValues } from '../../../../lib/reader/my-values';

const fields = readFields('플랜 ID=P-4ML8|도메인=shop.example.com');

test('칸은 이름과 예제의 값으로 적는다', () => {
  expect(fields).toEqual([
    { label: '플랜 ID', example: 'P-4ML8' },
    { label: '도메인', example: 'shop.example.com' },
  ]);
  expect(readFields('이름만|=값만|')).toEqual([]);
});

test('예제의 값을 내 값으로 바꾸고, 적지 않은 것은 그대로 둔다', () => {
  const text = 'https://shop.example.com/plans/P-4ML8 P-4ML8';
  expect(withValues(text, fields, { '플랜 ID': 'P-$&1' })).toBe(text);
  expect(withValues(text, fields, { '플랜 ID': 'P-1' })).toBe(
    'https://shop.example.com/plans/P-1 P-1',
  );
  expect(withValues(text, fields, {})).toBe(text);
});

test.each(["P-1'", 'a b', '$(id)', '`id`', 'a"b', 'a\nb'])(
  '코드를 끊을 수 있는 %j는 넣지 않는다',
  (value) => {
    expect(isUsable(value)).toBe(false);
    expect(withValues('P-4ML8', fields, { '플랜 ID': value })).toBe('P-4ML8');
  },
);

test.each([
  [undefined, {}],
  ['{"도메인":"a.kr","플랜 ID":3}', { 도메인: 'a.kr' }],
  ['[', {}],
  ['null', {}],
  ['"글"', {}],
])('저장한 값: %j에서 읽은 것은 %j다', (stored, expected) => {
  expect(readValues(stored)).toEqual(expected);
});
