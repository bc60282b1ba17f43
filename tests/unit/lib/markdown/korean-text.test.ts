import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkKoreanText } from '../../../../lib/markdown/korean-text';
import { outline } from '../../../support/outline';

const commonMark = unified().use(remarkParse).use(remarkGfm).freeze();
const korean = unified().use(remarkParse).use(remarkGfm).use(remarkKoreanText).freeze();

function render(source: string): string {
  return outline(korean.parse(source));
}

describe('조사가 바로 붙는 강조', () => {
  test.each([
    ['**강조(괄호)**은 남는다', '<strong>강조(괄호)</strong>은 남는다'],
    ['**“인용”**는', '<strong>“인용”</strong>는'],
    ['**"인용"**라고', '<strong>"인용"</strong>라고'],
    ['**`코드`**를', '<strong><code>코드</code></strong>를'],
    ['값은**"x"**이다', '값은<strong>"x"</strong>이다'],
    ['*기울임(x)*도', '<em>기울임(x)</em>도'],
    ['***둘 다(x)***는', '<em><strong>둘 다(x)</strong></em>는'],
    ['**50%**가', '<strong>50%</strong>가'],
    ['**C++**은', '<strong>C++</strong>은'],
    ['**끝.**다음', '<strong>끝.</strong>다음'],
    ['앞**(가)**뒤**[나]**끝', '앞<strong>(가)</strong>뒤<strong>[나]</strong>끝'],
    ['**漢字(かんじ)**の', '<strong>漢字(かんじ)</strong>の'],
    ['**カタカナ。**テスト', '<strong>カタカナ。</strong>テスト'],
    ['~~**지운 것(x)**은~~', '<del><strong>지운 것(x)</strong>은</del>'],
    ['| 열 |\n|---|\n| **값(x)**은 |', '열<strong>값(x)</strong>은'],
  ])('%j → %s', (source, html) => {
    expect(render(source)).toBe(html);
  });
});

test.each([
  ['_강조_를', '<em>강조</em>를'],
  ['이것은 _매우 중요한_것이다', '이것은 <em>매우 중요한</em>것이다'],
  ['_강조(x)_은', '<em>강조(x)</em>은'],
  ['__굵은 글__은', '<strong>굵은 글</strong>은'],
  ['(_가_)와 “_나_”는', '(<em>가</em>)와 “<em>나</em>”는'],
  ['_`코드`_를', '<em><code>코드</code></em>를'],
  ['**_둘 다_**는', '<strong><em>둘 다</em></strong>는'],
  ['사용자_이름_값', '사용자_이름_값'],
  ['user_이름_값', 'user_이름_값'],
  ['_a_b', '_a_b'],
  ['한글_밑줄', '한글_밑줄'],
])('밑줄의 강조에도 조사가 붙는다: %j → %s', (source, html) => {
  expect(render(source)).toBe(html);
});

test.each([
  ['2*3*4 = 24', '2*3*4 = 24'],
  ['O(N*M*K)', 'O(N*M*K)'],
  ['int *a, *b다', 'int *a, *b다'],
  ['a*b*c', 'a*b*c'],
  ['5*6*78', '5*6*78'],
  ['2**3**4', '2**3**4'],
  ['a*b와 c*d', 'a*b와 c*d'],
  ['w*h*d를', 'w*h*d를'],
  ['**A**tomicity', '<strong>A</strong>tomicity'],
  ['*S*ingle', '<em>S</em>ingle'],
  ['값은*x*다', '값은<em>x</em>다'],
])('영문자와 숫자 사이의 별표는 강조를 열지 않는다: %j → %s', (source, html) => {
  expect(render(source)).toBe(html);
});

describe('취소선은 ~~ 둘로만 긋는다', () => {
  test.each([
    ['배송은 3~5일, 길면 7~10일이다', '배송은 3~5일, 길면 7~10일이다'],
    ['~앞 물결~ 뒤', '~앞 물결~ 뒤'],
    ['0~9와 **A~F**', '0~9와 <strong>A~F</strong>'],
    ['| 열 |\n|---|\n| 1~2와 3~4 |', '열1~2와 3~4'],
    ['앞 ~~~세 물결~~~ 뒤', '앞 ~~~세 물결~~~ 뒤'],
    ['가 ~~지운 것~~ 나', '가 <del>지운 것</del> 나'],
    ['~~1~3일~~은', '<del>1~3일</del>은'],
    ['~~옛 방법(deprecated)~~은', '<del>옛 방법(deprecated)</del>은'],
    ['~~`옛것`~~을', '<del><code>옛것</code></del>을'],
    ['새로~~(옛)~~은', '새로<del>(옛)</del>은'],
    ['**~~둘 다(x)~~는**', '<strong><del>둘 다(x)</del>는</strong>'],
    ['~~a(b)~~c', '~~a(b)~~c'],
    ['~~닫지 않은 것', '~~닫지 않은 것'],
    ['~~ 띄운 것 ~~', '~~ 띄운 것 ~~'],
    ['\\~~아님\\~~', '~~아님~~'],
  ])('%j → %s', (source, html) => {
    expect(render(source)).toBe(html);
  });
});

test.each([
  '2 * 3 * 4',
  'snake_case_name',
  '__init__.py',
  '한글_밑줄_이름',
  '**a**b',
  '*a **b** c*',
  '**a(b)**c',
  '**"x"**y',
  'x**(b)** y',
  'y **(b)**x',
  '** 띄운 별표 **',
  '가 ** 나 ** 다',
  '**닫지 않은 강조',
  '\\*\\*강조\\*\\*',
  '`**코드**`',
  '**가**나**다**',
  '*foo**bar*',
  '**foo*bar**',
  '_foo_bar_baz_',
  '*(**foo**)*',
  '[**링크**](/docs)를',
])('달라지지 않는 것: %j는 CommonMark와 같다', (source) => {
  expect(render(source)).toBe(outline(commonMark.parse(source)));
});
