import { fromHtml } from 'hast-util-from-html';
import { compileFunction } from 'node:vm';
import { createElement, type ComponentType, type ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileNote } from '../../../../build/compile/compile-note';
import { setNotesData } from '../../../../build/compile/notes-data';
import { findIntruders } from '../../../../lib/export/intruders';
import type { Fault } from '../../../../lib/faults/fault';
import type { Project } from '../../../../lib/note/project';
import { toNotesData } from '../../../../lib/site/notes';
import { planSite } from '../../../../lib/site/plan';
import { countRuns } from '../../../../lib/snippets/runs';
import { EMPTY_LOCK, readLock } from '../../../../lib/snippets/lock';
import { noteSource } from '../../../support/note-source';
import { sampleFiles, sampleProject } from '../../../support/sample-site';

/*
 * What may stand in the files of a project by mistake or by malice. Each input is either a fault that names
 * file, line and remedy, or a right page.
 */

const NOTE = 'pages/docs/redis/redis-stream.md';
const META = 'pages/docs/_meta.json';
const DESCRIPTION = 'description: 시험에 쓰는 노트에 무엇이 있는지 한 문장으로 적는다.';
const good = noteSource('Redis Stream', { head: ['tags: [redis]'] });

type Changes = Readonly<Record<string, unknown>>;

function projectOf(changes: Changes, rest: Partial<Project> = {}): Project {
  return sampleProject({ ...sampleFiles, ...changes }, rest);
}

function faultsOf(changes: Changes, rest: Partial<Project> = {}): readonly Fault[] {
  return planSite(projectOf(changes, rest), { drafts: false }).faults;
}

/** Expects a fault at a place, and of all faults that they tell an author what to do. */
function expectFault(faults: readonly Fault[], place: string, found: string): void {
  const said = faults.map(({ file, line, found: one }) => `${file}:${line ?? ''} ${one}`);
  expect(
    said.filter((one) => one.startsWith(place) && one.includes(found)),
    said.join('\n'),
  ).not.toEqual([]);
  for (const { expected, fix, found: one } of faults) {
    expect(expected).not.toBe('');
    expect(fix).not.toBe('');
    expect(one).not.toMatch(/\n\s+at /);
  }
}

/** The HTML of a note of the sample site, its components left out. */
async function draw(changes: Changes): Promise<string> {
  const project = projectOf(changes);
  const plan = planSite(project, { drafts: false });
  expect(plan.faults).toEqual([]);
  const nothing = { tables: {}, endpoints: {}, verified: new Map(), badges: {} };
  const runs = countRuns([], EMPTY_LOCK);
  const data = toNotesData({ plan, project, runs, ...nothing });
  setNotesData(data);
  const file = changes[NOTE] === undefined && `${NOTE}x` in changes ? `${NOTE}x` : NOTE;
  const text = project.files.find(({ path }) => path === file)?.text ?? '';
  const note = data.notes[file];
  if (note === undefined) {
    throw new Error(file);
  }
  const { code } = await compileNote(note, text);
  const names = new Set(
    [...code.matchAll(/_components\.(\w+)|\b([A-Z]\w+)\b(?=[,}\s])/g)].map(
      ([, a, b]) => a ?? b ?? '',
    ),
  );
  const bare = ({ children }: { children?: ReactNode }): ReactNode => children;
  const components = Object.fromEntries(
    [...names].filter((name) => /^[A-Z]/.test(name)).map((name) => [name, bare]),
  );
  const evaluate: unknown = compileFunction(code, []);
  const { default: content } = (evaluate as (scope: object) => { default: ComponentType })({
    ...jsxRuntime,
    useMDXComponents: () => components,
  });
  // React asks for pictures before it draws them; the pages of the site do not.
  const html = renderToStaticMarkup(createElement(content)).replaceAll(/<link[^>]*>/g, '');
  expect(findIntruders(fromHtml(`<main>${html}</main>`))).toEqual([]);
  return html;
}

function withHead(...lines: readonly string[]): Changes {
  return { [NOTE]: `---\n${lines.join('\n')}\n---\n\n# Redis Stream\n\n글\n` };
}

