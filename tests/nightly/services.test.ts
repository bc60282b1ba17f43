import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serviceNames } from 'md-run/blocks';
import { detectToolchains } from 'md-run/run';
import { scriptFile, tsx } from '../support/run-script';
import { copySnippets, noteProject, runBlocks } from '../support/snippet-project';

/* Blocks on the servers that take long to start; the notes themselves run on them in CI. */

const tools = await detectToolchains(serviceNames);

it.each([
  ['postgresql', 5],
  ['mariadb', 3],
  ['rabbitmq', 2],
] as const)('%s 서버에서 실행한다', async (service, blocks) => {
  const { code, text } = await runBlocks(await copySnippets('services'), { only: [`/${service}`] });
  expect(text).toContain(
    tools.has(service) ? `실행한 블록 ${blocks}/${blocks}개` : `실행하지 않은 블록 ${blocks}개`,
  );
  expect(code).toBe(0);
});

it.runIf(tools.has('postgresql'))('끝까지 기다리는 세션이 남아도 실행기는 끝난다', async () => {
  const root = await noteProject(
    [
      '```sql run sessions service="postgresql"',
      'CREATE TABLE t (a INT PRIMARY KEY);\nINSERT INTO t VALUES (1);',
      '-- A\nBEGIN;\nUPDATE t SET a = 2;\n-- B\nUPDATE t SET a = 3;',
      '```\n\n```text output\nA: BEGIN\nA: UPDATE 1\nB: (기다린다)\n```',
    ].join('\n'),
  );
  // Only a process of its own shows that nothing keeps it alive; killed, it rejects.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...tsx, scriptFile('snippets.ts')],
    { cwd: root, env: { ...process.env, CI: '' }, timeout: 300_000 },
  );
  expect(stdout).toContain('실행한 블록 1/1개');
});
