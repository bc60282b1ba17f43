import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { packageVersions } from '../blocks/python-packages';
import { hashText } from '../blocks/hash';
import { run } from './run';
import type { Adapter } from './adapter';

/** The exact versions of all packages that Python blocks import. */
const REQUIREMENTS = 'content/python/requirements.txt';

/** One attempt of a few seconds: where PyPI is not reached the last results stand. */
const PIP = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'];
const BRIEFLY = ['--retries', '1', '--timeout', '5'];

/** An environment is in its place only when all of it is there. */
async function install(folder: string): Promise<boolean> {
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  const venv = await run('python3', ['-m', 'venv', made]);
  const python = path.join(made, 'bin/python');
  const { code } =
    venv.code === 0 ? await run(python, [...PIP, ...BRIEFLY, '-r', REQUIREMENTS]) : venv;
  if (code !== 0) {
    await rm(made, { recursive: true, force: true });
    return false;
  }
  await rename(made, folder);
  return true;
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
    const folder = path.resolve('.cache', `python-${hashText(requirements)}`);
    const isThere = existsSync(folder) || (await install(folder));
    return isThere
      ? {
          label: 'PyPI',
          version: hashText(requirements),
          also: packageVersions(requirements),
          command: path.join(folder, 'bin/python'),
        }
      : undefined;
  },
};
