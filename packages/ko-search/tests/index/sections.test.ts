import { expect, test } from 'vitest';
import { sectionsFromHtml } from '../../src/index/sections';

const page = `<html><body><nav>메뉴</nav><article class="nx nextra-content"><main>
<nav class="breadcrumb">Docs</nav><h1>Redis Stream</h1>
<div class="note-header"><ul><li>레디스</li></ul></div>
<p>덧붙이기만 하는 <strong>로그</strong>다.</p><p>고정 가격</p>
<h2 id="csharp">C# 문법<a class="heading-anchor" href="#csharp" aria-label="이 절의 주소"></a></h2>
<ul><li>하나</li><li>둘 <code>XADD</code></li></ul>
<figure class="code-block" data-language="ts" data-run="none"><div class="code-bar"><span>큐.ts</span></div>
<pre><code class="language-ts"><c-l>const <c-k>a</c-k> = 1;</c-l>
<c-l>run(a);</c-l>
</code></pre></figure>
<div class="tab-panel" hidden="until-found"><p>둘째 탭의 글</p></div>
<div hidden>가린 글</div>
<h3>주소 없는 제목</h3><p>그 아래 글</p>
</main></article></body></html>`;

const record = sectionsFromHtml(page, '/docs/redis/redis-stream');

test('제목은 h1이고 절은 주소가 있는 제목마다 하나다', () => {
  expect(record?.title).toBe('Redis Stream');
  expect(record?.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    ['', ''],
    ['csharp', 'C# 문법'],
  ]);
});

test('문단과 항목 사이에는 줄이 바뀌어 "로그다."와 "고정"이 붙지 않는다', () => {
  expect(record?.sections[0]?.body).toBe('덧붙이기만 하는 로그다.\n고정 가격');
  expect(record?.sections[1]?.body).toContain('하나\n둘 XADD');
});

test('코드는 언어와 줄을 지키고 코드 막대의 "큐.ts"는 빠진다', () => {
  expect(record?.sections[1]?.code).toEqual([{ language: 'ts', text: 'const a = 1;\nrun(a);' }]);
  expect(JSON.stringify(record)).not.toContain('큐.ts');
});

test('길잡이와 노트 머리는 빠지고 닫힌 탭의 글은 남는다', () => {
  const all = JSON.stringify(record);
  for (const text of ['메뉴', 'Docs"', '레디스', '가린 글', '이 절의 주소']) {
    expect(all).not.toContain(text);
  }
  expect(all).toContain('둘째 탭의 글');
});

test('다른 노트의 이름뿐인 문제 표와 이어지는 노트의 절은 빠진다', () => {
  const html = `<article class="nextra-content"><main><h1>다익스트라</h1><p>글</p>
<ul class="note-list"><li>트리: 잎과 뿌리</li></ul><div class="problem-table"><form><label>기법<select><option>힙</option></select></label></form><table><tr><td>1753</td></tr></table></div>
<section class="note-related"><h2 id="problems">이 기법을 쓰는 문제</h2><ul><li>최단경로</li></ul></section></main></article>`;
  expect(sectionsFromHtml(html, '/algorithm/dijkstra')?.sections).toEqual([
    { anchor: '', heading: '', body: '글', code: [] },
  ]);
});

test('마지막 절에 앞뒤 노트의 제목이 섞이지 않는다', () => {
  const html = `<article class="nextra-content"><main><h1>큐</h1><p>글</p>
<nav class="nav-cards"><a href="/lcs">LCS</a><a href="/tree">트리</a></nav></main></article>`;
  expect(sectionsFromHtml(html, '/queue')?.sections[0]?.body).toBe('글');
});

test('주소 없는 제목은 위 절의 글이 된다', () => {
  expect(record?.sections[1]?.body).toContain('주소 없는 제목\n그 아래 글');
});

test('노트가 없는 HTML에서는 절이 나오지 않는다', () => {
  expect(sectionsFromHtml('<p>오류</p>', '/404')).toBeUndefined();
});

test('수식은 한 번만, 사람이 적는 모양으로 들어간다', () => {
  const html =
    '<article class="nextra-content"><main><h1>정렬</h1><p>비교 정렬은 <math><mrow><mi>O</mi><mo>(</mo><mi>n</mi><mi>log</mi><mo>\u2061</mo><mi>n</mi><mo>)</mo></mrow></math>이다.</p></main></article>';
  expect(sectionsFromHtml(html, '/sort')?.sections[0]?.body).toBe('비교 정렬은 O(n log n)이다.');
});

test('표의 한 줄과 용어 하나는 칸 사이에 탭이 든 한 줄이다', () => {
  const html = `<article class="nextra-content"><main><h1>표</h1>
<table><thead><tr><th>이름</th> <th>뜻</th></tr></thead><tbody><tr><td><code>plan_<wbr>id</code></td><td>플랜의
ID</td><td></td></tr></tbody></table>
<dl><dt><code>links</code> 배열</dt><dd>다음 주소</dd><dt>total</dt><dd>건수</dd></dl></main></article>`;
  expect(sectionsFromHtml(html, '/x')?.sections[0]?.body.split('\n')).toEqual([
    '이름\t뜻',
    'plan_id\t플랜의 ID',
    'links 배열\t다음 주소',
    'total\t건수',
  ]);
});

test('소제목의 깊이를 적고, 탭의 이름은 글이 아니다', () => {
  const html = `<article class="nextra-content"><main><h1>깊이</h1><h2 id="a">가</h2>
<div class="tab-panel"><p class="tab-panel-label">Python</p><p>글</p></div><h3 id="b">나</h3></main></article>`;
  const sections = sectionsFromHtml(html, '/x')?.sections;
  expect(sections?.map(({ level }) => level)).toEqual([undefined, 2, 3]);
  expect(sections?.[1]?.body).toBe('글');
});
