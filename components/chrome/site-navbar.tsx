import { SkipNavLink, useConfig } from 'nextra-theme-docs';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../page/icons';
import Link from '../page/link';
import { SearchBox, SearchButton } from './search-button';

/** Draws the button for light and dark, a disc with one half filled; `client/theme.ts` makes it work. */
export function ThemeButton(): ReactElement {
  return (
    <button type="button" className="theme-button" title="어두운 화면">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
      </svg>
    </button>
  );
}

/** Draws the bar at the top of every page, after the link that skips it. */
export function SiteNavbar(props: {
  items: readonly { route: string; title: string; isCurrent?: boolean }[];
}): ReactElement {
  const { logo } = useConfig();
  return (
    <>
      <SkipNavLink className="skip-link" label="본문으로 건너뛰기" />
      <div className="site-bar">
        <nav aria-label="섹션">
          <Link href="/" className="bar-logo">
            {logo as ReactNode}
          </Link>
          {props.items.map(({ route, title, isCurrent }) => (
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
            <Icon label="메뉴" path="M4 6h16M4 12h16M4 18h16" />
          </button>
        </nav>
      </div>
    </>
  );
}
