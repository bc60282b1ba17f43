import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as CompiledNotes from '../../../compile/compiled-note';
import type { NoteRecord } from '../../../lib/site/notes';
import { noteFile } from '../../../lib/vocabulary/routes';
import { makeFolder } from '../../support/folders';
import { noteSource } from '../../support/note-source';
import { readFaultless } from '../../support/sample-site';

const FILE = noteFile('pages/docs/redis/redis-stream.md');
const home = process.cwd();

/** What happens while a note is being compiled. */
let meanwhile = (): void => undefined;

function writeNotes(updated: string): void {
  const data = readFaultless();
  const notes = { ...data.notes, [FILE]: { ...data.notes[FILE], updated } };
  writeFileSync('.cache/notes.json', JSON.stringify({ ...data, notes }));
}

// A compiler that reads the record of the note.
vi.mock('../../../compile/compile-note', () => ({
  compileNote: async ({ file }: NoteRecord) => {
    const { noteOf } = await import('../../../compile/notes-data');
    const updated = noteOf({ path: file })?.updated;
    await Promise.resolve();
    meanwhile();
    return { facts: {}, code: updated };
  },
}));

async function load(): Promise<typeof CompiledNotes> {
  return import('../../../compile/compiled-note');
}

beforeEach(() => {
  process.chdir(makeFolder(afterAll));
  mkdirSync('.cache/compiler', { recursive: true });
  mkdirSync('pages/docs/redis', { recursive: true });
  writeFileSync('.cache/compiler/compile-note.mjs', '');
  writeFileSync('package-lock.json', '{}');
  writeFileSync(FILE, noteSource('Redis Stream'));
  writeNotes('2026-01-01');
  meanwhile = () => undefined;
  vi.resetModules();
});

afterAll(() => {
  process.chdir(home);
});

test('같은 노트를 함께 컴파일해도 읽은 것이 모두 남는다', async () => {
  const { compiledNote } = await load();
  await Promise.all([compiledNote(FILE), compiledNote(FILE)]);
  const kept = readFileSync('.cache/compiled/pages~docs~redis~redis-stream.md.json', 'utf8');
  const { parts } = JSON.parse(kept.split('\n')[0] ?? '') as { parts: object };
  expect(Object.keys(parts)).toEqual(['note']);
});

test('컴파일하는 동안 자료가 바뀌면 다시 컴파일한다', async () => {
  const { compiledNote } = await load();
  meanwhile = () => {
    writeNotes('2026-02-02');
    meanwhile = () => undefined;
  };
  expect((await compiledNote(FILE)).code).toBe('2026-02-02');
  expect((await compiledNote(FILE)).code).toBe('2026-02-02');
});
