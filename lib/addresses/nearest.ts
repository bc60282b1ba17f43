import { distance } from 'fastest-levenshtein';
import type { Route } from '../vocabulary/routes';

/** Largest distance of a suggestion, as a share of the length of the address. */
const MAX_DISTANCE = 0.5;

/**
 * Returns the route of an address with a trailing slash, `.html` or `/index`.
 *
 * @example
 * canonicalRoute('/docs/redis/')          // '/docs/redis'
 * canonicalRoute('/docs/redis.html')      // '/docs/redis'
 * canonicalRoute('/docs/redis/index.html') // '/docs/redis'
 */
export function canonicalRoute(path: string): Route {
  const route = path
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return (route === '' ? '/' : route) as Route;
}

/**
 * Finds the routes nearest to a mistyped address, best first, by the number of letters to change. An equal last
 * segment counts most: notes move between folders more often than they are renamed.
 */
export function nearestRoutes(path: string, routes: readonly Route[], limit: number): Route[] {
  const wanted = canonicalRoute(path).toLowerCase();
  const name = wanted.slice(wanted.lastIndexOf('/') + 1);
  return routes
    .map((route) => {
      const sameName = name !== '' && route.endsWith(`/${name}`);
      const share = distance(wanted, route) / Math.max(wanted.length, route.length);
      return { route, cost: sameName ? share / 4 : share };
    })
    .filter(({ cost }) => cost <= MAX_DISTANCE)
    .sort((a, b) => a.cost - b.cost || a.route.localeCompare(b.route))
    .slice(0, limit)
    .map(({ route }) => route);
}

/** Largest number of letters that a typo changes. */
const SLIP = 2;

/**
 * Tells whether an address is a route with a typo.
 *
 * @example
 * isTypo('/algorithm/dijkstar', '/algorithm/dijkstra')  // true
 */
export function isTypo(path: string, route: Route): boolean {
  const wanted = canonicalRoute(path).toLowerCase();
  const name = route.slice(route.lastIndexOf('/') + 1);
  return distance(wanted, route) <= Math.min(SLIP, Math.floor(name.length / 4));
}
