import { expect, test } from 'vitest';
import { siteNumbers } from '../../../../lib/site/site-numbers';

test('천의 자리를 쉼표로 나누고, 하나도 없는 것은 적지 않는다', () => {
  expect(siteNumbers({ notes: 1393, problems: 0, questions: 2, executed: 0 })).toEqual([
    { name: '노트', number: '1,393' },
    { name: '면접 질문', number: '2' },
  ]);
});
