import { describe, expect, test } from 'vitest';
import { findForeignTexts } from '../../../../lib/export/foreign-texts';
import { readHtmlPage } from '../../../../lib/export/html-page';

const names = new Set(['Redis Stream', 'devnote']);

/** What is found in a page with something around the note and something in it. */
function foundIn({ around = '', note = '' }: { around?: string; note?: string }): string[] {
  const html = `<html lang="ko"><body>${around}<article><main>${note}</main></article></body></html>`;
  return findForeignTexts('out/x.html', readHtmlPage(html).texts, names).map(({ found }) => found);
}

describe('노트의 글', () => {
  test.each([
    ['문단', '<p>Read <b>this</b> page first.</p>', '<p> "Read this page first."'],
    ['제목', '<h2 id="a">How to read streams</h2>', '<h2> "How to read streams"'],
    ['목록의 항목', '<ul><li>Never block the loop</li></ul>', '<li> "Never block the loop"'],
    ['표의 칸', '<table><td>at least once delivery</td></table>', '<td> "at least once delivery"'],
    ['코드를 뺀 글', '<p>Call <code>큐</code> before you read</p>', '"Call before you read"'],
  ])('한글이 없는 %s', (_kind, note, expected) => {
    expect(foundIn({ note })).toEqual([expect.stringContaining(expected)]);
  });

  test.each([
    ['이름', '<h2>Spring Data Redis</h2><td>at-least-once</td>'],
    ['한국어 문장 속의 이름', '<p>Spring Data Redis Reactive Template이 있다.</p>'],
    [
      '숫자와 단위와 변수',
      '<td>20 V × 5 A = 100 W</td><td>O((R − L) log log R + √R log log R)</td>',
    ],
    [
      '코드와 키',
      '<pre>const a = await read all of it</pre><p><kbd>Ctrl + Shift + Alt + K</kbd></p>',
    ],
    ['수식', '<math><mi>if and only if there is</mi></math>'],
    ['그림 속의 글', '<svg><text>Plan created by the API</text></svg>'],
    [
      '다른 사이트의 글 제목',
      '<li><a href="https://a.test">How to build a queue in Redis</a></li>',
    ],
    ['원문 인용', '<p><span lang="en">Exactly once delivery is hard to get.</span></p>'],
    ['노트가 이름 지은 탭', '<button role="tab">node-redis</button>'],
  ])('%s은(는) 잘못이 아니다', (_kind, note) => {
    expect(foundIn({ note })).toEqual([]);
  });
});

describe('노트를 둘러싼 것의 이름', () => {
  test.each([
    ['<button>Menu</button>', '<button> "Menu"'],
    ['<a href="#main">Skip to content</a>', '<a> "Skip to content"'],
    ['<button aria-label="Menu"><svg></svg></button>', 'aria-label "Menu"'],
    ['<input placeholder="Search" aria-label="검색">', 'placeholder "Search"'],
    ['<div title="Toggle">켬</div>', 'title "Toggle"'],
  ])('%s', (around, expected) => {
    expect(foundIn({ around })).toEqual([`한글이 없는 이름 ${expected}`]);
  });

  test('노트 안의 단추와 그림의 이름도 한국어다', () => {
    expect(foundIn({ note: '<button>Copy</button><img src="/a.png" alt="a chart">' })).toEqual([
      '한글이 없는 이름 <button> "Copy"',
      '한글이 없는 이름 alt "a chart"',
    ]);
  });

  test('경로 표시는 노트 안에 있어도 둘러싼 것이다', () => {
    const note = '<nav class="breadcrumb"><div>Redis Stream</div><div>More</div></nav>';
    expect(foundIn({ note })).toEqual(['한글이 없는 이름 <div> "More"']);
  });

  test.each([
    ['노트의 이름', '<li><a href="/r">Redis Stream</a></li>'],
    ['부호에 둘러싸인 작성자', '<p>© devnote · <a href="/">처음</a></p>'],
    ['언어의 이름', '<button>C++</button>'],
    ['숫자와 부호', '<button>1 / 20</button>'],
    ['두 조각이 한 글자씩인 이름', '<button>A</button>'],
  ])('%s은(는) 잘못이 아니다', (_kind, around) => {
    expect(foundIn({ around })).toEqual([]);
  });
});
