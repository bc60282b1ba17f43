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

/** Link to the author's profile on the code host: a branch that is merged. */
export function ProfileIcon(): ReactElement {
  return (
    <Icon
      label="작성자 프로필"
      path="M7 8.5v7m0-7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm10-4a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 0c0 3-4 4-10 4"
    />
  );
}

/** Link to the open chat. */
export function ChatIcon(): ReactElement {
  return <Icon label="오픈 채팅" path="M4 5h16v11H9l-5 4V5Zm4 4h8M8 12h5" />;
}

/** Opens the search. */
export function SearchIcon({ label }: { label: string }): ReactElement {
  return <Icon label={label} path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />;
}

/** Opens the menu of a phone. */
export function MenuIcon({ label }: { label: string }): ReactElement {
  return <Icon label={label} path="M4 6h16M4 12h16M4 18h16" />;
}

/** Hides and shows the sidebar; the button says which. */
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
