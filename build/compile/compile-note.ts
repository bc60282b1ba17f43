import { compileMdx } from 'nextra/compile';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import { remarkCjkEmphasis } from '../../lib/markdown/cjk-attention';
import { formulaSyntax } from '../../lib/markdown/formula';
import type { CompiledNote } from '../../lib/site/page-facts';
import type { NoteRecord } from '../../lib/site/notes';
import { rehypeBreakChances } from './rehype-break-chances';
import { rehypeCodeBlocks } from './rehype-code-blocks';
import { rehypeFootnotes } from './rehype-footnotes';
import { rehypeHeadingAliases } from './rehype-heading-aliases';
import { rehypeNoteHeader } from './rehype-note-header';
import { rehypeRowHeaders } from './rehype-row-headers';
import { remarkCallouts } from './remark-callouts';
import { remarkCodeTabs } from './remark-code-tabs';
import { remarkComponents } from './remark-components';
import { remarkConnections } from './remark-connections';
import { remarkDrawings } from './remark-drawings';
import { remarkFieldTables } from './remark-field-tables';
import { remarkFigures } from './remark-figures';
import { remarkFormulas } from './remark-formulas';
import { remarkHome } from './remark-home';
import { remarkNoteList } from './remark-note-list';
import { remarkProblemTable } from './remark-problem-table';
import { remarkTerms } from './remark-terms';

/** The transforms of a note as plugins, in their order. */
function plugins<Transform>(...transforms: readonly Transform[]): (() => Transform)[] {
  return transforms.map((transform) => () => transform);
}

const remarkPlugins: PluggableList = [
  remarkCjkEmphasis,
  // Not Nextra's `latex`: it takes the $ of a price for a formula and adds a style sheet with fonts.
  [remarkMath, formulaSyntax],
  ...plugins(
    remarkComponents,
    remarkCodeTabs,
    remarkCallouts,
    remarkNoteList,
    remarkHome,
    remarkProblemTable,
    remarkConnections,
    remarkFieldTables,
    remarkFigures,
    remarkTerms,
    remarkDrawings,
    remarkFormulas,
  ),
];

const rehypePlugins: PluggableList = [
  ...plugins<typeof rehypeCodeBlocks | typeof rehypeNoteHeader>(
    rehypeCodeBlocks,
    rehypeBreakChances,
    rehypeRowHeaders,
    rehypeFootnotes,
    rehypeNoteHeader,
    rehypeHeadingAliases,
  ),
];

/**
 * Compiles a note with Nextra's own compiler and our plugins.
 *
 * @throws with file and line, where a plugin finds a fault
 */
export async function compileNote(note: NoteRecord, source: string): Promise<CompiledNote> {
  const { file, route } = note;
  const { result, headings, frontMatter } = await compileMdx(source, {
    mdxOptions: {
      remarkPlugins,
      rehypePlugins,
      format: 'detect',
      outputFormat: 'function-body',
    },
    route,
    filePath: file,
    codeHighlight: false,
  });
  const { description, toc_max_heading_level, status } =
    frontMatter as CompiledNote['facts']['frontMatter'];
  return {
    facts: {
      ...(note.source === undefined && { filePath: file }),
      route,
      title: note.title,
      ...(note.updated !== undefined && { updated: note.updated }),
      headings: (headings ?? []) as CompiledNote['facts']['headings'],
      // The rest stays on the build machine.
      frontMatter: {
        description,
        toc_max_heading_level,
        status,
        ...(note.knownTitle !== undefined && { knownTitle: note.knownTitle }),
      },
    },
    code: result,
  };
}
