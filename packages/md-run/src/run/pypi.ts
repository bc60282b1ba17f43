import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageVersions } from '../blocks/python-packages';
import { hashText } from '../blocks/hash';
import { run } from './run';
import { makeWhole } from './whole-folder';
import type { Adapter } from './adapter';

/** The exact versions of all packages that Python blocks import. */
const REQUIREMENTS = 'content/python/requirements.txt';

/** One attempt of a few seconds: where PyPI is not reached the last results stand. */
const PIP = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'];
const BRIEFLY = ['--retries', '1', '--timeout', '5'];

function install(folder: string): Promise<void> {
  return makeWhole(folder, async (made) => {
    const python = path.join(made, 'bin/python');
    return (
      (await run('python3', ['-m', 'venv', made])).code === 0 &&
      (await run(python, [...PIP, ...BRIEFLY, '-r', REQUIREMENTS])).code === 0
    );
  });
}

/** Packages of PyPI in an environment below `.cache`, which is made once for each list of versions. */
export const pypi: Pick<Adapter, 'name' | 'packages' | 'detect'> = {
  name: `PyPI의 패키지(${REQUIREMENTS})`,
  packages: ['python3-venv'],
  detect: async () => {
    const requirements = await readFile(REQUIREMENTS, 'utf8').catch(() => undefined);
    if (requirements === undefined) {
      return undefined;
    }
    const version = hashText(requirements);
    const folder = path.resolve('.cache', `python-${version}`);
    if (!existsSync(folder)) {
      await install(folder);
    }
    const command = path.join(folder, 'bin/python');
    return existsSync(command)
      ? { label: 'PyPI', version, also: packageVersions(requirements), command }
      : undefined;
  },
};
