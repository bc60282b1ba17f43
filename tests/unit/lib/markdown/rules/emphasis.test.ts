import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  '값은 개수*단가*수량이다',
  '값은 a*가*b다',
  'COUNT(*)와 SUM(*)을 쓴다',
  'SELECT *, a.* 를 쓴다',
  '(*p)*(*q)를 계산한다',
  'src/*.ts와 test/*.ts를 본다',
  '(*.md|*.mdx)를 고른다',
  '/*주석*/을 지운다',
  'int *p, a*b를 쓴다',
  '__init__ 메서드를 부른다',
  '__FILE__을 본다',
  '_private_변수를 쓴다',
  '(_id)와 (user_)를 쓴다',
  '| 식 |\n|---|\n| 너비*높이*깊이 |',
])('강조로 읽혀 표시가 사라지는 글은 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([expect.stringContaining('강조로 읽혀 사라지는')]);
});

test.each([
  '*강조*를 쓴다',
  '이것은 *매우 중요한* 말이다',
  '_강조_를 조사와 붙인다',
  '**A**tomicity, **C**onsistency',
  '*S*ingle *R*esponsibility',
  '**굵게**와 __굵은 글__은',
  '(*괄호 안*)도 *괄호(안)*도',
  '“*인용*”과 ***둘 다***',
  '자바**스크립트**는',
  '*`코드`*와 *[링크](/a)*와 *끝.*',
  'f(*args)와 g(*rest)를 부른다',
  'N*M*K와 2*3*4와 int *a, *b',
  'Array.prototype.flatMap의 *콜백*(callback)',
])('강조는 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
