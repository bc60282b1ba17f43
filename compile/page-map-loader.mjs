import { notesFile } from './notes-data.mjs';

/**
 * Tells webpack that the page map, which `transformPageOpts` puts into `_app.mdx`, is made of
 * `notes.json`: a page map out of the cache would lack the newest notes.
 *
 * @this {{ addDependency(file: string): void }}
 * @param {string} code
 * @returns {string}
 */
export default function pageMapLoader(code) {
  this.addDependency(notesFile);
  return code;
}