function withBody(body: string, name = NOTE): Changes {
  return {
    [NOTE]: undefined,
    [name]: noteSource('Redis Stream', { head: ['tags: [redis]'], body }),
  };
}

/** Gives each row a name that a terminal can show. */
function named<const Row extends readonly [string, ...unknown[]]>(
  rows: readonly Row[],
): (readonly [string, ...Row])[] {
  return rows.map((row) => [JSON.stringify(row[0]).slice(0, 80), ...row] as const);
}

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...'bcdefghij'.split('').map((name, index) => {
    const inner = Array(10).fill(`*${'abcdefghij'[index] ?? ''}`);
    return `${name}: &${name} [${inner.join(', ')}]`;
  }),
];

describe('머리말', () => {
  /** With a title on line 2 and a description on line 3, unless the name of the test is a title itself. */
  test.each(
    named([
      ['tags: &a [redis, *a]', 4, 'YAML 오류: Alias "*a"'],
      ['problem: &p { site: *p }', 4, 'YAML 오류: Alias "*p"'],
      ['x: &x { date: 2026-01-02 }\n<<: *x', 5, 'YAML 오류: Alias "*x"'],
      ['<<: { date: 2026-01-02 }', 4, '알 수 없는 필드 "<<"'],
      ['__proto__: { status: draft }', 4, 'YAML 오류: Key __proto__'],
      ['verified: { __proto__: "1" }', 4, 'YAML 오류: Key __proto__'],
      ['verified: { toString: "1" }', 4, 'verified.toString: "1"'],
      ['constructor: x', 4, '알 수 없는 필드 "constructor"'],
      ['? [a, b]\n: c', 4, 'YAML 오류: Key ["a","b"]'],
      [`problem: ${'['.repeat(2000)}`, 4, 'YAML 오류: 50겹이 넘게 싸인 값'],
      [`problem: ${'{a: '.repeat(2000)}${'}'.repeat(2000)}`, 4, 'YAML 오류: 50겹이 넘게 싸인 값'],
      [`problem:\n${'- '.repeat(3000)}`, 5, 'YAML 오류: 50겹이 넘게 싸인 값'],
      [
        'problem: { site: custom, id: a, title: 가, level: 쉬움, url: "javascript:a()" }',
        4,
        'problem.url: "javascript:a()"',
      ],
      ['problem: { site: custom, id: "", title: 가, level: 쉬움 }', 4, 'problem.id: ""'],
      ['tags: !!set { redis }', 4, 'tags: {}'],
      ['date: !!timestamp 2026-01-02', 4, 'date: "2026-01-02T00:00:00.000Z"'],
      ['sidebar_position: .inf', 4, 'sidebar_position: null'],
      ['sidebar_position: 1e400', 4, 'sidebar_position: null'],
      ['allow: video', 4, 'allow: "video"'],
      ['allow: [script]', 4, 'allow.0: "script"'],
    ]),
  )('%s', (_name, field, line, found) => {
    expectFault(
      faultsOf(withHead('title: Redis Stream', DESCRIPTION, field)),
      `${NOTE}:${line} `,
      found,
    );
  });

  test.each(
    named([
      ['', 'title: null'],
      ['"   "', 'title: "   "'],
      ['"Redis\\u0000Stream"', 'title: "Redis\\u0000Stream"'],
      ['"Redis\\nStream"', 'title: "Redis\\nStream"'],
      ['!!js/function "function(){}"', 'YAML 오류: Unresolved tag'],
      ['!!binary aGk=', 'title: {"type":"Buffer"'],
      ['%redis', 'YAML 오류: Plain value cannot start with directive'],
      ['"Redis\\qStream"', 'YAML 오류: Invalid escape sequence'],
      ['# Redis Stream', 'YAML의 메모라서 읽지 않는 글: "# Redis Stream"'],
    ]),
  )('title: %s', (_name, title, found) => {
    expectFault(faultsOf(withHead(`title: ${title}`, DESCRIPTION)), `${NOTE}:2 `, found);
  });

  test.each(
    named([
      ['|\n  첫 줄\n\n  둘째 줄', 'description: "첫 줄\\n\\n둘째 줄'],
      ['"종 \\u0007소리"', 'description: "종 \\u0007소리"'],
    ]),
  )('description: %s', (_name, description, found) => {
    expectFault(
      faultsOf(withHead('title: 가', `description: ${description}`)),
      `${NOTE}:3 `,
      found,
    );
  });

  test('별명이 열 번 열 배가 되는 YAML은 펼치지 않는다', () => {
    expectFault(faultsOf(withHead('title: 가', DESCRIPTION, ...bomb)), `${NOTE}:5 `, 'Alias "*a"');
  });

  test('모르는 필드 3,000개를 모두 알린다', () => {
    const fields = Array.from({ length: 3000 }, (_, index) => `k${index}: x`);
    expect(faultsOf(withHead('title: Redis Stream', DESCRIPTION, ...fields))).toHaveLength(3000);
  });

  test.each(
    named([
      ['title:\tRedis Stream', '# Redis Stream'],
      ['title: >-\n  Redis\n  Stream', '# Redis Stream'],
      ['title: <script>alert(1)</script>', '# `<script>alert(1)</script>`'],
    ]),
  )('%s → 바른 페이지', async (_name, title, heading) => {
    const text = `---\n${title}\n${DESCRIPTION}\ntags: [redis, redis]\n---\n\n${heading}\n\n글\n`;
    expect(await draw({ [NOTE]: text })).toContain('<p>글</p>');
  });
});

