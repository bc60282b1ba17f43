import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../lib/site/site';
import { writeWhole } from './files';
import { hashInputs } from './inputs-hash';
import { STAGE } from './stage';

/** Where Next.js keeps what it has bundled, and empties it before it bundles again. */
const BUNDLED = `${STAGE}/.next`;

/** There while Next.js bundles, and after it was killed. */
const LOCK = `${BUNDLED}/lock`;

/** Says what the bundles in its folder were made of; only there when they are complete. */
const STAMP = `${BUNDLED}/site-code`;

/** Everything that Next.js bundles: the pages of the stage, what they import, and the settings. */
const INPUTS: readonly string[] = [
  ...[`${STAGE}/pages`, 'components', 'lib', 'compile', 'scripts/io/site-code.ts'],
  ...['theme.config.tsx', 'next.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/**
 * Names the code of the site, all that its pages have in common: the same name means the same bundles.
 * The stage must be laid out.
 */
export function nameSiteCode(root: string, site: Site): Promise<string> {
  const settings = [JSON.stringify(site), process.version];
  return hashInputs(root, INPUTS, settings);
}

/** Whether the bundles of this site code are there, complete. */
export async function isBundled(root: string, siteCode: string): Promise<boolean> {
  return (await readFile(path.join(root, STAMP), 'utf8').catch(() => '')) === siteCode;
}

/** Remembers for {@link isBundled} that Next.js has finished. */
export function markBundled(root: string, siteCode: string): Promise<void> {
  return writeWhole(path.join(root, STAMP), siteCode);
}

/**
 * Forgets what a Next.js has left that was killed while it bundled: it reads files of the time before, of
 * which one may be cut off. Only under the lock of the build, so that nobody is at work there.
 */
export async function dropUnfinished(root: string): Promise<void> {
  if (existsSync(path.join(root, LOCK))) {
    await rm(path.join(root, BUNDLED), { recursive: true });
  }
}
