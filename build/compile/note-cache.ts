import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { CompiledNote } from '../../lib/site/page-facts';
import type { PartName } from './note-parts';
import { readNotesData, readPart } from './notes-data';

/** Hashes of everything that a note was compiled from. */
interface Inputs {
  compiler: string;
  source: string;
  parts: Partial<Record<PartName, string>>;
}

/** Where compiled notes are kept. */
const FOLDER = path.resolve('.cache/compiled');

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

let compiler: string | undefined;

/** One hash over the compiler of this process; its files do not change while it runs. */
function compilerHash(): string {
  if (compiler === undefined) {
    throw new Error('nameCompiler() comes first');
  }
  return compiler;
}

/** Names what turns a note into code, besides the note: any change compiles all notes again. */
export function nameCompiler(name: string): void {
  compiler = name;
}

const hashes = new WeakMap<object, string>();

function partHash(file: string, name: PartName): string {
  const part = readPart(file, name);
  if (typeof part !== 'object') {
    return hashOf(String(part));
  }
  const hash = hashes.get(part) ?? hashOf(JSON.stringify(part));
  hashes.set(part, hash);
  return hash;
}

/** Where a note is kept. */
export function entryOf(file: string): string {
  return path.join(FOLDER, `${file.replaceAll(/[\\/]/g, '~')}.json`);
}

/** Longer than the inputs of any note. */
const head = Buffer.alloc(16 * 1024);

/** The first line of an entry: the note after it is dozens of times longer. */
function readInputs(entry: string): Inputs | undefined {
  const opened = openSync(entry, 'r');
  try {
    const read = head.subarray(0, readSync(opened, head, 0, head.length, 0));
    const end = read.indexOf('\n');
    return end === -1 ? undefined : (JSON.parse(read.toString('utf8', 0, end)) as Inputs);
  } finally {
    closeSync(opened);
  }
}

/**
 * Whether a note is kept that was compiled from this source by this compiler, and nothing that it read has
 * changed since.
 *
 * @param file such as `pages/docs/redis.md`
 */
export function isCompiled(file: string, source: string): boolean {
  const entry = entryOf(file);
  const inputs = existsSync(entry) ? readInputs(entry) : undefined;
  return (
    inputs?.compiler === compilerHash() &&
    inputs.source === hashOf(source) &&
    (Object.entries(inputs.parts) as [PartName, string][]).every(
      ([name, hash]) => partHash(file, name) === hash,
    )
  );
}

/**
 * Keeps a note for {@link isCompiled}. Several processes may compile the same note at the same time; whoever
 * reads it gets the whole of one of them.
 *
 * @param parts what its compilation has read
 */
export function writeCompiled(
  file: string,
  source: string,
  parts: readonly PartName[],
  note: CompiledNote,
): void {
  const inputs: Inputs = {
    compiler: compilerHash(),
    source: hashOf(source),
    parts: Object.fromEntries(parts.map((part) => [part, partHash(file, part)])),
  };
  mkdirSync(FOLDER, { recursive: true });
  const aside = `${entryOf(file)}.${String(process.pid)}.tmp`;
  writeFileSync(aside, `${JSON.stringify(inputs)}\n${JSON.stringify(note)}`);
  renameSync(aside, entryOf(file));
}

/** Removes what was compiled of notes that are gone. */
export function dropGone(): void {
  const current = new Set(Object.keys(readNotesData().notes).map(entryOf));
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const entry = path.join(FOLDER, name);
    if (!current.has(entry)) {
      rmSync(entry);
    }
  }
}
