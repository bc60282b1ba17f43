import { create } from './page/create';
import { hrefOf } from '../components/page/href';
import { site } from '../components/page/site';
import { decodeAddress } from '../lib/addresses/decode-address';
import { canonicalRoute, isTypo, nearestRoutes } from '../lib/addresses/nearest';
import { PAGES_FILE } from '../lib/vocabulary/export-names';
import type { Route } from '../lib/vocabulary/routes';

/** Number of notes to offer. */
const OFFERED = 5;

/**
 * Handles a missing address: goes to the note whose address differs only in spelling, or lists the nearest notes.
 *
 * @throws when the list of pages cannot be fetched
 */
export async function start(place: Element): Promise<void> {
  const response = await fetch(`${site.basePath}/${PAGES_FILE}`, { cache: 'no-cache' });
  const titles = (await response.json()) as Record<Route, string>;
  const asked = decodeAddress(location.pathname).slice(site.basePath.length);
  const route = canonicalRoute(asked);
  if (route !== asked && titles[route] !== undefined) {
    location.replace(hrefOf({ route }) + location.search + location.hash);
    return;
  }
  const all = nearestRoutes(asked, Object.keys(titles) as Route[], OFFERED);
  const [nearest] = all;
  // A note that is only a typo away is offered alone.
  const offered = nearest !== undefined && isTypo(asked, nearest) ? [nearest] : all;
  const items = offered.map((near) =>
    create(
      'li',
      {},
      create('a', { href: hrefOf({ route: near }) }, titles[near] ?? ''),
      ' ',
      create('code', {}, near),
    ),
  );
  if (items.length > 0) {
    place.replaceChildren(create('p', {}, '주소가 비슷한 노트:'), create('ul', {}, ...items));
  }
}
