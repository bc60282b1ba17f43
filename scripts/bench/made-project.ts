import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CODE } from '../io/code';
import { listFiles } from '../../build/io/files';
import { makeSite, SEED, type MadeSite } from './made-site';

/** What is copied of the site; the notes are made. */
const COPIED = [...CODE, 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The page of note elements, to which the footer links. */
const ELEMENTS = 'pages/note-elements.md';

/** The pages that are not notes, and the page of note elements. */
const FRAME = /^pages\/(_app|_document|404|search|note-elements)\./;

/** A link of a note to another note: the made site has none of the real ones. */
const NOTE_LINK = /\]\(\/(?!img\/)[^)]*\)/g;

/**
 * A copy of the project with made notes, in a temporary folder.
 *
 * @param count Number of notes.
 * @returns Its folder and its site; `remove` deletes it.
 */
export async function makeProject(
  root: string,
  count: number,
): Promise<{ folder: string; site: MadeSite; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `bench-${count}-`));
  const frame = (await listFiles(root, 'pages')).filter((file) => FRAME.test(file));
  for (const file of [...COPIED, ...frame]) {
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  const elements = await readFile(path.join(root, ELEMENTS), 'utf8');
  await writeFile(path.join(folder, ELEMENTS), elements.replace(NOTE_LINK, '](/)'));
  await symlink(path.resolve(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const site = makeSite(count, SEED);
  for (const { path: file, text } of site.files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await writeFile(path.join(folder, 'addresses.json'), '[]\n');
  await writeFile(path.join(folder, 'redirects.json'), '{}\n');
  return { folder, site, remove: () => rm(folder, { recursive: true, force: true }) };
}
