import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFile } from 'md-run/blocks';
import { fillFolder } from './folders';
import { readNoteBlocks } from './note-blocks';

/**
 * Writes the blocks that share `project="name"` into a folder, so that tests can import and run the very code
 * the reader sees. A program may be spread over the notes of one folder: a long one shows its core in the guide
 * and the rest in a note beside it. Returns the written files.
 *
 * @param note Path of one of its notes, relative to the working folder, e.g. `pages/docs/redis/redis-stream.md`.
 * @throws when no note of that folder has such a project.
 */
export async function materialiseProject(
  note: string,
  name: string,
  folder: string,
): Promise<ProjectFile[]> {
  const notesFolder = path.dirname(note);
  const notes = (await readdir(notesFolder)).filter((file) => /\.mdx?$/.test(file)).sort();
  const projects = notes.map(
    (file) => readNoteBlocks(path.join(notesFolder, file)).snippets.projects,
  );
  const files = projects.flatMap((ofNote) => ofNote.get(name) ?? []);
  if (files.length === 0) {
    const known = [...new Set(projects.flatMap((ofNote) => [...ofNote.keys()]))].join(', ');
    throw new Error(
      `${notesFolder} has no blocks with project="${name}" (projects: ${known || 'none'})`,
    );
  }
  const target = path.resolve(folder);
  await mkdir(target, { recursive: true });
  fillFolder(
    target,
    Object.fromEntries(files.map(({ filename, text }) => [filename, `${text}\n`])),
  );
  return files;
}
