import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readNotesData, readPart } from './notes-data.mjs';

/** @import { PartName } from './note-parts.mjs' */

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
const COMPILER = ['compile', 'lib', 'next.config.mjs'];

const LOCK_FILE = 'package-lock.json';

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

/**
 * The lock file of the packages: of this folder, or of the project of which this folder is a copy
 * without its drafts (`scripts/io/stage.ts`).
 *
 * @returns {string[]}
 */
function lockFiles() {
  let folder = process.cwd();
  while (!existsSync(path.join(folder, LOCK_FILE))) {
    if (folder === path.dirname(folder)) {
      return [];
    }
    folder = path.dirname(folder);
  }
  return [path.join(folder, LOCK_FILE)];
}

/** @type {string | undefined} */
let compiler;

/** One hash over the compiler of this process; its files do not change while it runs. */
export function compilerHash() {
  compiler ??= hashOf(
    [...COMPILER.flatMap(filesOf), ...lockFiles()]
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

function folder() {
  return path.resolve(process.env['NOTE_CACHE'] ?? '.cache/compiled');
}

/**
 * The file that says what a note was compiled from; its code lies beside it.
 *
 * @param {string} file
 */
export function entryOf(file) {
  return path.join(folder(), `${hashOf(path.relative(process.cwd(), file)).slice(0, 20)}.json`);
}

/** @param {string} entry */
function codeOf(entry) {
  return entry.replace(/json$/, 'js');
}

/**
 * @param {string} file
 * @param {string} source
 */
function isCurrent(file, source) {
  const entry = entryOf(file);
  if (!existsSync(entry) || !existsSync(codeOf(entry))) {
    return false;
  }
  const json = /** @type {unknown} */ (JSON.parse(readFileSync(entry, 'utf8')));
  const inputs = /** @type {Inputs} */ (json);
  const parts = /** @type {[PartName, string][]} */ (Object.entries(inputs.parts));
  return (
    inputs.compiler === compilerHash() &&
    inputs.source === hashOf(source) &&
    parts.every(([name, hash]) => partHash(file, name) === hash)
  );
}

/**
 * The code of a note, if it was compiled from this source by this compiler and nothing it read has
 * changed since.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string | undefined}
 */
export function readCompiled(file, source) {
  return isCurrent(file, source) ? readFileSync(codeOf(entryOf(file)), 'utf8') : undefined;
}

/**
 * Keeps the code of a note for {@link readCompiled}.
 *
 * @param {string} file
 * @param {string} source
 * @param {readonly PartName[]} parts what its compilation has read
 * @param {string} code
 */
export function writeCompiled(file, source, parts, code) {
  const entry = entryOf(file);
  /** @type {Inputs} */
  const inputs = {
    compiler: compilerHash(),
    source: hashOf(source),
    parts: Object.fromEntries(parts.map((name) => [name, partHash(file, name)])),
  };
  mkdirSync(folder(), { recursive: true });
  writeFileSync(codeOf(entry), code);
  writeFileSync(entry, JSON.stringify(inputs));
}

/** Removes the entries of notes whose inputs have changed, and of notes that are gone. */
export function dropStale() {
  const current = new Set(
    Object.keys(readNotesData().notes)
      .map((file) => path.resolve(file))
      .filter((file) => isCurrent(file, readFileSync(file, 'utf8')))
      .map(entryOf),
  );
  const entries = existsSync(folder()) ? readdirSync(folder()) : [];
  for (const entry of entries.filter((name) => name.endsWith('.json'))) {
    const file = path.join(folder(), entry);
    if (!current.has(file)) {
      rmSync(file);
      rmSync(codeOf(file), { force: true });
    }
  }
}
