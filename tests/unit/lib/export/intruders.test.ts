import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { findIntruders } from '../../../../lib/export/intruders';

/** What is found in a page with something in its note. */
function inNote(html: string): ReturnType<typeof findIntruders> {
  return findIntruders(fromHtml(`<html lang="ko"><body>\n<main>\n${html}</main></body></html>`));
}

describe('노트에 있으면 안 되는 것', () => {
  test.each([
    ['<script src="/a.js"></script>', '<script>'],
    ['<style>p { color: red }</style>', '<style>'],
    ['<link rel="stylesheet" href="/a.css">', '<link>'],
    ['<object></object>', '<object>'],
    ['<svg><script>1</script></svg>', '<script>'],
    ['<p onclick="alert(1)">글</p>', '<p onclick="alert(1)">'],
    ['<math><mi onclick="x()">x</mi></math>', '<mi onclick="x()">'],
    ['<div srcdoc="x"></div>', '<div srcdoc="x">'],
    ['<a href="javascript:alert(1)">글</a>', '<a href="javascript:alert(1)">'],
    ['<a href=" JaVaScRiPt:1">글</a>', '<a href=" JaVaScRiPt:1">'],
    ['<a href="java&#9;script:1">글</a>', '<a href="java\tscript:1">'],
    ['<a href="&#1;javascript:1">글</a>', '<a href="\u0001javascript:1">'],
    ['<a href="data:text/html,x">글</a>', '<a href="data:text/html,x">'],
    ['<a href="file:///etc/passwd">글</a>', '<a href="file:///etc/passwd">'],
    ['<img src="https://a.test/b.png">', '<img src="https://a.test/b.png">'],
    ['<img src="//a.test/b.png">', '<img src="//a.test/b.png">'],
    ['<img src="\\\\a.test/b.png">', '<img src="\\\\a.test/b.png">'],
    ['<img src="/\\a.test/b.png">', '<img src="/\\a.test/b.png">'],
    ['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AA">'],
    ['<img srcset="/a.png 1x, //a.test/b.png 2x">', '<img srcset="/a.png 1x, //a.test/b.png 2x">'],
    ['<a href="/" ping="https://a.test">글</a>', '<a ping="https://a.test">'],
    ['<form action="https://a.test"></form>', '<form action="https://a.test">'],
    ['<button formaction="//a.test">글</button>', '<button formaction="//a.test">'],
    ['<table background="//a.test/b"></table>', '<table background="//a.test/b">'],
    ['<video poster="//a.test/b"></video>', '<video poster="//a.test/b">'],
    ['<p style="background:url(//a.test)">글</p>', '<p style="background:url(//a.test)">'],
  ])('%s', (html, found) => {
    const [intruder, ...others] = inNote(html);
    expect(others).toEqual([]);
    expect(intruder).toBe(found);
  });

  test('한 요소의 것을 모두 알린다', () => {
    const frame = '<iframe src="https://a.test" srcdoc="x" onload="x()" width="3"></iframe>';
    expect(inNote(frame)).toEqual([
      '<iframe>',
      '<iframe src="https://a.test">',
      '<iframe srcdoc="x">',
      '<iframe onload="x()">',
    ]);
  });
});

test('페이지에 있는 것은 잘못이 아니다', () => {
  expect(
    inNote(
      `<h2 id="a">글</h2><p class="b" dir="auto"><a href="https://a.test" rel="nofollow" title="//a">글</a>
      <a href="mailto:a@b.test">글</a><a href="#a">글</a><img src="/notes/a.png" alt="https://a" width="3"></p>
      <pre style="--lines:3"><code data-lang="java"><c-k>int</c-k></code></pre>
      <svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><path d="M0" stroke-width="1"></path></svg>
      <math><mfrac><mi mathvariant="bold">a</mi><mn>2</mn></mfrac></math>
      <blockquote cite="https://a.test">글</blockquote><button aria-label="닫기" data-x="//a">X</button>`,
    ),
  ).toEqual([]);
});
