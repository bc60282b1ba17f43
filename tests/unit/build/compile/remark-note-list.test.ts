import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { remarkNoteList } from '../../../../build/compile/remark-note-list';
import { transform } from '../../../support/markdown-tree';
import { compileWith, EMPTY_FOLDER, NOTE_FILE, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';
import { sampleDescription } from '../../../support/note-source';

compileWith(sampleNotes);

function render(source: string, path?: string): string {
  return outline(transform([remarkComponents, remarkNoteList], source, path));
}

const stream = `<li><a href="/docs/redis/redis-stream">Redis Stream</a> — ${sampleDescription('Redis Stream')}</li>`;

test('<note-list>는 이 폴더 바로 아래의 노트를 요약과 함께 늘어놓은 목록이 된다', () => {
  expect(render('## 노트 목록 [#notes]\n\n<note-list></note-list>', NOTE_FILE)).toBe(
    `<h2>노트 목록 [#notes]</h2><NoteList><ul>${stream}</ul></NoteList>`,
  );
});

test('섹션에서는 아래 폴더가 차례대로 선다', () => {
  expect(render('<note-list></note-list>', 'pages/docs/index.md')).toBe(
    '<NoteList><ul>' +
      `<li><a href="/docs/redis">레디스</a> — ${sampleDescription('레디스')}</li>` +
      `<li><a href="/docs/empty">빈 폴더</a> — ${sampleDescription('빈 폴더')}</li>` +
      '</ul></NoteList>',
  );
});

test('of="recent"는 바뀐 날과 폴더를 늘어놓고, 노트가 하나면 그 노트를 댄다', () => {
  const expected =
    '<NoteList kind="recent"><ul><li><em>11월 21일</em> 레디스: <a href="/docs/redis/redis-stream">Redis Stream</a></li></ul></NoteList>';
  expect(render('<note-list of="recent"></note-list>', EMPTY_FOLDER)).toBe(expected);
  expect(render('<NoteList of="recent" />', 'pages/index.mdx')).toBe(expected);
});

test('of="sections"는 섹션마다 제 페이지까지 노트의 수를 적는다', () => {
  expect(render('<note-list of="sections"></note-list>', 'pages/docs/index.md')).toBe(
    '<NoteList kind="sections"><ul>' +
      `<li><a href="/docs/redis">레디스</a> <em>노트 2개</em>${sampleDescription('레디스')}</li>` +
      `<li><a href="/docs/empty">빈 폴더</a> <em>노트 1개</em>${sampleDescription('빈 폴더')}</li>` +
      '</ul></NoteList>',
  );
});

test('of="sections" 안의 목록은 섹션을 말하는 글을 정한다', () => {
  const written =
    '<note-list of="sections">\n\n- [레디스](/docs/redis) — 명령과 `XADD`\n\n</note-list>';
  expect(render(written, 'pages/docs/index.md')).toBe(
    '<NoteList kind="sections"><ul>' +
      '<li><a href="/docs/redis">레디스</a> <em>노트 2개</em>명령과 <code>XADD</code></li>' +
      `<li><a href="/docs/empty">빈 폴더</a> <em>노트 1개</em>${sampleDescription('빈 폴더')}</li>` +
      '</ul></NoteList>',
  );
});

test('of="questions"는 모든 질문을 폴더와 노트로 묶고, 답을 접고, 제 노트의 자리로 잇는다', () => {
  const html = render('<note-list of="questions"></note-list>', 'pages/docs/index.md');
  expect(html).toContain('<option value="redis">Redis 2</option>');
  expect(html).toContain(
    '<section><h2><a href="/docs/redis">레디스</a> 질문 2개</h2>' +
      '<section data-tags="redis"><h3><a href="/docs/redis/redis-stream">Redis Stream</a></h3>' +
      '<NoteQuiz question="무엇으로 넣나?"><code>XADD</code>다. <a href="/docs/redis/redis-stream#commands">명령</a>' +
      '<a href="/docs/redis/redis-stream#commands">Redis Stream</a></NoteQuiz>',
  );
});

test('of="path"는 페이지와 이름이 같은 길의 차례다', () => {
  expect(render('<note-list of="path"></note-list>', 'pages/docs/index.md')).toBe(
    '<NoteList kind="path">2단계 · 읽는 데 모두 약 1분<ol>' +
      '<li><a href="/docs/redis/redis-stream">Redis Stream</a> — 먼저 훑는다. <em>1분</em></li>' +
      '<li><a href="/docs/redis/redis-stream#commands">Redis Stream</a> — 명령을 본다.</li>' +
      '</ol></NoteList>',
  );
  expect(() => render('<note-list of="path"></note-list>', NOTE_FILE)).toThrow(
    'content/paths.yaml에 없는 길 "redis"',
  );
});

test.each(['alll', 'constructor'])('모르는 목록 of="%s"은 쓸 수 있는 이름을 댄다', (kind) => {
  expect(() => render(`<note-list of="${kind}"></note-list>`, NOTE_FILE)).toThrow(
    /모르는 목록[^]*recent, sections, path, templates, questions, all/,
  );
});

test('of="all"은 섹션마다 제목을 두고 그 아래 모든 폴더와 노트를 겹친 목록으로 늘어놓는다', () => {
  expect(render('<NoteList of="all" />', 'pages/index.mdx')).toBe(
    '<NoteList><h2><a href="/docs">Docs</a></h2><ul>' +
      '<li><a href="/docs/redis">레디스</a>' +
      '<ul><li><a href="/docs/redis/redis-stream">Redis Stream</a></li></ul></li>' +
      '<li><a href="/docs/empty">빈 폴더</a></li>' +
      '</ul></NoteList>',
  );
});

test.each([EMPTY_FOLDER, 'pages/docs/redis/redis-stream.md', 'pages/nowhere.md'])(
  '아래에 노트가 없는 %s에는 "준비 중이다. 아직 공개한 노트가 없다."가 선다',
  (path) => {
    expect(render('<note-list></note-list>', path)).toBe(
      '<NoteList>준비 중이다. 아직 공개한 노트가 없다.</NoteList>',
    );
  },
);

test('표를 감싸면 표가 목록이다: 폴더에 노트의 수가 붙고, 표에 없는 것은 한 줄로 더해진다', () => {
  const source =
    '<note-list>\n\n| 폴더 | 물음 |\n|---|---|\n| [레디스](/docs/redis) | 무엇을 [잃나](/docs/redis/redis-stream)? |\n\n</note-list>';
  const tree = transform([remarkComponents, remarkNoteList], source, 'pages/docs/index.md');
  expect(outline(tree)).toBe(
    '<NoteList kind="written">폴더물음' +
      '<a href="/docs/redis">레디스</a>무엇을 <a href="/docs/redis/redis-stream">잃나</a>?' +
      `<a href="/docs/empty">빈 폴더</a>${sampleDescription('빈 폴더')}</NoteList>`,
  );
  const counts: unknown[] = [];
  visit(tree, 'link', ({ url, data }) => {
    counts.push([url, data?.['hProperties']]);
  });
  expect(counts).toEqual([
    ['/docs/redis', { dataCount: 1 }],
    ['/docs/redis/redis-stream', undefined],
    ['/docs/empty', undefined],
  ]);
});
