import { expect, test } from 'vitest';
import { exampleQueries } from '../../../../lib/site/judged-queries';

test('빈 검색에 보일 것은 그렇게 적은 검색어뿐이다', () => {
  const source = JSON.stringify({
    code: [
      { query: '격리 수준', targets: ['/a'], example: true },
      { query: '구독', targets: ['/b'] },
    ],
  });
  expect(exampleQueries(source)).toEqual(['격리 수준']);
});

test.each(['', '{', '{"code":[{"query":1}]}'])('읽지 못하는 글 %j에는 하나도 없다', (source) => {
  expect(exampleQueries(source)).toEqual([]);
});
