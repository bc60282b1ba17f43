import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashText } from 'md-run/blocks';
import type { NoteRecord } from '../../lib/site/notes';
import type { CompiledNote } from '../../lib/site/page-facts';
import { flatName, writeWhole } from '../io/files';
import { readNotesData, readPart, takeUsedParts, type PartName } from './notes-data';

/** Hashes of everything that a note was compiled from. */
interface Inputs {
  compiler: string;
  source: string;
  parts: Partial<Record<PartName, string>>;
}

interface Compiler {
  /** Hash of its code and the site's facts. */
  readonly name: string;
  /** Folder of the project that it compiles. */
  readonly root: string;
}

const FOLDER = '.cache/compiled';

let compiler: Compiler | undefined;

/** Returns what {@link nameCompiler} set; the code of the compiler does not change while it runs. */
function named(): Compiler {
  if (compiler === undefined) {
    throw new Error('nameCompiler() comes first');
  }
  return compiler;
}

/**
 * Sets the name of the compiler, and the project that it compiles. A note that was compiled under another name is
 * compiled again.
 */
export function nameCompiler(name: string, root: string): void {
  compiler = { name, root: path.resolve(root) };
}

const hashes = new WeakMap<object, string>();

function partHash(file: string, name: PartName): string {
  const part = readPart(file, name);
  if (typeof part !== 'object') {
    return hashText(String(part));
  }
  const hash = hashes.get(part) ?? hashText(JSON.stringify(part));
  hashes.set(part, hash);
  return hash;
}

/** Path of the cached file of a note. */
export function entryOf(file: string): string {
  return path.join(named().root, FOLDER, `${flatName(file)}.json`);
}

/** Reads the first line of an entry; the rest, the note, is not parsed. */
function readInputs(entry: string): Inputs {
  const text = readFileSync(entry, 'utf8');
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as Inputs;
}

/**
 * Tells whether the cache holds a note that was compiled from this source, by this compiler, and from parts
 * that are still the same.
 *
 * @param file such as `pages/docs/redis.md`
 */
export function isCompiled(file: string, source: string): boolean {
  const entry = entryOf(file);
  const inputs = existsSync(entry) ? readInputs(entry) : undefined;
  return (
    inputs?.compiler === named().name &&
    inputs.source === hashText(source) &&
    (Object.entries(inputs.parts) as [PartName, string][]).every(
      ([name, hash]) => partHash(file, name) === hash,
    )
  );
}

/**
 * Caches a compiled note for {@link isCompiled}.
 *
 * @param parts the parts that the compilation read
 */
export function writeCompiled(
  file: string,
  source: string,
  parts: readonly PartName[],
  note: CompiledNote,
): void {
  const inputs: Inputs = {
    compiler: named().name,
    source: hashText(source),
    parts: Object.fromEntries(parts.map((part) => [part, partHash(file, part)])),
  };
  writeWhole(entryOf(file), `${JSON.stringify(inputs)}\n${JSON.stringify(note)}`);
}

/**
 * Compiles a note, unless the cache holds it and none of its inputs has changed.
 *
 * @returns the cached file: one line with the hashes of the inputs, then a {@link CompiledNote} as JSON
 * @throws FaultError with file and line of every fault
 */
export async function compiledFile(note: NoteRecord): Promise<string> {
  const source = note.source ?? readFileSync(path.join(named().root, note.file), 'utf8');
  if (!isCompiled(note.file, source)) {
    // Loaded here because it takes a second, and most builds compile no note.
    const { compileNote } = await import('./compile-note');
    const compiled = await compileNote(note, source);
    writeCompiled(note.file, source, takeUsedParts(note.file), compiled);
  }
  return entryOf(note.file);
}

/** Removes the entries of notes that no longer exist. */
export function dropGone(): void {
  const current = new Set(Object.keys(readNotesData().notes).map(entryOf));
  const folder = path.join(named().root, FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const entry = path.join(folder, name);
    if (!current.has(entry)) {
      rmSync(entry);
    }
  }
}
