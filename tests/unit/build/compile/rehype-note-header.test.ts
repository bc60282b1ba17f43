import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { NoteRecord } from '../../../../lib/site/notes';
import { rehypeNoteHeader } from '../../../../build/compile/rehype-note-header';
import { compileWith, sampleNote, sampleNotes } from '../../../support/notes-data';

/** What the header of a note is made of, by the name of its file. */
const more: Readonly<Record<string, Partial<NoteRecord>>> = {
  checked: { verifiedWith: 'Java 17, Spring Boot 4.0' },
  described: { describes: 'MongoDB 8.0', verifiedWith: 'Python 3.11' },
  long: { minutes: 7 },
  reference: { minutes: 41 },
  problem: {
    judged: {
      name: '백준 1753',
      level: '보통',
      limits: ['1초', '256 MB'],
      url: 'https://a.test/1753',
    },
  },
  waiting: { waiting: true },
  unlisted: { tags: [{ name: '자바' }], listed: false },
};
compileWith({
  ...sampleNotes,
  notes: {
    ...sampleNotes.notes,
    ...Object.fromEntries(
      Object.entries(more).map(([name, parts]) => [
        `pages/${name}.md`,
        { ...sampleNote, tags: [], ...parts },
      ]),
    ),
  },
});

/** The names of the top-level nodes and the HTML of the header and the folded table of contents. */
function compile(
  html: string,
  path: string,
): {
  names: string[];
  header: string | undefined;
  toc: string | undefined;
  tools: string | undefined;
  report: string | undefined;
  problem: string | undefined;
} {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeNoteHeader(tree, new VFile({ path }));
  const nodes = tree.children as unknown as {
    tagName?: string;
    name?: string;
    attributes?: { value: string }[];
  }[];
  const htmlOf = (part: string): string | undefined =>
    nodes.find(({ name }) => name === part)?.attributes?.[0]?.value;
  return {
    names: nodes.map(({ tagName, name }) => tagName ?? name ?? ''),
    header: htmlOf('NoteHeader'),
    toc: htmlOf('NoteToc'),
    tools: htmlOf('NoteTools'),
    report: htmlOf('NoteReport'),
    problem: htmlOf('NoteProblem'),
  };
}

const STREAM = 'pages/docs/redis/redis-stream.md';
const REDIS = 'pages/docs/redis.md';
const tags =
  '<ul class="note-tags" aria-label="태그"><li><a href="/tags/redis">Redis</a></li></ul>';

