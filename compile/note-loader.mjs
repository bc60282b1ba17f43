import { readFileSync } from 'node:fs';
import { entryOf, readCompiled, writeCompiled } from './note-cache.mjs';
import { takeUsedParts } from './notes-data.mjs';
import { staticNote } from './static-note.mjs';

/**
 * @typedef {{
 *   resourcePath: string,
 *   addDependency(file: string): void,
 *   getOptions(): { inBrowser: boolean },
 * }} LoaderContext
 */

/** @param {LoaderContext} context @param {string} code */
function forTarget(context, code) {
  return context.getOptions().inBrowser ? staticNote(code, context.resourcePath) : code;
}

/**
 * Stands before Nextra's loader in production: a note that was compiled from the same inputs is not
 * compiled again, neither by the next build nor for the browser after the server. Webpack asks again
 * when the note has changed, or when `dropStale` has removed its entry.
 *
 * @this {LoaderContext}
 * @returns {string | undefined} the code, in which case Nextra's loader does not run
 */
export function pitch() {
  const file = this.resourcePath;
  this.addDependency(entryOf(file));
  const code = readCompiled(file, readFileSync(file, 'utf8'));
  return code === undefined ? undefined : forTarget(this, code);
}

/**
 * Keeps what Nextra's loader has compiled.
 *
 * @this {LoaderContext}
 * @param {string} code
 */
export default function noteLoader(code) {
  const file = this.resourcePath;
  writeCompiled(file, readFileSync(file, 'utf8'), takeUsedParts(file), code);
  return forTarget(this, code);
}
