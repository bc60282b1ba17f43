import { SkipNavLink, useConfig } from 'nextra-theme-docs';
import type { ReactElement, ReactNode } from 'react';
import { MenuIcon } from '../page/icons';
import Link from '../page/link';
import { SearchBox, SearchButton } from '../search/search-button';
import { ThemeButton } from './theme-button';

/** A section in the bar, and whether it holds the current page. */
interface BarItem {
  readonly route: string;
  readonly title: string;
  readonly isCurrent?: boolean;
}

/** Draws the bar at the top of every page, after the link that skips it. */
export function SiteNavbar({ items }: { items: readonly BarItem[] }): ReactElement {
  const { logo } = useConfig();
  return (
    <>
      <SkipNavLink className="skip-link" label="본문으로 건너뛰기" />
      <div className="site-bar">
        <nav aria-label="섹션">
          <Link href="/" className="bar-logo">
            {logo as ReactNode}
          </Link>
          {items.map(({ route, title, isCurrent }) => (
            <Link
              key={route}
              href={route}
              className="bar-title"
              aria-current={isCurrent}
              data-title={title}
            >
              {title}
            </Link>
          ))}
          <SearchBox />
          <SearchButton />
          <ThemeButton />
          <button type="button" className="menu-button" popoverTarget="sidebar">
            <MenuIcon label="메뉴" />
          </button>
        </nav>
      </div>
    </>
  );
}
