import type { ReactElement } from 'react';

/*
 * Parts that are finished HTML when the note is compiled. React writes them as they are and never
 * walks into them, which keeps thousands of code tokens out of hydration.
 */

/** A code block as `build/compile/rehype-code-blocks.ts` renders it. */
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

/** A diagram as `build/compile/remark-drawings.ts` draws it. */
export const Diagram = finished('figure', 'diagram');

/** What is to be known of a note, under its title. */
export const NoteHeader = finished('div', 'note-header');

/** The folded table of contents: where there is no room beside the note, a bar that stays at the top. */
export const NoteToc = finished('details', 'toc-fold');

/** The problem that a note solves, above its title. */
export const NoteProblem = finished('div', 'note-problem');

/** What a reader may do with the note, under its title. */
export const NoteTools = finished('div', 'note-tools');

/** Where to report a mistake, after the text. */
export const NoteReport = finished('div', 'note-report');

/** A tree of folders and files as `build/compile/remark-drawings.ts` draws it. */
export const FileTree = finished('div', 'file-tree');

/** What a reader may do with the questions of all notes, as `build/compile/question-list.ts` writes it. */
export const QuestionFilter = finished('div', 'question-filter');

/** The table of problems as `build/compile/remark-problem-table.ts` writes it. */
export const ProblemTable = finished('div', 'problem-table');
