import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { imageFolder } from '../../lib/note/drafts';
import type { Note } from '../../lib/note/note';

/** Where a site is built that must not know its drafts, relative to the repository. */
const STAGE = '.cache/stage';

/**
 * What Next.js itself reads besides the inputs of the site. The lock file stays behind: it marks the
 * folder that Next.js takes for the project.
 */
const ALSO = ['.cache/notes.json'];
const NOT = new Set(['package-lock.json', 'scripts']);

/**
 * Copies the project without its drafts: Next.js reads `pages/` by itself and has no way to be told
 * what to leave out. The packages are found in the folder above.
 *
 * @param inputs Files and folders of the project that the site is made of.
 * @returns The folder to build in.
 */
export async function stageWithout(options: {
  root: string;
  inputs: readonly string[];
  drafts: readonly Pick<Note, 'file' | 'route'>[];
}): Promise<string> {
  const { root, inputs, drafts } = options;
  const stage = path.join(root, STAGE);
  const left = new Set(
    drafts
      .flatMap(({ file, route }) => [file as string, imageFolder(route)])
      .map((name) => path.join(root, name)),
  );
  for (const input of [...inputs, ...ALSO].filter((name) => !NOT.has(name))) {
    const target = path.join(stage, input);
    await rm(target, { recursive: true, force: true });
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(root, input), target, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !left.has(source),
    }).catch((error: unknown) => {
      // An input that is not there yet, such as the results of the snippets.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    });
  }
  return stage;
}
