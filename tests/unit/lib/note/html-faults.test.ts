import { describe, expect, test } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { noteSource } from '../../../support/note-source';

function foundIn(body: string, options: { head?: string[]; name?: string } = {}): string[] {
  const path = `pages/docs/${options.name ?? 'note.md'}`;
  return readNote({ path, text: noteSource('노트', { body, head: options.head ?? [] }) })
    .faults.filter(({ line }) => line !== undefined && line > 5)
    .map(({ found }) => found);
}

const refused: readonly (readonly [html: string, found: string])[] = [
  ['<script>alert(1)</script>', '<script> 요소'],
  ['<code><script>alert(1)</script></code>', '<script> 요소'],
  ['글 <script>alert(1)</script> 글', '<script> 요소'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe> 요소'],
  ['<link rel="stylesheet" href="https://evil.example/a.css">', '<link> 요소'],
  ['<style>body { display: none }</style>', '<style> 요소'],
  ['<form action="https://evil.example"><p>글</p></form>', '<form> 요소'],
  ['<svg onload="alert(1)"></svg>', '<svg> 요소'],
  ['<template><p>글</p></template>', '<template> 요소'],
  ['<div onclick="alert(1)">글</div>', '<div>의 속성 onClick'],
  ['<div ONCLICK="alert(1)">글</div>', '<div>의 속성 onClick'],
  ['<p style="background: url(https://evil.example)">글</p>', '<p>의 속성 style'],
  [
    '<img src="/img/a.png" alt="그림" srcset="https://evil.example/a.png 2x">',
    '<img>의 속성 srcSet',
  ],
  ['<note-quiz question="물음" onclick="a()"></note-quiz>', '<note-quiz>의 속성 onClick'],
  ['<note-quiz></note-quiz>', 'question 없는 <note-quiz>'],
  ['<note-tab></note-tab>', 'label 없는 <note-tab>'],
  ['[글](javascript:alert(1))', '링크 javascript:alert(1)'],
  ['[글](data:text/html,글)', '링크 data:text/html,글'],
  ['<a href="JaVaScRiPt:alert(1)">글</a>', '링크 JaVaScRiPt:alert(1)'],
  ['<vbscript:글>', '링크 vbscript:글'],
];

test.each(refused)('%s → 그 줄의 잘못', (html, found) => {
  expect(foundIn(html)).toEqual([found]);
});

const accepted: readonly string[] = [
  '<kbd>Ctrl</kbd>+<kbd>F</kbd>',
  '<details>\n<summary>답</summary>\n\n글\n\n</details>',
  '<abbr title="글">말</abbr>과 <sup>2</sup>',
  '<table><thead><tr><th scope="col" aria-label="이름">a</th></tr></thead></table>',
  '[글](https://example.com) <mailto:a@example.com>',
  '`<script>`와 `javascript:`는 코드다.',
  '```html\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '<!-- 글쓴이의 메모 -->',
];

test.each(accepted)('%s → 잘못이 아니다', (html) => {
  expect(foundIn(html).filter((found) => /요소|속성|링크|그림/.test(found))).toEqual([]);
});

test('머리말의 allow에 적은 요소는 쓴다', () => {
  const head = ['allow: [video]'];
  expect(foundIn('<video src="/img/a.mp4" controls></video>', { head })).toEqual([]);
  expect(foundIn('<video src="/img/a.mp4" onplay="a()"></video>', { head })).toEqual([
    '<video>의 속성 onPlay',
  ]);
});

test('.mdx의 HTML도 같고, 컴포넌트는 제 속성을 쓴다', () => {
  const name = 'note.mdx';
  expect(foundIn('<iframe src="https://evil.example" />', { name })).toEqual(['<iframe> 요소']);
  expect(foundIn('<div onClick={() => {}}>글</div>', { name })).toEqual(['<div>의 속성 onClick']);
  expect(foundIn('<div {...글} />', { name })).toEqual(['<div>의 속성 {…}']);
  expect(foundIn('<NoteTab label="글">글</NoteTab>', { name })).toEqual([]);
});

describe('너무 깊은 글', () => {
  test.each([
    ['HTML 블록', '<div>'.repeat(5000)],
    ['글 사이의 HTML', `글 ${'<b>'.repeat(5000)}`],
    ['떨어져 선 HTML', '<div>\n\n'.repeat(3000)],
    ['인용', '>'.repeat(3000) + ' 글'],
  ])('%s', (_name, body) => {
    expect(foundIn(body)).toContain('100겹이 넘게 싸인 글');
  });

  test('열 겹의 목록은 잘못이 아니다', () => {
    const list = Array.from({ length: 10 }, (_, depth) => `${'  '.repeat(depth)}- 글`).join('\n');
    expect(foundIn(list)).toEqual([]);
  });
});
