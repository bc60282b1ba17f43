import { memo, useCallback, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { isPlainClick } from '../../lib/reader/plain-click';
import type { MenuRow } from '../../lib/tree/menu';
import type { Route } from '../../lib/vocabulary/routes';
import Link from '../page/link';

/** A heading of the page being read, listed below its row. */
export interface MenuHeading {
  readonly id: string;
  readonly value: string;
}

interface RowProps extends Pick<
  MenuRow,
  'route' | 'title' | 'hasPage' | 'isActive' | 'isOpen' | 'count' | 'mark'
> {
  readonly onToggle: (folder: Route) => void;
}

const listId = (folder: Route): string => `menu:${folder}`;

/** A row, without the rows below it: drawn anew only when it changes itself. */
const Row = memo(function Row(props: RowProps) {
  const { route, title, hasPage, isActive, isOpen, count, mark, onToggle } = props;
  const rowClass = isActive ? 'menu-row active' : 'menu-row';
  const current = isActive ? 'page' : undefined;
  const onClick = useCallback(
    (event: MouseEvent) => {
      if (isActive && isPlainClick(event)) {
        event.preventDefault();
        onToggle(route);
      }
    },
    [isActive, onToggle, route],
  );
  if (isOpen === undefined) {
    return (
      <Link href={route} className={rowClass} aria-current={current}>
        {title}
      </Link>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const isLink = event.target instanceof HTMLAnchorElement;
    const wantsOpen = { ArrowRight: true, ArrowLeft: false, ...(isLink && { ' ': !isOpen }) }[
      event.key
    ];
    if (wantsOpen !== undefined) {
      event.preventDefault();
    }
    if (wantsOpen === !isOpen) {
      onToggle(route);
    }
  };
  const state = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId(route) : undefined,
    onClick: () => {
      onToggle(route);
    },
  } as const;
  // Drawn by the style: it is no part of the name of the button in which it stands.
  const countLabel = count !== undefined && <span data-count={count} />;
  return hasPage ? (
    <div className={rowClass} onKeyDown={onKeyDown}>
      <Link
        href={route}
        className={mark === undefined ? undefined : `section-mark section-${mark}`}
        aria-current={current}
        onClick={onClick}
      >
        {title}
      </Link>
      <button className="menu-arrow" aria-label={`${title} 아래의 노트`} {...state}>
        {countLabel}
      </button>
    </div>
  ) : (
    <button className="menu-row menu-arrow" onKeyDown={onKeyDown} {...state}>
      {title}
      {countLabel}
    </button>
  );
});

function Headings({ headings }: { headings: readonly MenuHeading[] }): ReactElement {
  return (
    <ul className="menu-headings">
      {headings.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`} className="menu-row">
            {value}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ListProps {
  readonly rows: readonly MenuRow[];
  /** Of the page being read; none where they stand beside the note. */
  readonly headings: readonly MenuHeading[];
  /** Opens or closes a folder. */
  readonly onToggle: (folder: Route) => void;
}

function Item({
  row,
  headings,
  onToggle,
}: Omit<ListProps, 'rows'> & { row: MenuRow }): ReactElement {
  const { route, title, hasPage, isActive, isOpen, count, mark, section, rows } = row;
  return (
    <li className={section} data-open={section === 'current' ? isOpen : undefined}>
      <Row
        {...{ route, title, hasPage, isActive, onToggle }}
        {...(isOpen !== undefined && { isOpen })}
        {...(count !== undefined && { count })}
        {...(mark !== undefined && { mark })}
      />
      {rows !== undefined && (
        <ul id={listId(route)}>
          <Items rows={rows} headings={headings} onToggle={onToggle} />
        </ul>
      )}
      {rows === undefined && isOpen === true && (
        <p id={listId(route)} className="menu-wait">
          불러오는 중…
        </p>
      )}
      {isActive && isOpen === undefined && headings.length > 0 && <Headings headings={headings} />}
    </li>
  );
}

function Items({ rows, headings, onToggle }: ListProps): ReactElement[] {
  return rows.map((row) => (
    <Item key={row.name} row={row} headings={headings} onToggle={onToggle} />
  ));
}

/**
 * The rows of the menu as nested lists. A folder is a link to its page and a button that shows what is
 * below it; one without a page is the button alone.
 */
export function MenuList({ rows, headings, onToggle }: ListProps): ReactElement {
  return (
    <ul>
      <Items rows={rows} headings={headings} onToggle={onToggle} />
    </ul>
  );
}
