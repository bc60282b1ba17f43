import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunResult } from 'md-run/process';
import { noteKinds } from '../../../lib/site/note-templates';
import { prepareBuild } from '../../../build/site';
import { fillFolder, makeFolder } from '../../support/folders';
import { lineOf, noteSource } from '../../support/note-source';
import { runHere, runScript } from '../../support/run-script';
import { runBlocks } from '../../support/snippet-project';
import { addAddresses } from '../../../scripts/addresses';
import { checkNotes } from '../../../scripts/check-notes';
import { moveNote } from '../../../scripts/move';
import { newNote } from '../../../scripts/new';
import { serve } from '../../../scripts/serve';

/*
 * The commands of an author on a small project.
 */

const text = '가나다라마 '.repeat(110);

function note(title: string, body = '', head: readonly string[] = []): string {
  return noteSource(title, { head, body: `${text}\n\n${body}` });
}

/** A note that is no page of a folder. */
function leaf(title: string, body = '', head: readonly string[] = []): string {
  return note(title, body, ['tags: [redis]', ...head]);
}

const site: Readonly<Record<string, string>> = {
  'pages/_meta.json': '{\n  "index": "소개",\n  "docs": "문서",\n  "algorithm": "알고리즘"\n}\n',
  'pages/index.md': note('소개', '<note-list></note-list>'),
  'pages/docs/_meta.json': '{\n  "index": "개요",\n  "redis": "레디스"\n}\n',
  'pages/docs/index.md': note('문서', '[레디스](/docs/redis#commands)를 읽는다.'),
  'pages/docs/redis.md': leaf('레디스', '## 명령 [#commands]'),
  'pages/algorithm/_meta.json': '{\n  "index": "개요",\n  "baekjoon": "백준"\n}\n',
  'pages/algorithm/index.md': note('알고리즘', '<note-list></note-list>'),
  'pages/algorithm/baekjoon.md': note('백준', '<note-list></note-list>'),
  'content/addresses.json':
    '[\n  "/",\n  "/algorithm",\n  "/algorithm/baekjoon",\n  "/docs",\n  "/docs/redis",\n  "/docs/redis#commands"\n]\n',
};

const project = makeFolder(afterAll);

function write(files: Readonly<Record<string, string>>): void {
  fillFolder(project, files);
}

function read(file: string): Promise<string> {
  return readFile(path.join(project, file), 'utf8');
}

function check(...args: readonly string[]): Promise<RunResult> {
  return runHere(() => checkNotes(project, args));
}

function create(...args: readonly string[]): Promise<RunResult> {
  return runHere(() => newNote(project, args));
}

const repository = process.cwd();

// The compiler of the notes finds them where it is started.
beforeAll(() => {
  process.chdir(project);
});

afterAll(() => {
  process.chdir(repository);
});

beforeEach(() => {
  write(site);
});

afterEach(async () => {
  for (const name of ['pages', 'public', 'content', 'out']) {
    await rm(path.join(project, name), { recursive: true, force: true });
  }
});

