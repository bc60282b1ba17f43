import { expect, test } from 'vitest';
import { sectionsFromHtml } from '../../src/index/sections';
import type { SectionRecord } from '../../src/index/records';

function sectionsOf(note: string): readonly SectionRecord[] {
  const html = `<article class="nx nextra-content"><main>${note}</main></article>`;
  return sectionsFromHtml(`<body><nav>메뉴</nav>${html}</body>`, '/x')?.sections ?? [];
}

const page = `<nav class="breadcrumb">Docs</nav><h1>Redis Stream</h1>
<div class="note-header"><ul><li>레디스</li></ul></div>
<p>덧붙이기만 하는 <strong>로그</strong>다.</p><p>고정 가격</p>
<h2 id="csharp">C# 문법</h2>
<ul><li>하나</li><li>둘 <code>XADD</code></li></ul>
<figure class="code-block" data-language="ts" data-run="none"><div class="code-bar"><span>큐.ts</span></div>
<pre><code class="language-ts"><c-l>const <c-k>a</c-k> = 1;</c-l>
<c-l>run(a);</c-l>
</code></pre></figure>
<div class="tab-panel" hidden="until-found"><p class="tab-panel-label">Python</p><p>둘째 탭의 글</p></div>
<div hidden>가린 글</div>
<h3>주소 없는 제목</h3><p>그 아래 글</p><h3 id="limits">한도</h3>
<nav class="nav-cards"><a href="/lcs">LCS</a></nav>`;

test('절은 주소가 있는 제목마다 하나이고, 문단과 항목마다 줄이 바뀐다', () => {
  const code = [{ language: 'ts', text: 'const a = 1;\nrun(a);' }];
  const body = '하나\n둘 XADD\n둘째 탭의 글\n주소 없는 제목\n그 아래 글';
  expect(sectionsOf(page)).toEqual([
    { anchor: '', heading: '', body: '덧붙이기만 하는 로그다.\n고정 가격', code: [] },
    { anchor: 'csharp', heading: 'C# 문법', level: 2, body, code },
    { anchor: 'limits', heading: '한도', level: 3, body: '', code: [] },
  ]);
});

test('제목은 h1이고, 노트가 없는 HTML에서는 절이 나오지 않는다', () => {
  const note = '<article class="nextra-content"><main><h1>큐</h1></main></article>';
  expect(sectionsFromHtml(note, '/queue')).toMatchObject({ route: '/queue', title: '큐' });
  expect(sectionsFromHtml('<p>오류</p>', '/404')).toBeUndefined();
});

test.each([
  [
    '다른 노트의 이름뿐인 것은 빠진다',
    `<p>글</p><ul class="note-list"><li>트리: 잎과 뿌리</li></ul>
<div class="problem-table"><form><label>기법<select><option>힙</option></select></label></form><table><tr><td>1753</td></tr></table></div>
<section class="note-related"><h2 id="problems">이 기법을 쓰는 문제</h2><ul><li>최단경로</li></ul></section>`,
    '글',
  ],
  [
    '수식은 한 번만, 사람이 적는 모양으로 들어간다',
    '<p>비교 정렬은 <math><mrow><mi>O</mi><mo>(</mo><mi>n</mi><mi>log</mi><mo>\u2061</mo><mi>n</mi><mo>)</mo></mrow></math>이다.</p>',
    '비교 정렬은 O(n log n)이다.',
  ],
  [
    '표의 한 줄은 칸 사이에 탭이 든 한 줄이다',
    `<table><thead><tr><th>이름</th> <th>뜻</th></tr></thead><tbody><tr><td><code>plan_<wbr>id</code></td><td>플랜의
ID</td><td></td></tr></tbody></table>`,
    '이름\t뜻\nplan_id\t플랜의 ID',
  ],
  [
    '용어 하나도 그렇다',
    '<dl><dt><code>links</code> 배열</dt><dd>다음 주소</dd><dt>total</dt><dd>건수</dd></dl>',
    'links 배열\t다음 주소\ntotal\t건수',
  ],
])('%s', (_, note, body) => {
  expect(sectionsOf(note)).toEqual([{ anchor: '', heading: '', body, code: [] }]);
});
