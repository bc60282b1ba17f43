import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  'C:\\_data\\.git 폴더를 지운다',
  'C:\\Users\\me\\#backup을 연다',
  '\\\\server\\share에 둔다',
  '패턴은 \\d+\\.\\d+이다',
  '\\w+\\-\\w+을 찾는다',
  '경로는 src\\_gen\\a.ts다',
  'sed s\\/a\\/b를 쓴다',
  '문자열은 \\"a\\"다',
  '^\\.git$을 찾는다',
  '\\*\\.java를 찾는다',
])('경로와 패턴의 역슬래시는 사라지므로 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([expect.stringContaining('글에서 사라지는 \\')]);
});

test.each([
  '2026\\. 3월에 공개했다',
  '별표 \\*와 밑줄 \\_과 물결 \\~~',
  '\\*강조가 아니다\\*',
  'snake\\_case로 쓴다',
  '| a \\| b | c |\n|---|---|\n| 가 | 나 |',
  '\\# 제목이 아니다',
  '\\[대괄호\\]와 \\<태그\\>',
  '값은 \\$10이다',
  '- 하나\n- \\- 둘',
  '`C:\\_data\\.git`을 연다',
  '줄을 바꾼다\\\n다음 줄이다',
  'C:\\Users\\me를 연다',
])('표시를 글로 쓰는 역슬래시와 남는 역슬래시는 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
