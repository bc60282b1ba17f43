import type { ReactElement } from 'react';

/** Draws an icon of one line, which names its button. */
export function Icon({ path, label }: { path: string; label: string }): ReactElement {
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
