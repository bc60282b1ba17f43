import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import Link from '../page/link';
import { NoteBody } from './static-note';

/*
 * Every Markdown element as a module-level component. The theme makes new functions at each render
 * for those that are left out here, and React would then remount the whole note.
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

function Paragraph(props: ComponentProps<'p'>): ReactElement {
  return <p {...props} />;
}

function Title(props: ComponentProps<'h1'>): ReactElement {
  return <h1 {...props} />;
}

function UnorderedList(props: ComponentProps<'ul'>): ReactElement {
  return <ul {...props} />;
}

function OrderedList(props: ComponentProps<'ol'>): ReactElement {
  return <ol {...props} />;
}

function ListItem(props: ComponentProps<'li'>): ReactElement {
  return <li {...props} />;
}

function Quotation(props: ComponentProps<'blockquote'>): ReactElement {
  return <blockquote {...props} />;
}

function Rule(props: ComponentProps<'hr'>): ReactElement {
  return <hr {...props} />;
}

/** A table that scrolls by itself where it is wider than the page, with the keyboard too. */
function Table(props: ComponentProps<'table'>): ReactElement {
  return (
    <div className="table-scroll" role="group" aria-label="표" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

function TableRow(props: ComponentProps<'tr'>): ReactElement {
  return <tr {...props} />;
}

function TableHeader(props: ComponentProps<'th'>): ReactElement {
  return <th scope="col" {...props} />;
}

function TableCell(props: ComponentProps<'td'>): ReactElement {
  return <td {...props} />;
}

function Details(props: ComponentProps<'details'>): ReactElement {
  return <details {...props} />;
}

function Summary(props: ComponentProps<'summary'>): ReactElement {
  return <summary {...props} />;
}

function Pre(props: ComponentProps<'pre'>): ReactElement {
  return <pre {...props} />;
}

function Code(props: ComponentProps<'code'>): ReactElement {
  return <code {...props} />;
}

/** Markdown element name to component. */
export const elements = {
  wrapper: NoteBody,
  h1: Title,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  p: Paragraph,
  ul: UnorderedList,
  ol: OrderedList,
  li: ListItem,
  blockquote: Quotation,
  hr: Rule,
  a: Link,
  table: Table,
  tr: TableRow,
  th: TableHeader,
  td: TableCell,
  details: Details,
  summary: Summary,
  pre: Pre,
  code: Code,
};
