import { useEffect, useState, type ReactElement } from 'react';
import { listPages } from '../../lib/tree/compact-page-map';
import { decodeAddress } from '../../lib/addresses/decode-address';
import { canonicalRoute, nearestRoutes } from '../../lib/addresses/nearest';
import type { Route } from '../../lib/vocabulary/routes';
import Link from '../page/link';
import { loadSiteTree } from '../page/site-tree';

interface Page {
  readonly route: Route;
  readonly title: string;
}

/** What to offer for the address of the window: the same note written right, or the nearest ones. */
function findNotes(pages: readonly Page[]): { same?: Page; nearest: readonly Page[] } {
  const path = decodeAddress(location.pathname).slice(__SITE__.basePath.length);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const same = byRoute.get(canonicalRoute(path));
  if (same !== undefined && same.route !== path) {
    return { same, nearest: [] };
  }
  const nearest = nearestRoutes(path, [...byRoute.keys()], 5);
  return { nearest: nearest.flatMap((route) => byRoute.get(route) ?? []) };
}

/**
 * On the error page: goes to the note when the address is only written differently (trailing slash,
 * `.html`), else lists the nearest addresses.
 */
export function NearestNotes(): ReactElement | null {
  const [nearest, setNearest] = useState<readonly Page[]>([]);
  useEffect(() => {
    loadSiteTree().then(
      (tree) => {
        const { same, nearest: found } = findNotes(listPages(tree));
        if (same !== undefined) {
          location.replace(`${__SITE__.basePath}${same.route}${location.search}${location.hash}`);
        }
        setNearest(found);
      },
      () => undefined,
    );
  }, []);
  if (nearest.length === 0) {
    return null;
  }
  return (
    <div className="note-list">
      <p>주소가 비슷한 노트:</p>
      <ul>
        {nearest.map(({ route, title }) => (
          <li key={route}>
            <Link href={route}>{title}</Link> <code>{route}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
