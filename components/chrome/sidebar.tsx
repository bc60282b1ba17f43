import { useConfig } from 'nextra-theme-docs';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { MenuRow } from '../../lib/tree/menu';
import { parentRoute } from '../../lib/vocabulary/routes';
import Link from '../page/link';
import { SearchBox } from './search-button';

/** Draws a title like `14주차: CPU 스케줄링` with its number in a column of its own. */
function numbered(title: string): ReactNode {
  const [, number, unit, name] = /^(\d+)(주차:) (.+)$/.exec(title) ?? [];
  return number === undefined ? (
    title
  ) : (
    <>
      <span className="menu-number">
        {number}
        <span>{unit}</span>
      </span>{' '}
      {name}
    </>
  );
}

function Row({ row, autoCollapse }: { row: MenuRow; autoCollapse: boolean }): ReactElement {
  const { route, title, hasPage, isActive, isOpen, count, mark, section, rows } = row;
  const link = (
    <Link
      href={route}
      className={mark === undefined ? undefined : `section-mark section-${mark}`}
      aria-current={isActive ? 'page' : undefined}
    >
      {numbered(title)}
    </Link>
  );
  const list = rows && (
    <ul>
      {rows.map((each) => (
        <Fragment key={each.name}>
          {each.group !== undefined && <li className="menu-group">{each.group}</li>}
          <Row row={each} autoCollapse={autoCollapse} />
        </Fragment>
      ))}
    </ul>
  );
  if (section !== undefined || list === undefined) {
    return (
      <li>
        {link}
        {list}
      </li>
    );
  }
  return (
    <li className="folder">
      {hasPage && link}
      {/* `name` makes the browser close the neighbour when a folder opens. */}
      <details open={isOpen} name={autoCollapse ? `menu:${parentRoute(route) ?? ''}` : undefined}>
        <summary
          className={hasPage ? 'menu-arrow' : 'menu-row menu-arrow'}
          aria-label={hasPage ? `${title} 아래의 노트` : undefined}
        >
          {!hasPage && title}
          {count !== undefined && <span data-count={count} />}
        </summary>
        {list}
      </details>
    </li>
  );
}

/**
 * Draws the menu of the site as plain lists. On a phone it is a popover: the button in the bar opens it without
 * scripts too.
 *
 * @param props.isBeside whether a wide window shows it beside the note
 * @param props.script restores the state of the menu; inline here, so that finding the current row lays out only
 *   the menu
 */
export function Sidebar(props: {
  rows: readonly MenuRow[];
  isBeside: boolean;
  script: string;
}): ReactElement {
  const { rows, isBeside, script } = props;
  const { autoCollapse } = useConfig().sidebar;
  const current = rows.find((row) => row.section === 'current' && row.rows !== undefined);
  const others = rows.filter((row) => row !== current);
  const draw = (row: MenuRow): ReactElement => (
    <Row key={row.name} row={row} autoCollapse={autoCollapse === true} />
  );
  return (
    <aside
      id="sidebar"
      popover="auto"
      className={isBeside ? 'sidebar' : 'sidebar phone-only'}
      aria-label="사이드바"
    >
      <div className="sidebar-search">
        <SearchBox />
      </div>
      <nav
        id="menu-list"
        className={current?.mark === undefined ? 'menu' : `menu section-${String(current.mark)}`}
        aria-label="노트 목록"
        data-section={current?.name}
      >
        <ul className="menu-sections">{others.map(draw)}</ul>
        {current && <ul className="menu-tree">{draw(current)}</ul>}
      </nav>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </aside>
  );
}
