import {
  Children,
  createElement,
  isValidElement,
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import Link from '../page/link';

/** Returns the text of a node, also of finished HTML in `html`; what a component writes by itself is missing. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (isValidElement<{ children?: ReactNode; html?: string }>(node)) {
    const { children, html } = node.props;
    return html === undefined ? textOf(children) : html.replace(/<[^>]*>/g, '');
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
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
export const elements = { a: Link, table: Table, th: TableHeader };

const HEADINGS: ReadonlySet<unknown> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Draws a text with what stands below each heading in one element, which the style sheet lays out as a whole when
 * the reader is near. The headings stay outside: screen readers list them before they are near.
 */
export function NoteBody({ children }: { children: ReactNode }): ReactElement {
  const body: ReactNode[] = [];
  let below: ReactNode[] | undefined;
  const endPart = (): void => {
    if (below !== undefined && below.length > 0) {
      const length = { '--length': textOf(below).length } as CSSProperties;
      body.push(createElement('div', { className: 'note-part', style: length }, ...below));
    }
    below = [];
  };
  for (const node of Children.toArray(children)) {
    if (isValidElement(node) && HEADINGS.has(node.type)) {
      endPart();
      body.push(node);
    } else if (node !== '\n') {
      (below ?? body).push(node);
    }
  }
  endPart();
  return createElement('div', { className: 'note-body' }, ...body);
}