describe('파일의 글', () => {
  test.each([
    ['BOM', `\ufeff${good}`, 1, '보이지 않는 글자 U+FEFF'],
    ['NUL이 든 제목', good.replace('title: Redis', 'title: Re\0dis'), 2, 'U+0000'],
    ['NUL이 든 본문', good.replace('본문', '본\0문'), 9, 'U+0000'],
    ['NUL뿐인 파일', '\0\0\0\0', 1, '"\\u0000\\u0000\\u0000\\u0000"'],
    ['터미널을 바꾸는 글자', good.replace('본문', '\u001b[31m본문'), 9, 'U+001B'],
    ['읽는 방향을 바꾸는 글자', good.replace('본문', '본\u202e문'), 9, 'U+202E'],
    ['NFD', good.replace('본문', '본문'.normalize('NFD')), 9, '자모가 풀린 한글'],
    ['CR만 있는 줄 끝', good.replaceAll('\n', '\r'), 1, '"---\\rtitle'],
    ['머리말 앞의 빈칸', ` ${good}`, 1, '" ---"'],
    ['TOML 머리말', good.replaceAll('---', '+++'), 1, '"+++"'],
    ['JSON 머리말', '{ "title": "가" }\n\n# 가', 1, '"{ \\"title\\"'],
    ['가로줄 네 개', good.replaceAll('---', '----'), 1, '"----"'],
    ['점으로 닫은 머리말', good.replace('---\n\n', '...\n\n'), 1, '"---"'],
    ['본문이 없는 노트', good.slice(0, good.indexOf('# ')), 1, '# 제목이 없음'],
  ])('%s', (_name, text, line, found) => {
    expectFault(faultsOf({ [NOTE]: text }), `${NOTE}:${line} `, found);
  });

  test('5 MB짜리 노트는 읽지 않고 나누라고 한다', () => {
    const [fault] = faultsOf({ [NOTE]: good + '가나다\n\n'.repeat(1_000_000) });
    expect(fault).toMatchObject({ file: NOTE, line: 1, expected: '300000자 이하의 노트' });
  });

  test('읽을 수 없던 파일은 까닭을 댄다', () => {
    const files = projectOf({}).files.map((file) =>
      file.path === NOTE ? { ...file, text: '', problem: '심볼릭 링크' } : file,
    );
    expectFault(
      planSite(sampleProject({}, { files }), { drafts: false }).faults,
      `${NOTE}: `,
      '심볼릭 링크',
    );
  });

  test('줄 끝이 CRLF인 노트는 바른 페이지다', async () => {
    expect(await draw({ [NOTE]: good.replaceAll('\n', '\r\n') })).toContain('<p>본문이다.</p>');
  });
});

