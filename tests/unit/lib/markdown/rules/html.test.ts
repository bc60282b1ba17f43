import { describe, expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  ['반환형은 Optional<S>이고', 1, '<S>'],
  ['첫 문단이다.\n\n인자는 List<B>다', 3, '<B>'],
  ['글\n<u>밑줄을 긋는다', 2, '<u>'],
  ['<details>\n<summary>답</summary>\n\n답이다.\n\n## 절 [#a]', 1, '<details>'],
  ['<details>\n\n<summary>답\n\n글\n\n</details>', 3, '<summary>'],
  ['- 항목 <b>굵게\n- 다음', 1, '<b>'],
  ['**Map<K, <I>값**', 1, '<I>'],
  ['| 열 |\n|---|\n| Set<U> |', 3, '<U>'],
  ['## 제목 <sub>아래 [#a]', 1, '<sub>'],
  ['<div>\n\n<div>\n\n글\n\n</div>', 1, '<div>'],
  ['<b/>굵게', 1, '<b>'],
  ['- <details>\n  <summary>답</summary>\n\n</details>', 1, '<details>'],
])('그 문단이나 그 깊이에서 닫지 않은 요소는 여는 줄의 잘못이다: %j', (source, line, tag) => {
  expect(markupFaultsIn(source)).toContain(`${String(line)} 닫히지 않은 ${tag}`);
});

test.each(['글</b>이다', '글\n\n</details>\n\n글', '<b>가</i></b>'])(
  '여는 태그가 없는 닫는 태그는 잘못이다: %j',
  (source) => {
    expect(markupFaultsIn(source)).toEqual([expect.stringContaining('여는 태그가 없는')]);
  },
);

test.each([
  '<?php 태그로 코드를 시작한다.\n\n다음 문단이 사라진다.',
  '<?xml version="1.0"?>으로 시작한다',
  '글의 <?php echo 1 ?>은',
  '<!DOCTYPE html>은 문서의 형식을 알린다.',
  '<!doctype html>',
  '글의 <!ELEMENT note>는',
  '<![CDATA[자료]]>를 쓴다',
  '<p 는 문단이다',
  '<div class="a\n글',
])('<?와 <!로 시작하는 글은 사라지므로 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)[0]).toContain('사라지는 <');
});

test.each([
  ['<details>\n<summary>답 보기</summary>\n- 첫째 항목\n</details>', 3],
  ['<details>\n<summary>답</summary>\n1. 숫자\n</details>', 3],
  ['<div>\n**굵게** 쓴다\n</div>', 2],
  ['<div>\n`코드`를 쓴다\n</div>', 2],
  ['<details>\n<summary>답</summary>\n\n글\n\n</details>\n<div>\n## 절\n</div>', 8],
  ['<div>\n[글](/a)\n</div>', 2],
  ['<div>\n> 인용\n</div>', 2],
  ['<div>\n```js\na\n```\n</div>', 2],
  ['<table>\n<tr><td>\n| a | b |\n</td></tr>\n</table>', 3],
  ['<details><summary>**답**</summary></details>', 1],
])('태그 바로 아래의 마크다운은 표시가 그대로 보이므로 잘못이다: %j의 %i행', (source, line) => {
  expect(markupFaultsIn(source)).toContainEqual(
    expect.stringContaining(`${String(line)} 태그 바로 아래의 마크다운`),
  );
});

test.each([
  '<kbd>Ctrl</kbd>+<kbd>C</kbd>를 누른다',
  '<details>\n<summary>답</summary>\n\n- 항목\n\n</details>',
  'a<br>b<br/>c <img src="/img/a.png" alt="그림">',
  '<ul>\n<li>가\n<li>나\n</ul>',
  '<note-tabs>\n<note-tab label="a">\n\n글\n\n</note-tab>\n</note-tabs>',
  '<note-list></note-list>',
  '<table><tr><td>가<td>나</table>',
  'H<sub>2</sub>O와 x<sup>2</sup>',
  '<!-- 메모 -->\n\n글 <!-- 메모 --> 글',
  '`<S>`와 `<?php`와 `<!DOCTYPE html>`',
  '<b>*기울임*과 `코드`</b>',
  '<pre>\n* 1\n- 2\n</pre>',
  '<p>글의 <code>**a**</code></p>',
  'a < b이고 c > d다',
  'if a<b && c>d',
])('닫은 HTML은 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});

describe('컴포넌트의 태그는 저마다 한 줄에 있다', () => {
  test.each([
    '<note-tabs><note-tab label="가">글</note-tab></note-tabs>',
    '<note-quiz question="몇 개인가?">둘이다.</note-quiz>',
    '글 <note-list></note-list>',
    '<note-steps>\n글\n</note-steps>',
    '| 열 |\n|---|\n| <note-list></note-list> |',
    '## <note-list></note-list> [#a]',
    '<div><note-list></note-list></div>',
    '<note-cards>- 항목</note-cards>',
    '**<note-list></note-list>**',
    '- <note-list></note-list> 뒤의 글',
  ])('잘못이다: %j', (source) => {
    expect(markupFaultsIn(source)).toContainEqual(expect.stringContaining('한 줄에 있는 <'));
  });

  test.each([
    '<note-list></note-list>',
    '<note-figure src="/img/a.png"\n  alt="그림"></note-figure>',
    '<note-tabs>\n<note-tab label="가">\n\n글\n\n</note-tab>\n</note-tabs>',
    '- 항목\n\n  <note-list></note-list>',
  ])('잘못이 아니다: %j', (source) => {
    expect(markupFaultsIn(source)).toEqual([]);
  });
});

test('다른 파일을 넣으라는 메모는 글이 사라지므로 잘못이다', () => {
  expect(markupFaultsIn('<!--@include: ./parts/a.md-->')).toEqual([
    expect.stringContaining('다른 파일을 넣으라는 메모'),
  ]);
});
