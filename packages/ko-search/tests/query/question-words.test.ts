import { expect, test } from 'vitest';
import { isQuestionWord } from '../../src/query/question-words';
import { readQuery } from '../../src/query/query';

test.each(['왜', '방법', '어떻게', '차이', 'how', '뭐고', '뭐부터', '어디에서', '언제까지'])(
  '"%s"은(는) 묻기만 하는 말이다',
  (word) => {
    expect(isQuestionWord(word)).toBe(true);
  },
);

test.each(['구독', '방문', 'heap', '어느', '이고'])('"%s"은(는) 찾는 말이다', (word) => {
  expect(isQuestionWord(word)).toBe(false);
});

test('"구독을 취소하는 방법"에서 없어도 되는 말은 "방법"뿐이다', () => {
  const { words } = readQuery('구독을 취소하는 방법');
  expect(words.filter(({ isOptional }) => isOptional).map(({ text }) => text)).toEqual(['방법']);
});

test('"왜"만 치면 그 말을 찾는다', () => {
  const { words } = readQuery('왜');
  expect(words.map(({ isOptional }) => isOptional)).toEqual([false]);
});
