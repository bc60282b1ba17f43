import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  '##\u00a0공백이 다른 제목 [#a]',
  '##제목 [#a]',
  '##제목',
  '###\u3000제목',
  '＃＃ 전각 제목',
  '-\u00a0항목',
  '1.\u00a0항목',
  '*\u202f항목',
  '1.항목',
  '-항목',
  '\u00a0## 제목 [#a]',
  '\u200b- 항목',
  '\u3000- 항목',
  '**굵은 제목** [#a]',
  '제목 [#section]',
  '> ##제목',
  '글이다.\n##제목 [#a]\n글이다.',
])('글이 된 제목과 항목의 표시는 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([expect.stringContaining('글이 된 표시')]);
});

test.each([
  ['구분선을 그었다.\n---\n\n글', '1 --- 바로 위라서 제목이 된 글'],
  ['앞 글.\n\n글이다.\n===', '3 === 바로 위라서 제목이 된 글'],
  ['- 항목\n\n  글\n  -----', '3 ----- 바로 위라서 제목이 된 글'],
  ['앞 문단.\n\n    네 칸 들여 쓴 문단이다.', '3 들여 써서 코드가 된 글'],
  ['- 목록\n\n        여덟 칸', '3 들여 써서 코드가 된 글'],
  ['앞 문단.\n\n\t탭으로 들여 썼다', '3 들여 써서 코드가 된 글'],
])('글 바로 아래의 구분선과 들여 쓴 글은 잘못이다: %j', (source, found) => {
  expect(markupFaultsIn(source)).toEqual([expect.stringContaining(found)]);
});

test.each([
  '## 제목 [#a]',
  '##\t제목 [#a]',
  '## 제목 [#a] ##',
  '제목 [#a]\n---',
  '글\n\n---\n\n글',
  '이슈 #12를 본다',
  '#12를 본다',
  'C#과 #include',
  '-1과 +1 사이',
  '+를 붙일 수를 고른다',
  '1.5배 빠르다',
  '배열은 a[#]로',
  '\\## 제목이 아니다',
  '- 항목\n\n  글',
  '```text\n    네 칸\n```',
  '`## [#id]`로 쓴다',
])('제목과 항목과 글은 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
