import type { ReactElement } from 'react';

/*
 * Parts that are finished HTML when the note is compiled. React inserts them as they are, which keeps thousands of
 * code tokens out of hydration.
 */

/** Draws a code block rendered by `build/compile/rehype-code-blocks.ts`. */
export function CodeBlock(props: {
  html: string;
  language: string;
  run: string;
  flags?: string;
}): ReactElement {
  return (
    <figure
      className={props.flags === undefined ? 'code-block' : `code-block ${props.flags}`}
      data-language={props.language}
      data-run={props.run}
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  );
}

function finished(Tag: 'div' | 'figure' | 'details', className: string) {
  return function Finished({ html }: { html: string }): ReactElement {
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

/** A diagram drawn by `build/compile/remark-drawings.ts`. */
export const Diagram = finished('figure', 'diagram');

/** Facts of the note, below its title. */
export const NoteHeader = finished('div', 'note-header');

/** The folded table of contents, without room beside the note a bar that sticks to the top. */
export const NoteToc = finished('details', 'toc-fold');

/** The problem that the note solves, above its title. */
export const NoteProblem = finished('div', 'note-problem');

/** Buttons below the title. */
export const NoteTools = finished('div', 'note-tools');

/** Link to report a mistake, after the text. */
export const NoteReport = finished('div', 'note-report');

/** A tree of folders and files drawn by `build/compile/remark-drawings.ts`. */
export const FileTree = finished('div', 'file-tree');

/** What a reader may do with the questions of all notes, as `build/compile/question-list.ts` writes it. */
export const QuestionFilter = finished('div', 'question-filter');

/** The table of problems written by `build/compile/remark-problem-table.ts`. */
export const ProblemTable = finished('div', 'problem-table');
