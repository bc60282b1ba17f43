import { compileMdx } from 'nextra/compile';
import remarkMath from 'remark-math';
import { remarkCjkEmphasis } from '../lib/markdown/cjk-attention.mjs';
import { formulaSyntax } from '../lib/markdown/formula.mjs';
import { rehypeBreakChances } from './rehype-break-chances.mjs';
import { rehypeCodeBlocks } from './rehype-code-blocks.mjs';
import { rehypeFootnotes } from './rehype-footnotes.mjs';
import { rehypeHeadingAliases } from './rehype-heading-aliases.mjs';
import { rehypeNoteHeader } from './rehype-note-header.mjs';
import { remarkCallouts } from './remark-callouts.mjs';
import { remarkCodeTabs } from './remark-code-tabs.mjs';
import { remarkComponents } from './remark-components.mjs';
import { remarkConnections } from './remark-connections.mjs';
import { remarkDiagrams } from './remark-diagrams.mjs';
import { remarkFieldTables } from './remark-field-tables.mjs';
import { remarkFigures } from './remark-figures.mjs';
import { remarkFileTrees } from './remark-file-trees.mjs';
import { remarkFormulas } from './remark-formulas.mjs';
import { remarkNoteList } from './remark-note-list.mjs';
import { remarkProblemTable } from './remark-problem-table.mjs';
import { remarkTerms } from './remark-terms.mjs';

/**
 * @import { NoteRecord } from '../lib/site/notes'
 * @import { CompiledNote } from '../lib/site/compiled-note'
 * @typedef {NonNullable<NonNullable<Parameters<typeof compileMdx>[1]>['mdxOptions']>} MdxOptions
 */

const remarkPlugins = [
  remarkCjkEmphasis,
  // Not Nextra's `latex`: it takes the $ of a price for a formula and adds a style sheet with fonts.
  [remarkMath, formulaSyntax],
  remarkComponents,
  remarkCodeTabs,
  remarkCallouts,
  remarkNoteList,
  remarkProblemTable,
  remarkConnections,
  remarkFieldTables,
  remarkFigures,
  remarkFileTrees,
  remarkTerms,
  remarkDiagrams,
  remarkFormulas,
];

const rehypePlugins = [
  rehypeCodeBlocks,
  rehypeBreakChances,
  rehypeFootnotes,
  rehypeNoteHeader,
  rehypeHeadingAliases,
];

/**
 * Compiles a note with Nextra's own compiler and our plugins.
 *
 * @param {NoteRecord} note
 * @param {string} source
 * @returns {Promise<CompiledNote>}
 * @throws with file and line, where a plugin finds a fault
 */
export async function compileNote(note, source) {
  const { file, route, live } = note;
  const { result, headings, hasJsxInH1, frontMatter } = await compileMdx(source, {
    mdxOptions: /** @type {MdxOptions} */ ({
      remarkPlugins: /** @type {unknown[]} */ (remarkPlugins),
      rehypePlugins: /** @type {unknown[]} */ (rehypePlugins),
      format: 'detect',
      ...(live ? { outputFormat: 'program', jsx: true } : { outputFormat: 'function-body' }),
    }),
    route,
    filePath: file,
    codeHighlight: false,
  });
  const { description, toc_max_heading_level, status, problem } =
    /** @type {CompiledNote['facts']['frontMatter']} */ (frontMatter);
  return {
    facts: {
      ...(note.source === undefined && { filePath: file }),
      route,
      title: note.title,
      ...(note.updated !== undefined && { updated: note.updated }),
      ...(hasJsxInH1 && { hasJsxInH1 }),
      headings: /** @type {CompiledNote['facts']['headings']} */ (headings ?? []),
      // The rest stays on the build machine.
      frontMatter: {
        description,
        toc_max_heading_level,
        status,
        ...(problem && { problem: { id: problem.id } }),
      },
    },
    code: result,
  };
}