describe('npm run check:notes', () => {
  test('잘못이 없으면 센 것을 말하고 0으로 끝난다', async () => {
    const { code, output } = await check();
    expect(output).toContain('노트 5개에 잘못이 없다.');
    expect(code).toBe(0);
  });

  test('그 프로젝트의 노트를 컴파일해 그 프로젝트에 둔다', async () => {
    write({
      'pages/docs/redis.md': leaf('레디스', '## 명령 [#commands]\n\n이 프로젝트의 글이다.'),
    });
    const { code } = await check();
    expect(code).toBe(0);
    expect(await read('.cache/compiled/pages~docs~redis.md.json')).toContain(
      '이 프로젝트의 글이다.',
    );
  });

  test('여러 파일의 잘못을 한꺼번에 말한다', async () => {
    const redis = leaf('레디스', '## 명령 [#verbs]\n\n```pyhton\n```');
    write({
      'pages/docs/redis.md': redis,
      'pages/docs/thin.md': noteSource('얇은 노트', { head: ['sidebar_position: 1'] }),
    });
    const { code, output } = await check();
    expect(output).toContain(`pages/docs/redis.md:${lineOf(redis, '```pyhton')}`);
    expect(output).toContain(
      'content/addresses.json:7\n  찾은 것    사라진 제목 id /docs/redis#commands',
    );
    expect(output).toContain('pages/docs/thin.md:1\n  찾은 것    글 5자');
    expect(output).toContain('다른 노트의 글에서 오는 링크가 없음');
    expect(output).toContain('링크 /docs/redis#commands');
    expect(output).toContain('적히지 않은 주소 2개 (/docs/redis#verbs, /docs/thin)');
    expect(code).toBe(1);
  });

  test('--fix는 NFC, # 제목, _meta.json의 항목, 주소를 고치고 나머지를 말한다', async () => {
    const fresh = leaf('새 노트', '[레디스](/docs/redis)');
    write({
      'pages/docs/redis.md': (site['pages/docs/redis.md'] ?? '')
        .replace('# 레디스', '# Redis')
        .normalize('NFD'),
      'pages/docs/fresh.md': fresh,
    });
    const { code, output } = await check('--fix');
    expect(await read('pages/docs/redis.md')).toBe(site['pages/docs/redis.md']);
    expect(JSON.parse(await read('pages/docs/_meta.json'))).toHaveProperty('fresh', '새 노트');
    expect(await read('content/addresses.json')).toContain('  "/docs/fresh",\n');
    expect(output).toContain('고침: pages/docs/redis.md');
    expect(output).toContain('잘못된 곳 2개');
    expect(output).toContain('다른 노트의 글에서 오는 링크가 없음');
    expect(output).toContain('/docs/fresh 노트로 가는 길이 없는 폴더의 색인 페이지');
    expect(code).toBe(1);
  });
});

describe('npm run check -- <노트>', () => {
  test.each(['/docs/redis', 'docs/redis', 'pages/docs/redis.md'])('%s', async (name) => {
    const { code, output } = await check(name);
    expect(output).toContain(`${name}에 잘못이 없다.`);
    expect(code).toBe(0);
  });

  const block = '```bash run\necho 하나\n```\n\n```text output\n둘\n```';

  test('그 노트의 코드 블록을 실행하고, 실패를 npm run snippets처럼 말한다', async () => {
    const redis = leaf('레디스', `## 명령 [#commands]\n\n${block}`);
    write({ 'pages/docs/redis.md': redis });
    const { code, output } = await check('/docs/redis');
    expect(output).toContain(
      `pages/docs/redis.md:${lineOf(redis, '```bash run')}\n  출력이 다르다 (- 기대, + 실제)\n    - 둘\n    + 하나`,
    );
    expect(output).not.toContain('잘못이 없다');
    expect(code).toBe(1);
    await expect(read('content/snippets.lock.json')).rejects.toThrow('ENOENT');
    expect((await runBlocks(project)).text).toContain('  출력이 다르다');
  });

  test('다른 노트의 코드 블록은 실행하지 않고 그 표시의 잘못도 말하지 않는다', async () => {
    write({
      'pages/docs/redis.md': leaf('레디스', `## 명령 [#commands]\n\n${block}`),
      'pages/algorithm/baekjoon.md': note('백준', '<note-list></note-list>\n\n```bash\nls\n```'),
      'content/solutions/docs/none.py': 'print(1)\n',
    });
    const { code, output } = await check('/docs');
    expect(output).toBe('/docs에 잘못이 없다.\n');
    expect(code).toBe(0);
  });

  test('코드 블록의 표시와 그 노트의 틀린 풀이에 있는 잘못을 말한다', async () => {
    const redis = leaf('레디스', '## 명령 [#commands]\n\n```bash\nls\n```');
    write({ 'pages/docs/redis.md': redis, 'content/solutions/docs/redis.py': 'print(1)\n' });
    const { code, output } = await check('/docs/redis');
    expect(output).toContain(`pages/docs/redis.md:${lineOf(redis, '```bash')}`);
    expect(output).toContain('run도 skip도 없는 bash 블록');
    expect(output).toContain('content/solutions/docs/redis.py:1');
    expect(output).toContain('잘못된 곳 2개');
    expect(code).toBe(1);
  });

  test('없는 노트면 가까운 주소를 말한다', async () => {
    const { code, output } = await check('/docs/reddis');
    expect(output).toContain('없는 노트');
    expect(output).toContain('/docs/redis');
    expect(code).toBe(1);
  });
});

test('npm run new -- <문제 주소>는 검사를 지나는 초안과 _meta.json의 항목을 쓴다', async () => {
  const { code } = await runScript(project, [
    'new.ts',
    'https://www.acmicpc.net/problem/1753',
    '최단경로',
  ]);
  expect(code).toBe(0);
  expect(await read('pages/algorithm/baekjoon/1753.md')).toContain('status: draft');
  expect(JSON.parse(await read('pages/algorithm/baekjoon/_meta.json'))).toEqual({
    '1753': '최단경로',
  });
  expect((await check()).output).toContain('노트 6개에 잘못이 없다.');
});

// It starts a dozen commands.
test(
  'npm run new가 만든 초안은 종류마다 검사를 지나고, 코드 블록도 그대로 지난다',
  { timeout: 600_000 },
  async () => {
    for (const kind of noteKinds) {
      const { code } = await create(kind, `/docs/${kind}`, `새 ${kind} 노트`);
      expect(code).toBe(0);
    }
    const notes = await check();
    expect(notes.output).toContain(`노트 ${5 + noteKinds.length}개에 잘못이 없다.`);
    const problem = await check('/docs/problem');
    expect(problem.output).toBe('/docs/problem에 잘못이 없다.\n');
    const snippets = await runBlocks(project);
    expect(snippets.text).toContain('아직 쓰지 않았다');
    expect(snippets.code).toBe(0);
  },
);

test('npm run move는 노트를 옮기고, 그 뒤의 검사에 잘못이 없다', async () => {
  write({ 'public/img/docs/redis/a.svg': '<svg/>' });
  const { code, output } = await runHere(() => moveNote(project, '/docs/redis', '/docs/valkey'));
  expect(output).toContain('노트 1개를 옮겼다');
  expect(code).toBe(0);
  expect(await read('pages/docs/index.md')).toContain('[레디스](/docs/valkey#commands)');
  expect(await read('content/redirects.json')).toBe('{\n  "/docs/redis": "/docs/valkey"\n}\n');
  expect(await read('public/img/docs/valkey/a.svg')).toBe('<svg/>');
  await expect(read('pages/docs/redis.md')).rejects.toThrow('ENOENT');
  expect((await check()).output).toContain('노트 5개에 잘못이 없다.');
});

describe('npm run addresses', () => {
  test('새 주소를 더하고 옛 주소는 지우지 않는다', async () => {
    write({
      'pages/docs/redis.md': leaf('레디스', '## 명령 [#commands]\n\n## 절 [#part]'),
      'content/redirects.json': '{ "/docs/old": "/docs/redis" }',
      'content/addresses.json': '["/docs/old"]',
    });
    const { code, output } = await runHere(() => addAddresses(project));
    expect(output).toContain('주소 7개를 더했다');
    expect(code).toBe(0);
    expect(JSON.parse(await read('content/addresses.json'))).toEqual([
      ...['/', '/algorithm', '/algorithm/baekjoon', '/docs', '/docs/old', '/docs/redis'],
      ...['/docs/redis#commands', '/docs/redis#part'],
    ]);
  });

  test('사라진 주소가 있으면 말하고 1로 끝난다', async () => {
    write({ 'content/addresses.json': '["/docs/old"]' });
    const { code, output } = await runHere(() => addAddresses(project));
    expect(output).toContain('사라진 주소 /docs/old');
    expect(code).toBe(1);
  });
});

test('next build는 모든 잘못을 자리와 고치는 법과 함께 말하고, 지난 out/을 그대로 둔다', async () => {
  const lastGood = '<p>지난 빌드</p>';
  const docs = note('문서', '[레디스](/docs/redis#commands)를 읽는다.', ['sidebar_postion: 3']);
  write({
    'pages/docs/index.md': docs,
    'pages/docs/redis.md': leaf('레디스', '## 명령 [#commands]', ['status: draft']),
    'pages/algorithm/_meta.json': '{\n  "index": "개요",\n  "baekjoon": "백준",\n}\n',
    'content/addresses.json': '[\n  "/docs/old",\n  "/docs#gone"\n]\n',
    'out/index.html': lastGood,
  });
  const { code, output } = await runHere(() => prepareBuild(project), {
    BASE_PATH: 'notes/',
    SITE_URL: 'ftp://x',
  });
  for (const [place, found, fix] of [
    [`pages/docs/index.md:${lineOf(docs, 'sidebar_postion')}`, '"sidebar_postion"', '_position"'],
    [`pages/docs/index.md:${lineOf(docs, '[레디스]')}`, '초안(status: draft)이다', ''],
    ['pages/algorithm/_meta.json:4', 'JSON 오류', '쉼표'],
    ['content/addresses.json:2', '사라진 주소 /docs/old', ''],
    ['content/addresses.json:3', '사라진 제목 id /docs#gone', ''],
    ['환경 변수 BASE_PATH', '"notes/"', 'BASE_PATH 변수를 지운다'],
    ['환경 변수 SITE_URL', '"ftp://x"', ''],
  ] as const) {
    const said = output
      .split(/\n(?=\S)/)
      .filter((one) => one.startsWith(place))
      .join('\n');
    expect(said, output).toMatch(/찾은 것[^]*기대한 것[^]*고치는 법/);
    expect(said).toContain(found);
    expect(said).toContain(fix);
  }
  expect(code).toBe(1);
  expect(await read('out/index.html')).toBe(lastGood);
});

test('npm run serve는 PORT가 숫자가 아니면 변수 이름을 대며 멈춘다', async () => {
  const { code, output } = await runHere(serve, { PORT: '삼천' });
  expect(output).toContain('환경 변수 PORT');
  expect(output).toContain('1부터 65535까지의 정수');
  expect(code).toBe(1);
});
