import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Runs before packages are installed: plain JavaScript, and only modules of Node.js.
 */

/** List that npm writes at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';
const MINIMUM = [20, 19];

/** Tells whether this Node.js is at least the version of `engines` in package.json. */
function isSupportedNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/**
 * Returns when a file was changed (ms since 1970); 0 if it is missing.
 *
 * @param {string} file
 */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Changes to the folder of the project, and installs the locked packages when they are missing or the lock file has
 * changed; exits on failure.
 */
export function ensureInstalled() {
  // Not `pathname`, which encodes spaces and Korean letters.
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  if (!isSupportedNode()) {
    console.error(
      `Node ${process.versions.node}\n  기대한 것  Node ${MINIMUM.join('.')} 이상\n  고치는 법  https://nodejs.org 의 LTS를 설치한다. (.nvmrc: nvm use)`,
    );
    process.exit(1);
  }
  if (changedAt(INSTALLED) > changedAt('package-lock.json')) {
    return;
  }
  console.error('패키지를 설치한다 (npm ci)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

/**
 * Runs a TypeScript command of `scripts/` with the arguments of this process, and exits with its status.
 *
 * @param {string} script
 */
export function runScript(script) {
  const { status, signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exit(signal === null ? (status ?? 1) : 130);
}
