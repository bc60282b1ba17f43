import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits, type Execution } from '../../src/blocks/execution';
import type { Session } from '../../src/run/adapter';
import { noSandbox } from '../../src/run/sandbox';
import { python } from '../../src/run/python';
import { program } from '../programs';

const tool = await python.detect();

describe.runIf(tool)('계산만 하는 파이썬 프로그램', { timeout: 60_000 }, () => {
  let folder = '';
  let session: Session | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'python-test-'));
    const limits = { ...defaultLimits, outputBytes: 10_000 };
    const context = {
      ...{ root: '.', workFolder: folder, cacheFolder: folder },
      ...{ limits, sandbox: noSandbox, tools: new Map() },
    };
    session = tool && python.open(tool, context);
  });

  afterAll(async () => {
    await session?.close?.();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(text: string, stdin = ''): Promise<Execution | undefined> {
    const inputs = [{ kind: 'stdin', text: stdin }] as const;
    return (await session?.execute(program('python', text), inputs, {}))?.[0];
  }

  it('앞 프로그램이 남긴 이름, 바꾼 모듈, 파일을 보지 못한다', async () => {
    const spoil =
      'import math\nimport collections\nmath.pi = 3\ncollections.left = left = 1\nopen("left.txt", "w").write("1")';
    expect(await run(spoil)).toMatchObject({ status: 0 });
    const look = [
      ...['import collections, math', 'print(math.pi, hasattr(collections, "left"))'],
      ...['print("left" in globals(), __name__)', 'open("left.txt")'],
    ].join('\n');
    expect(await run(look)).toMatchObject({
      stdout: '3.141592653589793 False\nFalse __main__\n',
      status: 1,
      stderr: expect.stringMatching(
        /^Traceback \(most recent call last\):\n {2}File "main.py", line 4, in <module>\n.*\n.*FileNotFoundError/s,
      ) as unknown,
    });
  });

  it('난수의 씨앗은 프로그램마다 다르다', async () => {
    const text = 'import random\nprint(random.random())';
    const [one, two] = [await run(text), await run(text)];
    expect(one).not.toEqual(two);
  });

  it.each([
    ['import sys\nsys.exit(3)', { status: 3, stderr: '' }],
    ['import sys\nsys.exit("안 됨")', { status: 1, stderr: '안 됨\n' }],
    ['exit()', { status: 0, stdout: '' }],
    ['class A(Exception): pass\nraise A("가")', { status: 1 }],
    ['print(input() + input())', { status: 0, stdout: '12\n' }],
  ])('%j', async (text, expected) => {
    expect(await run(text, '1\n2\n')).toMatchObject(expected);
  });

  it('끝없이 출력하는 것을 멈추고, 다음 프로그램을 실행한다', async () => {
    expect(await run('while True:\n    print("가" * 999)')).toMatchObject({
      kind: 'killed',
      limit: 'output',
    });
    expect(await run('print(1)')).toMatchObject({ stdout: '1\n' });
  });
});
