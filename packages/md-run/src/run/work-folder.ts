import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFile } from '../blocks/block';

/** Writes files below a folder; throws for a name that leads out of it. */
export async function writeFiles(
  folder: string,
  files: readonly Pick<ProjectFile, 'filename' | 'text'>[],
): Promise<void> {
  for (const { filename, text } of files) {
    const target = path.resolve(folder, filename);
    if (!target.startsWith(folder + path.sep)) {
      throw new Error(`파일 이름이 폴더 밖을 가리킨다: ${filename}`);
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${text}\n`);
  }
}

/** Lets programs in a folder import the packages of the repository. */
export async function linkPackages(folder: string, root: string): Promise<void> {
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
}

/** Runs a task with a new folder, which is removed afterwards. */
export async function withFolder<Result>(
  parent: string,
  task: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(parent, 'run-'));
  // The program may run as another user, who must be able to enter.
  await chmod(folder, 0o711);
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
