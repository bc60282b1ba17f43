import { useMounted } from 'nextra/hooks';
import { useContext, useEffect, useMemo, type ReactElement } from 'react';
import { listPages } from '../../lib/tree/compact-page-map.mjs';
import { decodeAddress } from '../../lib/addresses/decode-address';
import { canonicalRoute, nearestRoutes } from '../../lib/addresses/nearest';
import type { Route } from '../../lib/vocabulary/routes';
import Link from '../page/link';
import { SitePages } from './site-layout';

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
  const mounted = useMounted();
  const site = useContext(SitePages);
  const { same, nearest } = useMemo(
    (): ReturnType<typeof findNotes> => (mounted ? findNotes(listPages(site)) : { nearest: [] }),
    [mounted, site],
  );
  useEffect(() => {
    if (same !== undefined) {
      location.replace(`${__SITE__.basePath}${same.route}${location.search}${location.hash}`);
    }
  }, [same]);
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
