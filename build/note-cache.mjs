import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readNotesData, readPart } from './notes-data.mjs';

/** @import { PartName } from './note-parts.mjs' */

/**
 * A compiled note, with hashes of everything it was made of.
 *
 * @typedef {{
 *   compiler: string,
 *   source: string,
 *   parts: Partial<Record<PartName, string>>,
 *   code: string,
 * }} CompiledNote
 */

/** What turns a note into code, besides the note: any change compiles all notes again. */
const COMPILER = ['build', 'lib/markdown', 'next.config.mjs'];

const LOCK_FILE = 'package-lock.json';

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url');
}

/** @param {string} input @returns {string[]} */
function filesOf(input) {
  return path.extname(input) === ''
    ? readdirSync(input, { recursive: true, encoding: 'utf8' })
        .filter((name) => path.extname(name) !== '')
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
function compilerHash() {
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

/** @param {string} file */
function entryOf(file) {
  const folder = process.env['NOTE_CACHE'] ?? '.cache/compiled';
  return path.join(folder, `${hashOf(path.relative(process.cwd(), file)).slice(0, 20)}.json`);
}

/** @param {string} file @returns {CompiledNote | undefined} */
function readEntry(file) {
  try {
    const entry = /** @type {unknown} */ (JSON.parse(readFileSync(entryOf(file), 'utf8')));
    return /** @type {CompiledNote} */ (entry);
  } catch {
    return undefined;
  }
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
  const entry = readEntry(file);
  if (entry === undefined) {
    return undefined;
  }
  const parts = /** @type {[PartName, string][]} */ (Object.entries(entry.parts));
  const isCurrent =
    entry.compiler === compilerHash() &&
    entry.source === hashOf(source) &&
    parts.every(([name, hash]) => partHash(file, name) === hash);
  return isCurrent ? entry.code : undefined;
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
  mkdirSync(path.dirname(entry), { recursive: true });
  /** @type {CompiledNote} */
  const compiled = {
    compiler: compilerHash(),
    source: hashOf(source),
    parts: /** @type {CompiledNote['parts']} */ (
      Object.fromEntries(parts.map((name) => [name, partHash(file, name)]))
    ),
    code,
  };
  writeFileSync(entry, JSON.stringify(compiled));
}
