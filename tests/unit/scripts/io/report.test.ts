import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tsx } from '../../../support/run-script';

const report = pathToFileURL(path.resolve('build/io/report.ts')).href;

/** Says more than any pipe holds, and then what came of it. */
const TALKER = `
  import { runCommand } from '${report}';
  import { setImmediate } from 'node:timers/promises';
  await runCommand(async () => {
    for (let line = 0; line < 300; line += 1) {
      console.log('가'.repeat(1000));
      await setImmediate();
    }
    process.exitCode = 3;
  });
`;

test('읽는 쪽이 먼저 닫아도 (npm run snippets | head) 하던 일을 마치고 조용히 끝난다', async () => {
  const child = spawn(process.execPath, [...tsx, '--input-type=module', '-e', TALKER]);
  child.stdout.once('data', () => {
    child.stdout.destroy();
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, errors }).toEqual({ code: 3, errors: '' });
});
