import type { ReactElement } from 'react';
import Link from '../page/link';

/** A page in the order of the menu, as the theme tells of it. */
interface Neighbour {
  readonly route: string;
  readonly title: string;
  readonly isUnderCurrentDocsTree?: boolean;
}

function NavCard(props: {
  to: Neighbour | undefined;
  label: string;
  side: 'previous' | 'next';
}): ReactElement | null {
  const { to, label, side } = props;
  return to?.isUnderCurrentDocsTree === true ? (
    <Link href={to.route} className={`nav-card ${side}`}>
      <small>{label}</small> {to.title}
    </Link>
  ) : null;
}

/** The notes before and after this one. Stands for the theme's declaration of the same name. */
export function NavLinks(props: {
  flatDirectories: readonly Neighbour[];
  currentIndex: number;
}): ReactElement | null {
  const { flatDirectories: pages, currentIndex: at } = props;
  return (
    <nav className="nav-cards" aria-label="앞뒤 글">
      <NavCard to={pages[at - 1]} label="이전 글" side="previous" />
      <NavCard to={pages[at + 1]} label="다음 글" side="next" />
    </nav>
  );
}
