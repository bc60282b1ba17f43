import type { ReactElement } from 'react';

function Icon({ path, label }: { path: string; label: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" role="img" aria-label={label}>
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The site's logo, a sheet with lines, as in `public/icon.svg`. */
export function LogoIcon(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path
        d="M9 8h14M9 14h14M9 20h8"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The icon of the theme button: a disc with one half filled. */
export function ThemeIcon(): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
    </svg>
  );
}

/** The icon of the search buttons. */
export function SearchIcon({ label }: { label: string }): ReactElement {
  return <Icon label={label} path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />;
}

/** The icon of the menu button on a phone. */
export function MenuIcon({ label }: { label: string }): ReactElement {
  return <Icon label={label} path="M4 6h16M4 12h16M4 18h16" />;
}

/** The icon of the sidebar button; the button's title says whether it hides or shows. */
export function SidebarIcon(): ReactElement {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M1 2.5A1.5 1.5 0 0 1 2.5 1h11A1.5 1.5 0 0 1 15 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 13.5Zm9.5-1.5v14" />
      <path d="m7 6-2 2 2 2" />
    </svg>
  );
}
