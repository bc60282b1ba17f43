import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { compileMdx } from 'nextra/compile';
import type { PluggableList, Processor } from 'unified';
import { FaultError, refuseFaults, type Fault } from '../../lib/faults/fault';
import { takeTree } from '../../lib/markdown/read-markdown';
import type { CompiledNote } from '../../lib/site/page-facts';
import type { NoteRecord } from '../../lib/site/notes';
import { COMPILABLE, noted, takeNoted } from './fail';
import { noteOf, type CompiledFile } from './notes-data';
import { rehypeBreakChances } from './rehype-break-chances';
import { rehypeCodeBlocks } from './rehype-code-blocks';
import { rehypeElements } from './rehype-elements';
import { rehypeNoteHeader } from './rehype-note-header';
import { remarkCallouts } from './remark-callouts';
import { remarkCodeTabs } from './remark-code-tabs';
import { remarkComponents } from './remark-components';
import { remarkConnections } from './remark-connections';
import { remarkDrawings } from './remark-drawings';
import { remarkFieldTables } from './remark-field-tables';
import { remarkFigures } from './remark-figures';
import { remarkFormulas } from './remark-formulas';
import { remarkGlossary } from './remark-glossary';
import { remarkHome } from './remark-home';
import { remarkNoteList } from './remark-note-list';
import { remarkPictures } from './remark-pictures';
import { remarkPreformatted } from './remark-preformatted';
import { remarkProblemTable } from './remark-problem-table';
import { remarkTerms } from './remark-terms';

type Transform<Tree> = (tree: Tree, file: CompiledFile) => void | Promise<void>;

/** Wraps the transforms as plugins, in this order. A fault in one does not stop the next. */
function plugins<Tree>(...transforms: readonly Transform<Tree>[]): (() => Transform<Tree>)[] {
  return transforms.map(
    (transform) => () => (tree, file) => noted(file, () => transform(tree, file)),
  );
}

/** Parses a note as the checks of its text have, in place of Nextra's syntax; its lines are those of the file. */
function remarkRead(this: Processor): void {
  this.Parser = (body, file) => takeTree(file.path, body, noteOf(file)?.bodyLine ?? 1);
}

const remarkPlugins: PluggableList = [
  remarkRead,
  ...plugins<Root>(
    remarkPreformatted,
    // Before what other plugins write: only the text of the author names terms.
    remarkGlossary,
    remarkPictures,
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
  ...plugins<HtmlRoot>(rehypeElements, rehypeCodeBlocks, rehypeBreakChances, rehypeNoteHeader),
];

type Compiled = Awaited<ReturnType<typeof compileMdx>>;

/** Turns an error of the compiler itself into a fault at the line that it names. */
function compilerFault({ file, bodyLine }: NoteRecord, error: unknown): Fault {
  const { line, reason, message } = error as Partial<
    Record<'line' | 'reason' | 'message', unknown>
  >;
  return {
    file,
    line: typeof line === 'number' ? line : bodyLine,
    found: `컴파일하지 못한 글: ${String(reason ?? message ?? error).split('\n', 1)[0] ?? ''}`,
    expected: COMPILABLE,
    fix: '그 줄의 HTML, 표, 각주를 하나씩 빼 보고 고친다.',
  };
}

async function compileWhole(note: NoteRecord, source: string): Promise<Compiled> {
  const { file, route } = note;
  try {
    return await compileMdx(source, {
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
  } catch (error) {
    const faults = takeNoted(file);
    // A fault that a plugin noted is the cause; the compiler's error is only its consequence.
    throw new FaultError(faults.length > 0 ? faults : [compilerFault(note, error)]);
  }
}

/**
 * Compiles a note with Nextra's own compiler and our plugins.
 *
 * @throws FaultError with all faults of the note
 */
export async function compileNote(note: NoteRecord, source: string): Promise<CompiledNote> {
  const { file, route } = note;
  takeNoted(file);
  const { result, frontMatter, headings } = await compileWhole(note, source);
  refuseFaults(takeNoted(file));
  const { description, toc_max_heading_level, status } =
    frontMatter as CompiledNote['facts']['frontMatter'];
  return {
    facts: {
      ...(note.source === undefined && { filePath: file }),
      route,
      title: note.title,
      ...(note.updated !== undefined && { updated: note.updated }),
      headings: headings as CompiledNote['facts']['headings'],
      // The page needs only these fields.
      frontMatter: {
        description,
        toc_max_heading_level,
        status,
        ...(note.longTitle !== undefined && { longTitle: note.longTitle }),
      },
    },
    code: result,
  };
}
