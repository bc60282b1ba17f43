import path from 'node:path';

const TOC = /^export const __toc = \[[^]*?\];?$/m;
const PAGE = /^const __nextraPageOptions = \{\n {2}MDXContent,$/m;
const EXPORT = 'export default setupNextraPage(__nextraPageOptions)';
/** An import written by the author of the note, not by Nextra. */
const OWN_IMPORT = /^import (?!.* from ["']nextra\/)/m;

/**
 * The module of a note for the browser, from the one that Nextra compiled: title, description and
 * headings stay; the text does not, since it is in the HTML of the page. A note that imports a
 * component of its own needs its text to run, and keeps it.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string}
 * @throws when the module does not look as Nextra 2.13.4 writes it
 */
export function staticNote(code, file) {
  if (OWN_IMPORT.test(code)) {
    return code;
  }
  const toc = TOC.exec(code)?.[0];
  const page = PAGE.exec(code);
  const end = code.lastIndexOf(EXPORT);
  if (toc === undefined || page === null || end === -1) {
    throw new Error(`${file}: compile/static-note.mjs가 아는 모양으로 Nextra가 컴파일하지 않았다.`);
  }
  const component = JSON.stringify(path.resolve('components/prose/static-note.tsx'));
  return [
    "import { setupNextraPage } from 'nextra/setup-page'",
    `import { StaticNote, staticPage } from ${component}`,
    toc.replace('export ', ''),
    code.slice(page.index, end).replace('MDXContent,', 'MDXContent: StaticNote,'),
    'export default staticPage(setupNextraPage(__nextraPageOptions), __nextraPageOptions.pageNextRoute)',
  ].join('\n');
}
