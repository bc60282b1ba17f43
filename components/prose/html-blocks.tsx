import type { ReactElement } from 'react';

/*
 * Parts that are finished HTML when the note is compiled. React writes them as they are and never
 * walks into them, which keeps thousands of code tokens out of hydration.
 */

/** A code block as `compile/rehype-code-blocks.ts` renders it. */
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

/** A diagram as `compile/remark-drawings.ts` draws it. */
export function Diagram({ html }: { html: string }): ReactElement {
  return <figure className="diagram" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Tags and date under the title. */
export function NoteHeader({ html }: { html: string }): ReactElement {
  return <div className="note-header" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The folded table of contents: where there is no room beside the note, a bar that stays at the top. */
export function NoteToc({ html }: { html: string }): ReactElement {
  return <details className="toc-fold" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What a reader may do with the note, after its text. */
export function NoteTools({ html }: { html: string }): ReactElement {
  return <div className="note-tools" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A tree of folders and files as `compile/remark-drawings.ts` draws it. */
export function FileTree({ html }: { html: string }): ReactElement {
  return <div className="file-tree" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The table of problems as `compile/remark-problem-table.ts` writes it. */
export function ProblemTable({ html }: { html: string }): ReactElement {
  return <div className="problem-table" dangerouslySetInnerHTML={{ __html: html }} />;
}
