import { chmod, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findNode, NODE_MANIFEST } from '../../src/run/registries';
import { withFolder, writeFiles } from '../../src/run/work-folder';

/** Stands in for npm: installs a Node.js that tells its version, and counts its calls. */
const NPM = `#!/bin/sh
echo call >> "$(dirname "$0")/calls"
folder="$3/node_modules/node-${process.platform}-${process.arch}/bin"
mkdir -p "$folder"
printf '#!/bin/sh\\necho v1.2.3\\n' > "$folder/node"
chmod +x "$folder/node"`;

/** Hands over a repository that names a version, with a program as npm; without a version it names none. */
async function repository(
  version: string | undefined,
  npm: string,
  use: (root: string) => Promise<void>,
): Promise<void> {
  await withFolder(tmpdir(), async (root) => {
    const manifest = {
      filename: NODE_MANIFEST,
      text: JSON.stringify({ engines: { node: version } }),
    };
    await writeFiles(root, [
      { filename: 'bin/npm', text: npm },
      ...(version === undefined ? [] : [manifest]),
    ]);
    await chmod(path.join(root, 'bin/npm'), 0o755);
    vi.stubEnv('PATH', `${path.join(root, 'bin')}:${process.env['PATH'] ?? ''}`);
    await use(root);
  });
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['저장소가 버전을 정하지 않으면', undefined],
  ['저장소가 정한 것과 같은 줄이면', `${process.versions.node.replace(/\..*/, '')}.0.0`],
])('%s 컴퓨터의 Node.js로 실행하고 받지 않는다', async (_when, version) => {
  await repository(version, NPM, async (root) => {
    expect(await findNode(root)).toMatchObject({
      version: process.versions.node,
      command: process.execPath,
    });
    expect(await readdir(path.join(root, 'bin'))).toEqual(['npm']);
  });
});

it('다른 줄이면 저장소가 정한 것을 한 번만 받는다', async () => {
  await repository('1.2.3', NPM, async (root) => {
    const found = await findNode(root);
    expect(found).toMatchObject({ label: 'Node.js 1', version: '1.2.3' });
    expect(await findNode(root)).toEqual(found);
    expect(await readFile(path.join(root, 'bin/calls'), 'utf8')).toBe('call\n');
    expect(await readdir(path.join(root, '.cache'))).toEqual(['node-1.2.3']);
  });
});

it('받지 못하면 없는 것이고, 받다 만 것을 남기지 않는다', async () => {
  await repository('1.2.3', `${NPM}\nexit 1`, async (root) => {
    expect(await findNode(root)).toBeUndefined();
    expect(await readdir(path.join(root, '.cache'))).toEqual([]);
  });
});
