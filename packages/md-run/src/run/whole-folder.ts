import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Makes a folder whole or not at all, once: what was stopped half-way would count as there.
 *
 * @param fill fills a folder beside it, and tells whether that succeeded
 * @returns the folder; `undefined` if it could not be filled
 */
export async function wholeFolder(
  folder: string,
  fill: (made: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (!existsSync(folder)) {
    const made = `${folder}-${process.pid}`;
    await mkdir(made, { recursive: true });
    // Another process may have put it there meanwhile.
    await ((await fill(made)) ? rename(made, folder).catch(() => undefined) : undefined);
    await rm(made, { recursive: true, force: true });
  }
  return existsSync(folder) ? folder : undefined;
}
