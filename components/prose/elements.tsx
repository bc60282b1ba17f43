import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import Link from '../page/link';
/** What surrounds the text of every note. */
function NoteBody({ children }: { children: ReactNode }): ReactElement {
  return <div className="note-body">{children}</div>;
}

/*
 * Every Markdown element by its name, or as a module-level component. The theme makes new functions at each
 * render for those that are left out here, and React would then remount the whole note.
 */

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** What a heading says, without the link that stands in it. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  return isValidElement<{ children?: ReactNode }>(node)
    ? textOf(node.props.children)
    : typeof node === 'string' || typeof node === 'number'
      ? String(node)
      : '';
}

function heading(Tag: HeadingTag) {
  return function Heading({ children, id, ...props }: ComponentProps<HeadingTag>): ReactElement {
    const text = textOf(children);
    return (
      <Tag id={id} aria-label={id === undefined ? undefined : text} {...props}>
        {children}
        {id !== undefined && (
          <a className="heading-anchor" href={`#${id}`} aria-label={`‘${text}’ 절의 주소`} />
        )}
      </Tag>
    );
  };
}

/** A table that scrolls by itself where it is wider than the page, with the keyboard too. */
function Table(props: ComponentProps<'table'>): ReactElement {
  return (
    <div className="table-scroll" role="group" aria-label="표" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

function TableHeader(props: ComponentProps<'th'>): ReactElement {
  return <th scope="col" {...props} />;
}

/** What draws each Markdown element. */
export const elements = {
  wrapper: NoteBody,
  h1: 'h1',
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  hr: 'hr',
  a: Link,
  table: Table,
  tr: 'tr',
  th: TableHeader,
  td: 'td',
  details: 'details',
  summary: 'summary',
  pre: 'pre',
  code: 'code',
};
