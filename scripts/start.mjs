import { spawnSync } from 'node:child_process';
import { ensureInstalled, runScript } from './io/install.mjs';

ensureInstalled();
const next = ['node_modules/next/dist/bin/next', 'build'];
const { status } = spawnSync(process.execPath, next, { stdio: 'inherit' });
if (status === 0) {
  runScript('scripts/serve.ts');
}
process.exitCode = status ?? 1;
