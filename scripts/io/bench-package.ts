import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../build/io/run';

const FOLDER = path.resolve('.cache/bench-packages');

/** What measures the site, and what it is measured against: nothing of the site needs them. */
const PACKAGES = {
  lighthouse: ['lighthouse@13.5.0'],
  vitepress: ['vitepress@1.6.4'],
  // The last versions that run on Node 20.
  '@astrojs/starlight': ['@astrojs/starlight@0.37.7', 'astro@5.18.2'],
} as const;

/**
 * Where such a package lies; installed the first time it is asked for.
 *
 * @throws Error if npm cannot install it.
 */
export async function benchPackage(name: keyof typeof PACKAGES): Promise<string> {
  const folder = path.join(FOLDER, name);
  const installed = path.join(folder, 'node_modules', name);
  if (!existsSync(installed)) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-save', '--no-package-lock', ...PACKAGES[name]];
    const { code, output } = await run('npm', args, { cwd: folder });
    if (code !== 0) {
      throw new Error(`npm install ${name}: ${output.trim()}`);
    }
  }
  return installed;
}