const mdx = `${NOTE}x`;

const DEEP = '100겹이 넘게 싸인 글';

describe('본문', () => {
  test.each(
    named([
      ['```java run\nint a = 1;', 9, '닫히지 않은 ```'],
      ['> ~~~text\n> 글\n\n끝', 9, '닫히지 않은 ```'],
      ['$$\nx', 9, '닫히지 않은 $$'],
      ['<!-- 글\n\n끝', 9, '닫히지 않은 <!--'],
      ['<![CDATA[ <b>글</b> ]]>', 9, '사라지는 <![CDATA['],
      ['<frameset><frame src="//a.test"></frameset>글', 9, '닫히지 않은 <frame>'],
      ['```text {1-999999999} {9-1} title="가\n글\n```', 9, '없는 줄의 표시 {1-999999999}'],
      ['글[^1]\n\n[^1]: 글[^1]', 11, '각주 안의 각주 [^1]'],
      ['글[^1] 글[^2]\n\n[^1]: 글\n[^2]: 글[^1]', 12, '각주 안의 각주 [^1]'],
      ['$$\\href{javascript:a()}{x}$$', 9, '\\href is not for formulas'],
      ['$$\\includegraphics{https://a.test/b.png}$$', 9, '\\includegraphics is not'],
      ['$$\\htmlClass{x}{y}$$', 9, '읽을 수 없는 수식'],
      [`$$${'{'.repeat(2000)}x${'}'.repeat(2000)}$$`, 9, '너무 깊게 싸인 수식'],
      [`$$${'x+'.repeat(3000)}x$$`, 9, '6001자'],
      ['$$\\def\\a{\\a\\a}\\a$$', 9, 'Too many expansions'],
      ['```constructor\n글\n```', 9, '알 수 없는 코드 언어 "constructor"'],
      ['```"><script>\n글\n```', 9, '알 수 없는 코드 언어'],
      ['# 또', 9, '두 번째 # 제목: 또'],
      ['>'.repeat(300) + ' 글', 9, DEEP],
      ['*'.repeat(300) + '글' + '*'.repeat(300), 9, DEEP],
      ['<div>'.repeat(300) + '글' + '</div>'.repeat(300), 9, DEEP],
      [Array.from({ length: 300 }, (_, depth) => '  '.repeat(depth) + '- 글').join('\n'), 57, DEEP],
      ['<math><mtext><img src=x onerror=a()></mtext></math>', 9, '<img>의 속성 onError'],
      ['<scr<script>ipt>a()</script>', 9, '<script> 요소'],
      ['<plaintext>글', 9, '<plaintext> 요소'],
      ['<isindex action="javascript:1">', 9, '<isindex> 요소'],
      ['<a href="/" ping="//a.test">글</a>', 9, '<a>의 속성 ping'],
      ['<image src="x" onerror="1">', 9, '<img>의 속성 onError'],
      ['<p =x "y>글</p>', 9, '<p>의 속성 =x'],
      ['## 글 [#🎉]', 9, '제목 id "🎉"'],
      ['## 글 [#a\u200bb]', 9, '제목 id "a\u200bb"'],
      ['## 글 [#a"onclick="x]', 9, '제목 id "a"onclick="x"'],
      ['## 글 [#__proto__]', 9, 'id가 없는 제목'],
      ['##', 9, 'id가 없는 제목 ""'],
      ['## [#a]', 9, '글이 없는 제목 [#a]'],
      ['## 글 [#a]\n\n## 또 [#a]', 11, '9행과 같은 id "a"'],
    ]),
  )('%s', (_name, body, line, found) => {
    expectFault(faultsOf(withBody(body)), `${NOTE}:${line} `, found);
  });

  test.each(
    named([
      ['<NoteTab label="가">\n\n글', 9, 'Expected a closing tag for `<NoteTab>` (9행)'],
      ['글 {a', 9, 'expected a corresponding closing brace'],
      ['{a b}', 9, 'Unexpected content after expression'],
      ['import x fron "y"', 9, 'Could not parse import/exports'],
      ['<!-- 글 -->', 9, 'Unexpected character `!`'],
      ['<b>글</i>', 9, 'Unexpected closing tag `</i>`'],
      ['<a href="x>글</a>', 10, 'expected a corresponding closing quote'],
      ['<a href={"java" + "script:a()"}>글</a>', 9, '링크 {…}'],
      ['<img src={where} alt="글" />', 9, '그림 {…}'],
      [
        '<div dangerouslySetInnerHTML={{ __html: "<script>" }} />',
        9,
        '<div>의 속성 dangerouslySetInnerHTML',
      ],
    ]),
  )('MDX %s', (_name, body, line, found) => {
    expectFault(faultsOf(withBody(body, mdx)), `${mdx}:${line} `, found);
  });

  test.each(
    named([
      ['[글](javascript&colon;a())', '링크 javascript:a()'],
      ['[글](java&#9;script:a())', '링크 java\tscript:a()'],
      ['[글](<java&#10;script:a()>)', '링크 java\nscript:a()'],
      ['[글](&#1;javascript:a())', 'javascript:a()'],
      ['![글](javascript:a())', '링크 javascript:a()'],
      ['[글](file:///etc/passwd)', '링크 file:///etc/passwd'],
      ['![글](data:image/png;base64,AA)', '링크 data:image/png'],
      ['![글](//a.test/b.png)', '그림 //a.test/b.png'],
      ['[글](/\\\\a.test)', '링크 /\\a.test'],
      ['[글](/../../etc/passwd)', '링크 /../../etc/passwd'],
      ['[글](/docs/%ZZ)', '링크 /docs/%ZZ'],
      ['[글](/docs/%00)', '링크 /docs/%00'],
      ['[글](/docs/redis#constructor)', '링크 /docs/redis#constructor'],
      ['[글](/__proto__)', '링크 /__proto__'],
      [`[글](/${'a'.repeat(5000)})`, '링크 /aaa'],
      ['[a]('.repeat(1000), '글에 남은 표시 ]('],
    ]),
  )('%s', (_name, body, found) => {
    expectFault(faultsOf(withBody(body)), `${NOTE}:`, found);
  });

  test.each(
    named([
      ['## 🎉 축하 👨‍👩‍👧‍👦 [#emoji]', '<h2 id="emoji">🎉 축하 👨‍👩‍👧‍👦</h2>'],
      [`## 글${'\u0336\u0337\u0338'.repeat(50)} [#a]`, '<h2 id="a">글\u0336'],
      ['## 글 [#constructor]', '<h2 id="constructor">글</h2>'],
      ['<img/src="/img/a.png"/onerror="1"/alt="글">', '&lt;img/src='],
      ['['.repeat(1000), '[[[['],
      ['&#0; &#xD800; &#x110000; &none; &amp;', '� � � &amp;none; &amp;'],
      ['글\u2028글', '글\u2028글'],
      ['가'.repeat(30_000), '가가가'],
      [`$$${'x+'.repeat(500)}x$$`, '<mo>+</mo>'],
    ]),
  )('%s → 바른 페이지', async (_name, body, html) => {
    expect(await draw(withBody(body))).toContain(html);
  });

  test('500행의 표 → 바른 페이지', async () => {
    const html = await draw(withBody(`| a | b |\n|---|---|\n${'| 1 | 글 |\n'.repeat(500)}`));
    expect(html.match(/<tr>/g)).toHaveLength(501);
  });

  test.each(
    named([
      ['a < b', 'a &lt; b'],
      ['<>글</>', '글'],
    ]),
  )('MDX %s → 바른 페이지', async (_name, body, html) => {
    expect(await draw(withBody(body, mdx))).toContain(html);
  });
});

