import { useContext, type ReactElement } from 'react';
import { sectionNumber } from '../../lib/tree/compact-page-map';
import Link from '../page/link';
import { PageTree } from '../page/site-tree';

/** A page or folder on the way to the page being read, as the theme tells of it. */
interface PathItem {
  readonly route: string;
  readonly title: string;
  readonly withIndexPage?: boolean;
  readonly children?: readonly { readonly route: string }[];
}

/** Whether a step leads to a page: its own, that of a folder, or the overview in a section. */
function isPage({ route, withIndexPage, children }: PathItem): boolean {
  return (
    children === undefined ||
    withIndexPage === true ||
    children.some((child) => child.route === route)
  );
}

/** The folders on the way to the page being read. Stands for the theme's declaration of the same name. */
export function Breadcrumb({
  activePath,
}: {
  activePath: readonly PathItem[];
}): ReactElement | null {
  const section = sectionNumber(useContext(PageTree), activePath[0]?.route ?? '');
  // A page that no menu names.
  if (activePath.length === 0) {
    return null;
  }
  return (
    <nav className="breadcrumb" aria-label="이 노트의 위치">
      <ol>
        {activePath.map((item, index) => (
          <li
            key={`${item.route} ${index}`}
            className={index === 0 && section ? `section-mark section-${section}` : undefined}
          >
            {index === activePath.length - 1 ? (
              <span aria-current="page">{item.title}</span>
            ) : isPage(item) ? (
              <Link href={item.route}>{item.title}</Link>
            ) : (
              item.title
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
