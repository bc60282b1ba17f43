import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readNotesData, readPart } from './notes-data.mjs';

/**
 * @import { CompiledNote } from '../lib/site/compiled-note'
 * @import { PartName } from './note-parts.mjs'
 */

/**
 * Hashes of everything that a note was compiled from.
 *
 * @typedef {{
 *   compiler: string,
 *   source: string,
 *   parts: Partial<Record<PartName, string>>,
 * }} Inputs
 */

/** What turns a note into code, besides the note: any change compiles all notes again. */
const COMPILER = ['compile', 'lib', 'package-lock.json'];

/** Where compiled notes are kept. */
const FOLDER = path.resolve('.cache/compiled');

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * What Node.js can run without a compiler, which is all that the compilation of notes imports.
 *
 * @param {string} input
 * @returns {string[]}
 */
function filesOf(input) {
  return path.extname(input) === ''
    ? readdirSync(input, { recursive: true, encoding: 'utf8' })
        .filter((name) => path.extname(name) === '.mjs')
        .sort()
        .map((name) => path.join(input, name))
    : [input];
}

/** @type {string | undefined} */
let compiler;

/** One hash over the compiler of this process; its files do not change while it runs. */
function compilerHash() {
  compiler ??= hashOf(
    COMPILER.flatMap(filesOf)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0') + JSON.stringify(readNotesData().site),
  );
  return compiler;
}

/** @type {WeakMap<object, string>} */
const hashes = new WeakMap();

/** @param {string} file @param {PartName} name */
function partHash(file, name) {
  const part = readPart(file, name);
  if (typeof part !== 'object') {
    return hashOf(String(part));
  }
  const hash = hashes.get(part) ?? hashOf(JSON.stringify(part));
  hashes.set(part, hash);
  return hash;
}

/** @param {string} file */
function entryOf(file) {
  return path.join(FOLDER, `${file.replaceAll(/[\\/]/g, '~')}.json`);
}

/**
 * A note, if it was compiled from this source by this compiler and nothing it read has changed since.
 *
 * @param {string} file such as `pages/docs/redis.md`
 * @param {string} source
 * @returns {CompiledNote | undefined}
 */
export function readCompiled(file, source) {
  const entry = entryOf(file);
  if (!existsSync(entry)) {
    return undefined;
  }
  const json = /** @type {unknown} */ (JSON.parse(readFileSync(entry, 'utf8')));
  const { inputs, note } = /** @type {{ inputs: Inputs, note: CompiledNote }} */ (json);
  const parts = /** @type {[PartName, string][]} */ (Object.entries(inputs.parts));
  const isCurrent =
    inputs.compiler === compilerHash() &&
    inputs.source === hashOf(source) &&
    parts.every(([name, hash]) => partHash(file, name) === hash);
  return isCurrent ? note : undefined;
}

/**
 * Keeps a note for {@link readCompiled}. Several processes may compile the same note at the same time;
 * whoever reads it gets the whole of one of them.
 *
 * @param {string} file
 * @param {string} source
 * @param {readonly PartName[]} parts what its compilation has read
 * @param {CompiledNote} note
 */
export function writeCompiled(file, source, parts, note) {
  /** @type {Inputs} */
  const inputs = {
    compiler: compilerHash(),
    source: hashOf(source),
    parts: Object.fromEntries(parts.map((name) => [name, partHash(file, name)])),
  };
  mkdirSync(FOLDER, { recursive: true });
  const aside = `${entryOf(file)}.${String(process.pid)}.tmp`;
  writeFileSync(aside, JSON.stringify({ inputs, note }));
  renameSync(aside, entryOf(file));
}

/** Removes what was compiled of notes that are gone. */
export function dropGone() {
  const current = new Set(Object.keys(readNotesData().notes).map(entryOf));
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const entry = path.join(FOLDER, name);
    if (!current.has(entry)) {
      rmSync(entry);
    }
  }
}
