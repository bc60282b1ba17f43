import { expect, test } from 'vitest';
import { synonymsOf } from '../../src/query/synonyms';

test.each([
  ['우선순위 큐', 'heap'],
  ['우선순위큐', 'heap'],
  ['HEAP', '우선순위 큐'],
  ['백준', 'boj'],
  ['최소한번', '최소 한 번'],
  ['데드락', '교착상태'],
  ['가비지 컬렉션', 'gc'],
])('"%s"은(는) "%s"와(과) 같은 말이다', (word, other) => {
  expect(synonymsOf(word)).toContain(other);
});

test('"구름"에는 같은 말이 없다', () => {
  expect(synonymsOf('구름')).toEqual([]);
});
