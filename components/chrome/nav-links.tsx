import type { ReactElement } from 'react';
import type { PageLink } from '../../lib/tree/frame';
import Link from '../page/link';

function NavCard(props: {
  to: PageLink | undefined;
  label: string;
  side: 'previous' | 'next';
}): ReactElement | null {
  const { to, label, side } = props;
  return to === undefined ? null : (
    <Link href={to.route} className={`nav-card ${side}`}>
      <small>{label}</small> {to.title}
    </Link>
  );
}

/** Links the notes before and after this one; nothing when it has neither. */
export function NavLinks({
  previous,
  next,
}: {
  previous: PageLink | undefined;
  next: PageLink | undefined;
}): ReactElement | null {
  return previous === undefined && next === undefined ? null : (
    <nav className="nav-cards" aria-label="앞뒤 글">
      <NavCard to={previous} label="이전 글" side="previous" />
      <NavCard to={next} label="다음 글" side="next" />
    </nav>
  );
}
