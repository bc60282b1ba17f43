import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { findIntruders, REMOTE_STYLE } from '../../../../lib/export/intruders';

/** A page with something in its note, on line 3. */
function inNote(html: string): ReturnType<typeof findIntruders> {
  return findIntruders(fromHtml(`<html lang="ko"><body>\n<main>\n${html}</main></body></html>`));
}

function inHead(html: string): ReturnType<typeof findIntruders> {
  return findIntruders(fromHtml(`<html lang="ko"><head>\n\n${html}</head></html>`));
}

describe('노트에 있으면 안 되는 것', () => {
  test.each([
    ['<script src="/a.js"></script>', '<script>'],
    ['<script>alert(1)</script>', '<script>'],
    ['<style>p { color: red }</style>', '<style>'],
    ['<link rel="stylesheet" href="/a.css">', '<link>'],
    ['<meta name="x" content="y">', '<meta>'],
    ['<iframe></iframe>', '<iframe>'],
    ['<video></video>', '<video>'],
    ['<audio></audio>', '<audio>'],
    ['<object></object>', '<object>'],
    ['<embed>', '<embed>'],
    ['<picture></picture>', '<picture>'],
    ['<template></template>', '<template>'],
    ['<marquee>글</marquee>', '<marquee>'],
    ['<my-element></my-element>', '<my-element>'],
    ['<svg><foreignObject></foreignObject></svg>', '<foreignObject>'],
    ['<svg><script>1</script></svg>', '<script>'],
    ['<svg><animate></animate></svg>', '<animate>'],
    ['<svg><use></use></svg>', '<use>'],
    ['<p onclick="alert(1)">글</p>', '<p onclick="alert(1)">'],
    ['<svg onload="alert(1)"></svg>', '<svg onload="alert(1)">'],
    ['<img src="/a.png" onerror="x()">', '<img onerror="x()">'],
    ['<details ontoggle="x()"></details>', '<details ontoggle="x()">'],
    ['<math><mi onclick="x()">x</mi></math>', '<mi onclick="x()">'],
    ['<div srcdoc="x"></div>', '<div srcdoc="x">'],
    ['<p contenteditable="true">글</p>', '<p contenteditable="true">'],
    ['<a href="javascript:alert(1)">글</a>', '<a href="javascript:alert(1)">'],
    ['<a href=" JaVaScRiPt:1">글</a>', '<a href=" JaVaScRiPt:1">'],
    ['<a href="java&#9;script:1">글</a>', '<a href="java\tscript:1">'],
    ['<a href="&#1;javascript:1">글</a>', '<a href="\u0001javascript:1">'],
    ['<a href="vbscript:1">글</a>', '<a href="vbscript:1">'],
    ['<a href="data:text/html,x">글</a>', '<a href="data:text/html,x">'],
    ['<a href="blob:x">글</a>', '<a href="blob:x">'],
    ['<a href="file:///etc/passwd">글</a>', '<a href="file:///etc/passwd">'],
    ['<img src="https://a.test/b.png">', '<img src="https://a.test/b.png">'],
    ['<img src="//a.test/b.png">', '<img src="//a.test/b.png">'],
    ['<img src="\\\\a.test/b.png">', '<img src="\\\\a.test/b.png">'],
    ['<img src="/\\a.test/b.png">', '<img src="/\\a.test/b.png">'],
    ['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AA">'],
    ['<img srcset="/a.png 1x, //a.test/b.png 2x">', '<img srcset="/a.png 1x, //a.test/b.png 2x">'],
    ['<input src="http://a.test/b">', '<input src="http://a.test/b">'],
    ['<a href="/" ping="https://a.test">글</a>', '<a ping="https://a.test">'],
    ['<form action="https://a.test"></form>', '<form action="https://a.test">'],
    ['<form action="javascript:x()"></form>', '<form action="javascript:x()">'],
    ['<button formaction="//a.test">글</button>', '<button formaction="//a.test">'],
    ['<table background="//a.test/b"></table>', '<table background="//a.test/b">'],
    ['<p style="background:url(//a.test)">글</p>', '<p style="background:url(//a.test)">'],
  ])('%s', (html, found) => {
    const [intruder, ...others] = inNote(html);
    expect(others).toEqual([]);
    expect(intruder).toMatchObject({ found, line: 3 });
  });

  test('한 요소의 것을 모두 알린다', () => {
    const frame = '<iframe src="https://a.test" srcdoc="x" onload="x()" width="3"></iframe>';
    expect(inNote(frame).map(({ found }) => found)).toEqual([
      '<iframe>',
      '<iframe src="https://a.test">',
      '<iframe srcdoc="x">',
      '<iframe onload="x()">',
    ]);
  });

  test('노트가 허락할 수 있는 것은 요소뿐이다', () => {
    expect(inNote('<video src="https://a.test" controls></video>')).toEqual([
      expect.objectContaining({ found: '<video>', unless: { allowed: 'video' } }),
      expect.not.objectContaining({ unless: expect.anything() as unknown }),
    ]);
  });
});

describe('머리에 있으면 안 되는 것', () => {
  test.each([
    ['<base href="https://a.test/">', ['<base>', '<base href="https://a.test/">']],
    ['<meta http-equiv="refresh" content="0;url=//a">', ['<meta httpequiv="refresh">']],
    ['<meta http-equiv="Set-Cookie" content="a=b">', ['<meta httpequiv="Set-Cookie">']],
    ['<script src="https://a.test/b.js"></script>', ['<script src="https://a.test/b.js">']],
    ['<script src="data:text/javascript,1"></script>', ['<script src="data:text/javascript,1">']],
    ['<link rel="stylesheet" href="//a.test">', ['<link href="//a.test">']],
    ['<link rel="preconnect" href="https://a.test">', ['<link href="https://a.test">']],
    ['<link rel="dns-prefetch" href="//a.test">', ['<link href="//a.test">']],
    ['<link rel="alternate stylesheet" href="//a.test">', ['<link href="//a.test">']],
    ['<link href="//a.test">', ['<link href="//a.test">']],
    ['<style>@import "https://a.test"</style>', ['다른 사이트의 것을 받는 <style>']],
  ])('%s', (html, found) => {
    expect(inHead(html).map((one) => one.found)).toEqual(found);
  });

  test('옮긴 주소의 페이지만 다시 읽게 한다', () => {
    const [refresh] = inHead('<meta http-equiv="refresh" content="0; url=/new">');
    expect(refresh?.unless).toBe('moved');
    expect(inHead('<meta http-equiv="x-ua" content="y">')[0]?.unless).toBeUndefined();
  });
});

test('페이지에 있는 것은 잘못이 아니다', () => {
  expect(
    inHead(
      `<meta charset="utf-8"><link rel="canonical" href="https://dev.test/a">
      <link rel="alternate" type="application/atom+xml" href="https://dev.test/feed">
      <link rel="preconnect" href="/"><script src="/_next/a.js" defer></script><style>p{}</style>`,
    ),
  ).toEqual([]);
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

test.each([
  ['@import "//a.test/b.css"', true],
  ['@import url(https://a.test/b.css)', true],
  ["p{background:url( 'https://a.test/b' )}", true],
  ['p{background:image-set("//a.test/b" 1x)}', true],
  ['p{background:url(/notes/a.png)}', false],
  ['p{background:url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'")}', false],
  ['/* https://a.test */p{}', false],
])('모양 %s', (text, isRemote) => {
  expect(REMOTE_STYLE.test(text)).toBe(isRemote);
});
