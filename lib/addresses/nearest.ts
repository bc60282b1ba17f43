import { distance } from 'fastest-levenshtein';
import type { Route } from '../vocabulary/routes';

/** How far an address may be from a suggestion, as a share of its length. */
const MAX_DISTANCE = 0.5;

/**
 * The route that a differently written address means: with a trailing slash, `.html` or `/index`.
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
 * The routes nearest to a mistyped address, best first: by letters to change, where an equal last
 * segment counts most, because notes move between folders more often than they change their name.
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

/** Letters that a hurried hand gets wrong in a name. */
const SLIP = 2;

/**
 * Whether an address is another one with a slip of the fingers in it.
 *
 * @example
 * isSlip('/algorithm/dijkstar', '/algorithm/dijkstra')  // true
 */
export function isSlip(path: string, route: Route): boolean {
  const wanted = canonicalRoute(path).toLowerCase();
  const name = route.slice(route.lastIndexOf('/') + 1);
  return distance(wanted, route) <= Math.min(SLIP, Math.floor(name.length / 4));
}
