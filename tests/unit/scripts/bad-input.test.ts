import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { fillFolder, makeFolder } from '../../support/folders';
import { prepareThere } from '../../support/build-there';
import { runScript } from '../../support/run-script';

/*
 * The commands as a person runs them, on a small project with one fault each: message, line, exit
 * code, and the last good out/ left alone.
 */

const LAST_GOOD = '<p>지난 빌드</p>';

const goodNote = (title: string): string =>
  `---\ntitle: ${title}\ndescription: ${title}에 대한 한 문장짜리 요약이며 스무 자를 넘는다.\n---\n\n# ${title}\n\n글\n`;

const goodSite: Readonly<Record<string, string>> = {
  'pages/_meta.json': '{\n  "index": "소개",\n  "docs": "문서"\n}\n',
  'pages/index.md': goodNote('소개'),
  'pages/docs.md': goodNote('문서'),
};

const project = makeFolder(afterAll);

function makeProject(files: Readonly<Record<string, string>>): void {
  fillFolder(project, { ...goodSite, ...files });
}

afterEach(async () => {
  await rm(path.join(project, 'pages'), { recursive: true, force: true });
});

interface Case {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly place: string;
  readonly found: string;
  readonly fix: string;
}

const cases: readonly Case[] = [
  {
    name: '깨진 머리말',
    files: { 'pages/docs.md': '---\ntitle: "문서\ndescription: x\n---\n\n# 문서\n' },
    place: 'pages/docs.md:',
    found: 'YAML 오류',
    fix: '따옴표와 괄호의 짝을 맞추고',
  },
  {
    name: '모르는 필드 sidebar_postion',
    files: {
      'pages/docs.md': goodNote('문서').replace('---\n\n#', 'sidebar_postion: 3\n---\n\n#'),
    },
    place: 'pages/docs.md:4',
    found: '알 수 없는 필드 "sidebar_postion"',
    fix: '"sidebar_position"',
  },
  {
    name: '파일이 없는 _meta.json 항목',
    files: {
      'pages/_meta.json': '{\n  "index": "소개",\n  "docs": "문서",\n  "blgo": "블로그"\n}\n',
    },
    place: 'pages/_meta.json:4',
    found: '파일이 없는 항목 "blgo"',
    fix: '항목을 지우거나',
  },
  {
    name: '끝에 쉼표가 남은 _meta.json',
    files: { 'pages/_meta.json': '{\n  "index": "소개",\n  "docs": "문서",\n}\n' },
    place: 'pages/_meta.json:4',
    found: 'JSON 오류',
    fix: '쉼표',
  },
  {
    name: '같은 주소의 두 파일',
    files: { 'pages/docs/index.md': goodNote('문서 둘') },
    place: 'pages/docs/index.md:1',
    found: '같은 주소 /docs',
    fix: '둘 가운데 하나',
  },
  {
    name: 'MDX 문법 오류',
    files: { 'pages/index.mdx': `${goodNote('소개')}\n<Callout>\n\n닫지 않았다\n` },
    place: 'pages/index.mdx:10',
    found: 'MDX 문법 오류',
    fix: '.md로 바꾼다',
  },
  {
    name: '잘못된 환경 변수 BASE_PATH',
    files: {},
    env: { BASE_PATH: 'notes/' },
    place: '환경 변수 BASE_PATH',
    found: '"notes/"',
    fix: 'BASE_PATH 변수를 지운다',
  },
];

describe('잘못된 입력은 자리와 고치는 법을 말하고 지난 out/을 그대로 둔다', () => {
  test.each(cases)('$name', async ({ files, env, place, found, fix }) => {
    makeProject({ ...files, 'out/index.html': LAST_GOOD });

    const { code, output } = await prepareThere(project, env);

    expect(output).toContain(place);
    expect(output).toContain(found);
    expect(output).toContain('기대한 것');
    expect(output).toContain(fix);
    expect(code).toBe(1);
    expect(await readFile(path.join(project, 'out/index.html'), 'utf8')).toBe(LAST_GOOD);
  });

  test('여러 잘못을 한꺼번에 말한다', async () => {
    makeProject({
      'pages/docs.md': goodNote('문서').replace('# 문서', '# 다른 제목\n\n[없는 곳](/nowhere)'),
    });
    const { code, output } = await prepareThere(project, { SITE_URL: 'ftp://x' });
    expect(output).toContain('# 다른 제목');
    expect(output).toContain('/nowhere');
    expect(output).toContain('환경 변수 SITE_URL');
    expect(output).toContain('잘못된 곳 3개');
    expect(code).toBe(1);
  });
});

describe('포트', () => {
  let busy: Server;

  afterAll(() => {
    busy.close();
  });

  test('쓰이고 있는 포트면 알리고 다음 빈 포트를 쓴다', async () => {
    busy = createServer();
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, () => {
        const address = busy.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const { serveStatic } = await import('../../../scripts/io/static-server');
    await mkdir(path.join(project, 'out'), { recursive: true });
    const messages: string[] = [];
    const { server, port: actual } = await serveStatic({
      folder: path.join(project, 'out'),
      port,
      basePath: '',
      report: (message) => messages.push(message),
    });
    server.close();
    expect(messages[0]).toBe(`포트 ${port}번은 이미 쓰이고 있다. 다음 포트를 시도한다.`);
    expect(actual).toBeGreaterThan(port);
  });

  test('PORT가 숫자가 아니면 변수 이름을 대며 멈춘다', async () => {
    makeProject({});
    const { code, output } = await runScript(project, ['serve.ts'], { PORT: '삼천' });
    expect(output).toContain('환경 변수 PORT');
    expect(output).toContain('1부터 65535까지의 정수');
    expect(code).toBe(1);
  });
});
