import type { ReactElement } from 'react';

function Icon({ path, label }: { path: string; label: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" role="img" aria-label={label}>
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

/** Link to the author's profile. */
export function ProfileIcon(): ReactElement {
  return (
    <Icon label="작성자 프로필" path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0" />
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
