import type { ReactElement } from 'react';
import type { PageLink } from '../../lib/tree/frame';
import Link from '../page/link';

/** Links the notes before and after this one; nothing when it has neither. */
export function NavLinks(props: {
  previous: PageLink | undefined;
  next: PageLink | undefined;
}): ReactElement | null {
  const labels = { previous: '이전 글', next: '다음 글' };
  return props.previous === undefined && props.next === undefined ? null : (
    <nav className="nav-cards" aria-label="앞뒤 글">
      {(['previous', 'next'] as const).map((side) => {
        const note = props[side];
        return (
          note && (
            <Link key={side} href={note.route} className={`nav-card ${side}`}>
              <small>{labels[side]}</small> {note.title}
            </Link>
          )
        );
      })}
    </nav>
  );
}
