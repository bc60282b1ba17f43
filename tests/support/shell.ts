import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { programEnv } from 'md-run/run';
import { makeFolder } from './folders';

const execute = promisify(execFile);

/** What a block printed. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** A shell into which a reader types block after block; what one exports, the next ones see. */
export interface Shell {
  /** Its working folder. */
  readonly folder: string;
  /** Runs a block. A command that fails ends it, and the promise fails with what was printed. */
  readonly type: (block: string) => Promise<Printed>;
}

/** Opens a shell for the tests of one file, with nothing of the caller's environment but what is given. */
export function openShell(variables: Readonly<Record<string, string>>): Shell {
  const folder = makeFolder(afterAll);
  const state = path.join(folder, '.exported');
  writeFileSync(state, '');
  return {
    folder,
    type: (block) => {
      const script = `set -eu -o pipefail\n. '${state}'\n${block}\nexport -p > '${state}'\n`;
      return execute('bash', ['-c', script], {
        cwd: folder,
        env: { ...programEnv(folder), ...variables },
      });
    },
  };
}
