import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { FaultError } from '../lib/faults';
import { readSite } from '../lib/site';
import { checkExport } from './check-export';
import { writeExportFiles } from './export-files';
import { swapFolder, writeIfChanged } from './io/files';
import { hashInputs } from './io/inputs-hash';
import { reportFaults } from './io/report';
import { run } from './io/run';
import { prepare } from './prepare';

/** Everything that the exported site depends on. */
const INPUTS = [
  'pages',
  'components',
  'lib',
  'build',
  'scripts',
  'public',
  'next.config.mjs',
  'theme.config.tsx',
  'package-lock.json',
  'snippets.lock.json',
];

const ASIDE = '.cache/out';

/**
 * Builds the site aside, checks what was exported, and only then puts it in the place of `out/`: a
 * build that fails leaves the last good one as it was.
 *
 * @param options.force Build although nothing has changed.
 * @throws FaultError with every fault of the inputs or of the exported pages.
 */
export async function build(options: {
  root: string;
  env: NodeJS.ProcessEnv;
  force?: boolean;
}): Promise<void> {
  const { root, env } = options;
  const { site, defaults, faults } = readSite(env);
  if (faults.length === 0) {
    for (const { variable, value } of defaults) {
      console.log(`${variable}: 기본값 ${JSON.stringify(value)}`);
    }
  }
  const data = await prepare({ root, env, drafts: false });
  const hash = await hashInputs(root, INPUTS, [JSON.stringify(site), JSON.stringify(data)]);
  const stamp = path.join(root, '.cache/build-hash');
  const last = await readFile(stamp, 'utf8').catch(() => '');
  if (options.force !== true && last === hash && existsSync(path.join(root, 'out/index.html'))) {
    console.log('달라진 것이 없어 out/을 그대로 쓴다.');
    return;
  }
  const aside = path.join(root, ASIDE);
  await rm(aside, { recursive: true, force: true });
  const next = await run('npx', ['next', 'build', '--webpack'], {
    cwd: root,
    env: { NEXT_DIST_DIR: ASIDE, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (next.code !== 0) {
    throw new FaultError([
      {
        file: 'next build',
        found: `종료 코드 ${next.code}\n${next.output.trim()}`,
        expected: '오류 없는 빌드',
        fix: '위의 첫 오류부터 고친다.',
      },
    ]);
  }
  await writeExportFiles({ folder: aside, site, notes: Object.values(data.notes) });
  const exportFaults = await checkExport({ folder: aside, site });
  if (exportFaults.length > 0) {
    throw new FaultError(exportFaults);
  }
  await swapFolder(aside, path.join(root, 'out'));
  await writeIfChanged(stamp, hash);
  console.log(`out/에 ${Object.keys(data.notes).length}쪽을 내보냈다.`);
}

if (process.argv[1]?.endsWith('build.ts')) {
  try {
    await build({ root: process.cwd(), env: process.env, force: process.argv.includes('--force') });
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