describe('파일의 이름', () => {
  const placed = noteSource('다른 노트', { head: ['sidebar_position: 1'] });
  test.each(
    named([
      [`${NOTE}x`, '같은 주소 /docs/redis/redis-stream'],
      ['pages/docs/redis/한글.md'.normalize('NFD'), '경로 "'],
      ['pages/docs/redis/a"b.md', '주소 /docs/redis/a"b'],
      ['pages/docs/redis/__proto__.md', '주소 /docs/redis/__proto__'],
      ['pages/docs/redis/[slug].md', '주소 /docs/redis/[slug]'],
      ['pages/docs/_app.md', '주소 /docs/_app'],
      [`pages/docs/${'a'.repeat(101)}.md`, '주소 /docs/aaa'],
      ['pages/tags.md', '주소 /tags'],
      ['pages/docs/redis/a.MD', '노트도 _meta.json도 아닌 파일'],
      ['pages/docs/redis/a\nb.md', '노트도 _meta.json도 아닌 파일'],
      ['pages/docs/_META.json', '노트도 _meta.json도 아닌 파일'],
    ]),
  )('%s', (_name, file, found) => {
    expectFault(faultsOf({ [file]: placed }), `${file}:`, found);
  });

  test('파일이 없는 폴더의 _meta.json', () => {
    expectFault(
      faultsOf({ 'pages/docs/gone/_meta.json': '{}' }),
      'pages/docs/gone:1 ',
      '항목도 sidebar_position도 없음',
    );
  });
});

