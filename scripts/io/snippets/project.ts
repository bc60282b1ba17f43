import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { splitNote } from '../../../lib/front-matter';
import { readMarkdown } from '../../../lib/markdown/read-markdown';
import { findSnippets } from '../../../lib/snippets/find-blocks';
import { writeFiles } from './work-folder';

/**
 * Writes the blocks of a page that share `project="name"` into a folder, so that tests can import and run the
 * very code the reader sees. Returns the written file names.
 *
 * @param note Path of the note, relative to the working folder, e.g. `pages/docs/redis/redis-stream.md`.
 * @throws when the note has no such project.
 */
export async function materialiseProject(
  note: string,
  name: string,
  folder: string,
): Promise<string[]> {
  const { body, bodyLine } = splitNote(note, await readFile(note, 'utf8'));
  const { projects } = findSnippets(note, readMarkdown(note, body, bodyLine).fences);
  const files = projects.get(name);
  if (!files) {
    const known = [...projects.keys()].join(', ');
    throw new Error(`${note} has no blocks with project="${name}" (projects: ${known || 'none'})`);
  }
  const target = path.resolve(folder);
  await mkdir(target, { recursive: true });
  await writeFiles(target, files);
  return files.map(({ filename }) => filename);
}
