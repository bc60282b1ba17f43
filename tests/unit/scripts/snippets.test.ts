import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { snippetLanguages } from 'md-run/blocks';
import { detectToolchains, services } from 'md-run/run';
import { EMPTY_LOCK, formatLock } from '../../../lib/snippets/lock';
import { testedKey } from '../../../lib/snippets/tested';
import type { SnippetOptions } from '../../../scripts/snippets';
import { copySnippets, noteProject, runBlocks } from '../../support/snippet-project';

const tools = await detectToolchains([...snippetLanguages, 'redis']);

function lockOf(root: string): Promise<string> {
  return readFile(path.join(root, 'content/snippets.lock.json'), 'utf8');
}

/** How many blocks the notes of the fixture have in each language. */
const languages = {
  ...{ bash: 3, console: 1, cpp: 2, java: 11, js: 3, python: 4, ruby: 1, sql: 3, ts: 3 },
} as const;

describe('npm run snippets', () => {
  it('모든 언어의 블록이 페이지에 적힌 대로 끝나고, 도구가 없으면 그렇다고 말한다', async () => {
    const { code, text } = await runBlocks(await copySnippets('languages'));
    const known = snippetLanguages.filter(
      (name): name is keyof typeof languages => name in languages,
    );
    const found = known.filter((name) => tools.has(name));
    const sum = (names: readonly (keyof typeof languages)[]): string =>
      String(names.reduce((all, name) => all + languages[name], 0));
    expect(text).toContain(
      `실행한 블록 ${sum(found)}/${sum(found)}개가 페이지에 적힌 대로 끝났다.`,
    );
    expect(text.includes('도구가 없어 실행하지 않은 블록')).toBe(found.length < known.length);
    // A solution is wrong only where it can be run.
    expect(text.includes('틀린 풀이 4/4개')).toBe(tools.has('java'));
    expect(code).toBe(0);
  });

  it('서버에서 실행하고, 없으면 무엇을 설치할지 말한다', async () => {
    const { code, text } = await runBlocks(await copySnippets('services'), { only: ['/redis'] });
    const { name, packages } = services.redis;
    expect(text).toContain(
      tools.has('redis')
        ? '실행한 블록 5/5개'
        : `도구가 없어 실행하지 않은 블록 5개, 지난 결과가 남는다: ${name} (apt-get install ${[...packages].sort().join(' ')})`,
    );
    expect(code).toBe(0);
  });

  it.runIf(tools.has('python'))(
    '같은 블록과 도구의 결과는 다시 쓰고, 바뀐 블록이나 다른 버전, CI와 --fresh면 실행한다',
    async () => {
      const root = await copySnippets('languages');
      const counted = async (
        options: Partial<SnippetOptions> = {},
      ): Promise<string | undefined> => {
        const { text } = await runBlocks(root, { only: ['/python'], ...options });
        return /python +Python 3\S* +4 +(\d +\d) /.exec(text)?.[1]?.replace(/ +/, ' ');
      };
      expect(await counted()).toBe('4 0');
      expect(await counted()).toBe('0 4');
      const cache = path.join(root, '.cache/snippets/passed.json');
      // What is committed is enough.
      await rm(cache);
      expect(await counted()).toBe('0 4');
      expect(await counted({ fresh: true })).toBe('4 0');
      await rm(cache);
      expect(await counted({ isCi: true })).toBe('4 0');
      await rm(cache);
      const lock = path.join(root, 'content/snippets.lock.json');
      await writeFile(lock, (await lockOf(root)).replaceAll('"python":"3.', '"python":"2.'));
      expect(await counted()).toBe('4 0');
      const file = path.join(root, 'pages/python.md');
      const note = await readFile(file, 'utf8');
      await writeFile(file, note.replace('print("before")', 'print("before")  # 앞'));
      expect(await counted()).toBe('1 3');
    },
  );

  it('잘못된 블록과 표시를 파일, 줄, 차이와 함께 모두 알린다', async () => {
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
      'verified.node: "8"',
    ]) {
      expect(text).toContain(message);
    }
    // Infinity is no number of JSON.
    expect(text.match(/돌려준 값이 다르다/g)).toHaveLength(tools.has('java') ? 2 : 1);
  });

  it('예제를 두 언어의 풀이가 함께 쓰고, 틀린 풀이는 걸러진다', async () => {
    const root = await copySnippets('cases');
    const { code, text } = await runBlocks(root, { only: ['/sum', '/two-sum'] });
    expect(text).toContain('실행한 블록 3/3개가 페이지에 적힌 대로 끝났다. 틀린 풀이 2/2개');
    expect(code).toBe(0);
    expect(await lockOf(root)).toContain('"cases":2,');
    // What is committed is enough, also of the wrong ones.
    await rm(path.join(root, '.cache/snippets/passed.json'));
    expect((await runBlocks(root, { only: ['/sum', '/two-sum'] })).text).toMatch(/모두 +5 +0 +5 /);
    const wrong = path.join(root, 'content/solutions/sum.py');
    await writeFile(wrong, `${await readFile(wrong, 'utf8')}\n`);
    expect((await runBlocks(root, { only: ['/sum', '/two-sum'] })).text).toMatch(/모두 +5 +1 +4 /);
  });

  it('틀린 풀이를 거르지 못하는 예제는 잘못이고 배지를 받지 못한다', async () => {
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
  });

  it('CI에서는 없거나 남는 결과가 잘못이고 content/snippets.lock.json을 고치지 않는다', async () => {
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
  });

  it('CI에서는 통과한 시험이 실행하지 않은 블록의 "시험됨"이 잘못이다', async () => {
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
  });

  it.runIf(tools.has('python'))('실행하지 못한 블록이 어디에 있는지 말한다', async () => {
    const root = await noteProject('```python run filename="../a.py"\nprint(1)\n```');
    await expect(runBlocks(root)).rejects.toThrow(/^pages\/docs\/a\.md:\d+: 파일 이름이/);
  });
});