describe('_meta.json', () => {
  const entries = '"index": "개요", "redis": "레디스"';
  test.each(
    named([
      [`\ufeff{${entries}}`, 'JSON 오류: BOM (U+FEFF)'],
      ['{"index": "개요", "redis": "레\0디스"}', 'JSON 오류: Bad control character'],
      [`{${entries}, "constructor": "x"}`, '파일이 없는 항목 "constructor"'],
      [`{${entries}, "__proto__": "x"}`, 'JSON 오류: Key __proto__'],
      [`{${entries}, "---": {"type": "separator"}}`, '"---": {"type":"separator"}'],
      [`{${entries}, "*": {"theme": {}}}`, '"*": {"theme":{}}'],
      [`{${entries}, "x": {"title": "x", "href": "javascript:1"}}`, '"x": {"title":"x","href"'],
      ['{"index": "개요", "redis": "레\\n디스"}', '"redis": "레\\n디스"'],
      ['{"index": &a "개요", "redis": *a}', 'JSON 오류: Alias "*a"'],
      [
        `{"index": "개요", "redis": ${'['.repeat(3000)}${']'.repeat(3000)}}`,
        'JSON 오류: 50겹이 넘게 싸인 값',
      ],
    ]),
  )('%s', (_name, text, found) => {
    expectFault(faultsOf({ [META]: text }), `${META}:1 `, found);
  });

  test('합치다 만 표시는 그 줄의 잘못이다', () => {
    const text = `{\n<<<<<<< HEAD\n${entries}\n=======\n${entries}\n>>>>>>> 가지\n}`;
    expectFault(faultsOf({ [META]: text }), `${META}:2 `, 'JSON 오류');
  });

  test.each(
    named([
      ['{"index": "개요", "redis": "<script>alert(1)</script>"}'],
      ['{"index": "개요", "re\\u0064is": "레디스"}'],
    ]),
  )('%s → 바른 페이지', (_name, text) => {
    expect(faultsOf({ [META]: text })).toEqual([]);
  });
});

describe('주소와 설정', () => {
  test.each(['', 'null', '[null]', '\ufeff["/"]', '<<<<<<< HEAD\n["/"]'])(
    'content/addresses.json %j',
    (addresses) => {
      expectFault(faultsOf({}, { addresses }), 'content/addresses.json:1 ', '');
    },
  );

  test.each([
    ...['', 'null', '{"/a": "/a"}', '{"/a": "https://a.test"}', '{"/a": "javascript:a()"}'],
    ...['{"/a": "//a.test"}', '{"__proto__": "/docs"}', '{"/../x": "/docs"}', '{"/한글": "/docs"}'],
  ])('content/redirects.json %s', (redirects) => {
    expectFault(faultsOf({}, { redirects }), 'content/redirects.json:1 ', '');
  });

  test.each([undefined, '', '[', 'null', '[]', '{"x":1}', '{"__proto__":{}}', '\0'])(
    '읽을 수 없는 content/snippets.lock.json %j은 없는 것과 같다',
    (text) => {
      expect([...readLock(text).results.keys()]).toEqual([]);
    },
  );
});
