import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { serviceNames, snippetLanguages } from 'md-run/blocks';
import { detectToolchains, services } from 'md-run/run';
import { EMPTY_LOCK, formatLock } from '../../../lib/snippets/lock';
import { testedKey } from '../../../lib/snippets/tested';
import { scriptFile, tsx } from '../../support/run-script';
import type { SnippetOptions } from '../../../scripts/snippets';
import { copySnippets, noteProject, runBlocks } from '../../support/snippet-project';

const execute = promisify(execFile);
const tools = await detectToolchains([...snippetLanguages, ...serviceNames]);
const SLOW = 600_000;

function lockOf(root: string): Promise<string> {
  return readFile(path.join(root, 'content/snippets.lock.json'), 'utf8');
}

describe('npm run snippets', () => {
  it.each([
    ['python', '/python', 4],
    ['java', '/java', 7],
    ['js', '/javascript', 3],
    ['ts', '/typescript', 3],
    ['sql', '/sql', 3],
    ['cpp', '/cpp', 2],
    ['bash', '/bash', 3],
    ['ruby', '/ruby', 1],
  ] as const)(
    '%s 블록이 페이지에 적힌 대로 끝난다',
    { timeout: SLOW },
    async (language, route, blocks) => {
      const { code, text } = await runBlocks(await copySnippets('languages'), { only: [route] });
      // At a desk without the toolchain the command itself must say so.
      const isHere = tools.has(language);
      expect(text).toContain(
        isHere ? `실행한 블록 ${blocks}/${blocks}개` : '도구가 없어 실행하지 않은 블록',
      );
      expect(code).toBe(0);
    },
  );

  it.each([
    ['redis', '/redis', 5],
    ['postgresql', '/postgresql', 5],
    ['mariadb', '/mariadb', 3],
    ['rabbitmq', '/rabbitmq', 2],
  ] as const)('%s 서버에서 실행한다', { timeout: SLOW }, async (service, route, blocks) => {
    const { code, text } = await runBlocks(await copySnippets('services'), { only: [route] });
    const expected = tools.has(service)
      ? `실행한 블록 ${blocks}/${blocks}개`
      : `도구가 없어 실행하지 않은 블록 ${blocks}개: ${services[service].name} (apt-get install ${[...services[service].packages].sort().join(' ')})`;
    expect(text).toContain(expected);
    expect(code).toBe(0);
  });

  it(
    '두 번째에는 결과를 다시 쓰고, 블록이 바뀌면 그 블록만 실행한다',
    { timeout: SLOW },
    async () => {
      const root = await copySnippets('languages');
      const only = ['/python'];
      await runBlocks(root, { only });
      expect((await runBlocks(root, { only })).text).toMatch(/python +Python 3\S* +4 +0 +4 /);
      const file = path.join(root, 'pages/python.md');
      const note = await readFile(file, 'utf8');
      await writeFile(file, note.replace('print("before")', 'print("before")  # 앞'));
      expect((await runBlocks(root, { only })).text).toMatch(/python +Python 3\S* +4 +1 +3 /);
    },
  );

  it.runIf(tools.has('python'))(
    '커밋한 결과와 도구가 같으면 실행하지 않고, 버전이 다르거나 CI거나 --fresh면 실행한다',
    { timeout: SLOW },
    async () => {
      const root = await copySnippets('languages');
      const only = ['/python'];
      await runBlocks(root, { only });
      const emptyCache = () => rm(path.join(root, '.cache/snippets/results.json'));
      const counted = async (options: Partial<SnippetOptions>): Promise<string | undefined> => {
        await emptyCache();
        const { text } = await runBlocks(root, { only, ...options });
        return /python +Python 3\S* +4 +(\d +\d) /.exec(text)?.[1]?.replace(/ +/, ' ');
      };
      expect(await counted({})).toBe('0 4');
      expect(await counted({ isCi: true })).toBe('4 0');
      expect(await counted({ fresh: true })).toBe('4 0');
      const lock = path.join(root, 'content/snippets.lock.json');
      await writeFile(lock, (await lockOf(root)).replaceAll('"python":"3.', '"python":"2.'));
      expect(await counted({})).toBe('4 0');
    },
  );

  it('실행한 Node.js와 다른 verified를 말한다', { timeout: SLOW }, async () => {
    const root = await copySnippets('languages');
    const file = path.join(root, 'pages/javascript.md');
    const note = await readFile(file, 'utf8');
    await writeFile(file, note.replace('\ntags:', '\nverified: { node: "8" }\ntags:'));
    const { text } = await runBlocks(root, { only: ['/javascript'] });
    expect(text).toContain('verified.node: "8"');
  });

  it('잘못된 블록과 표시를 파일, 줄, 차이와 함께 모두 알린다', { timeout: SLOW }, async () => {
    const { code, text } = await runBlocks(await copySnippets('failing'));
    expect(code).toBe(1);
    for (const message of [
      'pages/wrong-output.md:10\n  출력이 다르다 (- 기대, + 실제)\n      하나\n    - 셋\n    + 둘',
      'pages/missing-output.md:10\n  출력했지만 바로 뒤에 ```text output이 없다. 실제 출력:\n    적히지 않은 출력',
      'pages/stale-error.md:10\n  throws="ValueError"라고 했지만 오류가 나지 않는다',
      'pages/stale-error.md:14\n  fails="compile"라고 했지만 오류가 나지 않는다',
      'pages/stale-error.md:18\n  다른 오류가 났다\n    - KeyError',
      'pages/crash.md:10\n  오류로 끝났다 (종료 상태 1)',
      'pages/marks.md:10\n  찾은 것    run도 skip도 없는 python 블록',
      'pages/marks.md:14\n  찾은 것    run과 skip이 함께 있는 블록',
      'pages/marks.md:17\n  찾은 것    이유가 빈 skip',
      'pages/marks.md:31\n  찾은 것    어느 블록의 것인지 모르는 output',
      'pages/marks.md:53\n  찾은 것    실행할 줄 모르는 언어 go의 run',
    ]) {
      expect(text).toContain(message);
    }
  });

  const solved = [
    ['예제를 두 언어의 풀이가 함께 쓰고', 'cases', ['/sum', '/two-sum'], '틀린 풀이 2/2개'],
    ['Java의 함수, 목록과 노드, 호출 목록을 부르고', 'java-cases', [], '틀린 풀이 3/3개'],
  ] as const;
  it.each(solved.filter(([, name]) => name === 'cases' || tools.has('java')))(
    '%s, 틀린 풀이는 걸러진다',
    { timeout: SLOW },
    async (_rule, name, only, wrong) => {
      const root = await copySnippets(name);
      const { code, text } = await runBlocks(root, { only });
      expect(text).toContain(`실행한 블록 3/3개가 페이지에 적힌 대로 끝났다. ${wrong}`);
      expect(code).toBe(0);
      expect(await lockOf(root)).toMatch(/"cases":[2-9],/);
    },
  );

  it(
    '틀린 풀이를 거르지 못하는 예제는 잘못이고 배지를 받지 못한다',
    { timeout: SLOW },
    async () => {
      const root = await copySnippets('weak-cases');
      const { code, text } = await runBlocks(root);
      expect(code).toBe(1);
      for (const message of [
        'content/solutions/max.py:1 틀린 풀이: 0에서 시작해 음수만 있을 때 틀린다\n  예제 2개를 모두 통과한다. pages/max.md에',
        'content/solutions/broken.py:1 틀린 풀이: 괄호가 맞지 않아 답을 내지 못한다\n  답이 틀려서가 아니라',
        'pages/bare.md:14\n  찾은 것    틀린 풀이가 없는 문제 노트',
        'content/solutions/nowhere.py\n  찾은 것    노트가 없는 틀린 풀이',
      ]) {
        expect(text).toContain(message);
      }
      expect(await lockOf(root)).not.toContain('"cases":2,');
    },
  );

  it(
    'CI에서는 없거나 남는 결과가 잘못이고 content/snippets.lock.json을 고치지 않는다',
    { timeout: SLOW },
    async () => {
      const root = await copySnippets('languages');
      const only = ['/bash'];
      const stale = await runBlocks(root, { only, isCi: true });
      expect(stale.code).toBe(1);
      expect(stale.text).toContain(
        'pages/bash.md:10\n  찾은 것    content/snippets.lock.json에 없거나 낡은',
      );
      await expect(lockOf(root)).rejects.toThrow('ENOENT');
      await runBlocks(root, { only });
      expect((await runBlocks(root, { only, isCi: true })).code).toBe(0);
    },
  );

  it(
    'CI에서는 통과한 시험이 실행하지 않은 블록의 "시험됨"이 잘못이다',
    { timeout: SLOW },
    async () => {
      const root = await noteProject('```sql project="shop" filename="a.sql"\nSELECT 1\n```');
      const entry = { language: 'sql', ran: { postgresql: '18.1' }, cases: 0 } as const;
      const block = { project: 'shop', filename: 'a.sql', text: 'SELECT 1' };
      const claimed = formatLock({ ...EMPTY_LOCK, tested: new Map([[testedKey(block), entry]]) });
      await mkdir(path.join(root, 'content'));
      await writeFile(path.join(root, 'content/snippets.lock.json'), claimed);
      const { code, text } = await runBlocks(root, { isCi: true });
      expect(code).toBe(1);
      expect(text).toContain('통과한 시험이 실행하지 않은 블록의 결과 1개');
      await runBlocks(root);
      expect(await lockOf(root)).toBe(formatLock(EMPTY_LOCK));
    },
  );

  it.runIf(tools.has('mariadb'))(
    '끝까지 기다리는 세션이 남아도 실행기는 끝난다',
    { timeout: SLOW },
    async () => {
      const root = await noteProject(
        [
          '```sql run sessions service="mariadb"',
          'CREATE TABLE t (a INT PRIMARY KEY);\nINSERT INTO t VALUES (1);',
          '-- A\nBEGIN;\nUPDATE t SET a = 2;\n-- B\nUPDATE t SET a = 3;',
          '```\n\n```text output\nA: BEGIN\nA: UPDATE 1\nB: (기다린다)\n```',
        ].join('\n'),
      );
      // Only a process of its own shows that nothing keeps it alive; killed, it rejects.
      const words = [...tsx, scriptFile('snippets.ts')];
      const env = { ...process.env, CI: '' };
      const { stdout } = await execute(process.execPath, words, {
        cwd: root,
        env,
        timeout: 300_000,
      });
      expect(stdout).toContain('실행한 블록 1/1개');
    },
  );

  const good = '실행한 블록 1/1개';
  const small = [
    [
      '무한대를 돌려준 자바의 풀이는 다른 값을 돌려준 것이다',
      'java',
      '```text cases\n1 → 1.5\n```\n\n```java run call="f"\nclass Solution { double f(int a) { return 1.0 / (a - 1); } }\n```',
      '돌려준 값이 다르다',
    ],
    [
      '무한대를 돌려준 파이썬의 풀이도 그렇다',
      'python',
      '```text cases\n1 → 1.5\n```\n\n```python run call="f"\ndef f(a):\n    return float("inf")\n```',
      '돌려준 값이 다르다',
    ],
    [
      'Java에 큰 정수는 모든 자리가 그대로 오간다',
      'java',
      '```text cases\n9007199254740993 → 9007199254740993\n```\n\n```java run call="f"\nclass Solution { long f(long a) { return a; } }\n```',
      good,
    ],
    [
      'MariaDB의 글과 주석에 든 세미콜론은 문장을 끝내지 않는다',
      'mariadb',
      "```sql run service=\"mariadb\"\n# 첫째; 둘째\nSELECT 'it\\'s; ok';\n```\n\n```text output\nit's; ok\n```",
      good,
    ],
    [
      '#으로 시작하는 응답의 줄도 응답이다',
      'console',
      "```console run\n$ printf '# 제목\\n글\\n'\n# 제목\n글\n# 설명이다.\n```",
      good,
    ],
  ] as const;
  it.each(small.filter(([, tool]) => tools.has(tool)))(
    '%s',
    { timeout: SLOW },
    async (_rule, _tool, body, said) => {
      expect((await runBlocks(await noteProject(body))).text).toContain(said);
    },
  );

  it.runIf(tools.has('python'))(
    '실행하지 못한 블록이 어디에 있는지 말한다',
    { timeout: SLOW },
    async () => {
      const root = await noteProject('```python run filename="../a.py"\nprint(1)\n```');
      await expect(runBlocks(root)).rejects.toThrow(/^pages\/docs\/a\.md:\d+: 파일 이름이/);
    },
  );
});
