import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import Link from '../page/link';

function NoteBody({ children }: { children: ReactNode }): ReactElement {
  return <div className="note-body">{children}</div>;
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Returns the text of a heading, without the link inside. */
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

/** Draws a table that scrolls by itself when it is wider than the page, with the keyboard too. */
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

/** Components of the Markdown elements that are more than their tag. */
export const elements = {
  wrapper: NoteBody,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  a: Link,
  table: Table,
  th: TableHeader,
};
