import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { materialiseProject } from './project';

/** A program of a note as a reader has it after copying its blocks into one folder. */
export interface SampleProject {
  readonly folder: string;
  /** Text of a file, as the page shows it. */
  readonly read: (file: string) => string;
  /** Imports a module. Its type is known to the page only, so the caller states what it uses. */
  readonly load: (file: string) => Promise<unknown>;
}

/**
 * Writes the blocks that share `project="…"`, in a note and those beside it, into a fresh folder for the tests of
 * one file.
 * The folder lies inside the repository so that packages are found, and goes when the tests are over.
 */
export async function openSample(note: string, project: string): Promise<SampleProject> {
  const parent = path.resolve('.cache/samples', project);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'run-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  await materialiseProject(note, project, folder);
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    load: (file) => import(/* @vite-ignore */ path.join(folder, file)) as Promise<unknown>,
  };
}
