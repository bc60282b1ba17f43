import { expect, test } from 'vitest';
import { readErrorBody } from '../../../../lib/reader/error-body';

test.each([
  [
    '{"name":"A","debug_id":"d1","details":[{"issue":"B"},{"issue":"C"},{"issue":"B"}]}',
    { kind: 'codes', codes: ['B', 'C', 'A'], debugId: 'd1' },
  ],
  ['{"error":"invalid_client"}', { kind: 'codes', codes: ['invalid_client'] }],
  ['{"name":"A","details":"없음"}', { kind: 'codes', codes: ['A'] }],
])('%s에서 코드를 차례대로 읽는다', (pasted, expected) => {
  expect(readErrorBody(pasted)).toEqual(expected);
});

test.each(['{"name":', '{}', '[]', 'null', '{"name":3,"details":[null,{"issue":""}]}'])(
  '%s에는 코드가 없다고 말한다',
  (pasted) => {
    expect(readErrorBody(pasted)).toMatchObject({ kind: 'fault' });
  },
);