describe('제목 아래', () => {
  test('태그의 표시 이름과 읽는 데 걸릴 시간이 선다', () => {
    expect(compile('<h1>Redis Stream</h1><p>글</p>', STREAM)).toEqual({
      names: ['h1', 'NoteHeader', 'NoteTools', 'p', 'NoteReport'],
      header:
        '<p class="note-date"><span class="reading-time">읽는 데 약 1분</span></p>' +
        `<p class="note-date">마지막 수정 <time datetime="2026-11-21">2026-11-21</time></p>${tags}`,
      toc: undefined,
      problem: undefined,
      tools:
        '<a class="note-markdown" href="/docs/redis/redis-stream.md">Markdown</a>' +
        '<button class="copy-markdown">Markdown 복사</button>' +
        '<button class="share-link">링크 공유</button><button class="passage-link" hidden>고른 곳의 링크</button>' +
        '<button class="show-keys">단축키</button>',
      report:
        '<a class="report-link" href="https://example.com/devnote/notes/issues/new?title=Redis%20Stream&amp;body=https%3A%2F%2Fexample.com%2Fdocs%2Fredis%2Fredis-stream">틀린 곳 알리기</a>',
    });
  });

  test('목록에 없는 노트에는 Markdown의 주소가 없다', () => {
    expect(compile('<h1>가</h1>', 'pages/unlisted.md').tools).toMatch(
      /^<button class="share-link">/,
    );
  });

  test('다른 노트로 이끄는 페이지에는 도구도, 제 날도 없다', () => {
    const { header, tools, report } = compile('<h1>레디스</h1>', REDIS);
    expect([header, tools, report]).toEqual([undefined, undefined, undefined]);
  });

  test('문제 노트의 제목 위에는 판정 사이트와 번호, 난이도, 제한, 문제로 가는 링크가 선다', () => {
    const { names, problem } = compile('<h1>최단경로</h1>', 'pages/problem.md');
    expect(names.slice(0, 2)).toEqual(['NoteProblem', 'h1']);
    expect(problem).toBe(
      '<span>백준 1753 · 보통 · 1초 · 256 MB</span> <a href="https://a.test/1753" target="_blank" rel="noreferrer">문제 보러 가기<span class="visually-hidden"> (새 탭에서 열림)</span></a>',
    );
  });

  test('40분이 넘는 노트는 찾아보는 문서이고, 절의 수를 말한다', () => {
    const body = '<h1>가</h1><h2 id="a">가</h2><h3 id="b">나</h3><h4 id="c">다</h4>';
    expect(compile(body, 'pages/reference.md').header).toBe(
      '<p class="note-date"><span class="reading-time">찾아보는 문서 · 절 2개</span></p>',
    );
  });

  test.each([
    ['checked', '예제를 실행한 버전: Java 17, Spring Boot 4.0'],
    ['long', '<span class="reading-time">읽는 데 약 7분</span>'],
    ['waiting', '준비 중: 아직 노트가 없다'],
  ])('%s.md에는 "%s"가 선다', (name, line) => {
    const { header } = compile('<h1>가</h1>', `pages/${name}.md`);
    expect(header).toBe(`<p class="note-date">${line}</p>`);
  });

  test('실행하지 않은 제품의 버전은 예제를 실행한 버전과 따로 선다', () => {
    expect(compile('<h1>가</h1>', 'pages/described.md').header).toBe(
      '<p class="note-date">설명한 버전: MongoDB 8.0 (실행하지 않음)</p>' +
        '<p class="note-date">예제를 실행한 버전: Python 3.11</p>',
    );
  });

  test('제목이 둘 이상이면 접힌 목차가 서고, #####는 들지 않는다', () => {
    const body =
      '<h1>레디스</h1><h2 id="a">가 &amp; <code>나</code></h2><div><h4 id="b">다</h4></div><h5 id="c">라</h5><h2>id 없음</h2>';
    const { names, toc } = compile(body, REDIS);
    expect(names.slice(0, 2)).toEqual(['h1', 'NoteToc']);
    expect(toc).toBe(
      '<summary><span class="visually-hidden">이 노트의 </span>목차 ' +
        '<span class="toc-now" aria-hidden="true"></span></summary><ul>' +
        '<li data-depth="2"><a href="#a">가 &amp; 나</a></li>' +
        '<li data-depth="4"><a href="#b">다</a></li></ul>',
    );
  });

  test('첫 페이지에는 접힌 목차가 없다', () => {
    const body = '<h1>소개</h1><h2 id="a">가</h2><h2 id="b">나</h2>';
    expect(compile(body, 'pages/index.md').toc).toBeUndefined();
  });

  test('제목이 하나뿐이면 목차는 없다', () => {
    const { header, toc } = compile('<h1>레디스</h1><h2 id="a">가</h2>', REDIS);
    expect([header, toc]).toEqual([undefined, undefined]);
  });
});

test.each([
  ['모르는 파일', '<h1>틀</h1>', 'pages/other.md'],
  ['# 제목이 없는 글', '<p>글</p>', REDIS],
  ['적을 것이 없는 노트', '<h1>소개</h1>', 'pages/index.md'],
])('%s에는 아무것도 붙지 않는다', (_case, html, path) => {
  expect(compile(html, path).header).toBeUndefined();
});
