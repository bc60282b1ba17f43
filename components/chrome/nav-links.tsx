import type { ReactElement } from 'react';
import Link from '../page/link';

/**
 * A page in the order of the menu, as the theme tells of it. The theme has no other pages than those that
 * `sliceOf` (lib/tree/compact-page-map.ts) leaves in the map of a page: the one before and the one after
 * are chosen there.
 */
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
  return to === undefined ? null : (
    <Link href={to.route} className={`nav-card ${side}`}>
      <small>{label}</small> {to.title}
    </Link>
  );
}

/** The notes before and after this one, where there are any. Stands for the theme's declaration of the same name. */
export function NavLinks(props: {
  flatDirectories: readonly Neighbour[];
  currentIndex: number;
}): ReactElement | null {
  const { flatDirectories: pages, currentIndex: at } = props;
  const [previous, next] = [pages[at - 1], pages[at + 1]].map((page) =>
    page?.isUnderCurrentDocsTree === true ? page : undefined,
  );
  return previous === undefined && next === undefined ? null : (
    <nav className="nav-cards" aria-label="앞뒤 글">
      <NavCard to={previous} label="이전 글" side="previous" />
      <NavCard to={next} label="다음 글" side="next" />
    </nav>
  );
}
