import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Makes a folder whole or not at all: what was stopped half-way would count as there.
 *
 * @param fill fills a folder beside it, and tells whether that succeeded
 */
export async function makeWhole(
  folder: string,
  fill: (made: string) => Promise<boolean>,
): Promise<void> {
  const made = `${folder}-${process.pid}`;
  await mkdir(made, { recursive: true });
  // Another process may have put it there meanwhile.
  await ((await fill(made)) ? rename(made, folder).catch(() => undefined) : undefined);
  await rm(made, { recursive: true, force: true });
}
