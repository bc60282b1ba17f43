import { z } from 'zod';
import type { Fault } from '../faults/fault';
import { readForm } from '../faults/positions';
import { isCleanRoute, type Route } from '../vocabulary/routes';

export const REDIRECTS_FILE = 'content/redirects.json';

/** The redirects: `/old` or `/page#old-id` to `/new` or `/page#new-id`. */
export interface Redirects {
  readonly entries: ReadonlyMap<string, string>;
  readonly lineOf: (address: string) => number;
  readonly faults: readonly Fault[];
}

/**
 * Splits an address into route and heading id.
 *
 * @example
 * splitAddress('/docs/redis#commands')  // { route: '/docs/redis', id: 'commands' }
 */
export function splitAddress(address: string): { route: Route; id: string | undefined } {
  const [route = '', id] = address.split('#', 2);
  return { route: route as Route, id };
}

function isAddress(address: string): boolean {
  const { route, id } = splitAddress(address);
  return (
    route.startsWith('/') &&
    isCleanRoute(route) &&
    (id === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
  );
}

/** Reads `content/redirects.json` and reports all faults of its form at once, each with its line. */
export function readRedirects(source: string): Redirects {
  const {
    data = {},
    faults,
    lineOf,
  } = readForm(source, z.record(z.string(), z.string()), {
    file: REDIRECTS_FILE,
    syntax: 'json',
    wrong: '주소의 짝이 아닌 값',
    expected: '"옛 주소": "새 주소" 꼴의 JSON 객체',
    fix: '쉼표, 따옴표, 중복된 키를 고친다.',
  });
  const line = (address: string): number => lineOf([address]);
  const entries = new Map(Object.entries(data));
  const wrong = [...entries].flatMap(([from, to]): Fault[] =>
    [from, to]
      .filter((address) => !isAddress(address))
      .map((address) => ({
        file: REDIRECTS_FILE,
        line: line(from),
        found: `주소 ${JSON.stringify(address)}`,
        expected: '/docs/redis 또는 /docs/redis#commands 꼴의 주소',
        fix: '확장자와 끝 슬래시 없이 소문자로 쓴다.',
      })),
  );
  return { entries, lineOf: line, faults: [...faults, ...wrong] };
}

/** Writes the text that {@link readRedirects} reads, sorted by old address. */
export function formatRedirects(entries: Iterable<readonly [string, string]>): string {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/**
 * Follows all redirects of an address; returns it unchanged without any. Headings move with their page.
 *
 * @example
 * resolveAddress('/old#part', new Map([['/old', '/new']]))  // '/new#part'
 */
export function resolveAddress(address: string, entries: ReadonlyMap<string, string>): string {
  let current = address;
  for (const seen = new Set<string>(); !seen.has(current);) {
    seen.add(current);
    const direct = entries.get(current);
    const { route, id } = splitAddress(current);
    const page = id === undefined ? undefined : entries.get(route);
    if (direct !== undefined) {
      current = direct;
    } else if (page !== undefined) {
      current = page.includes('#') ? page : `${page}#${id ?? ''}`;
    } else {
      break;
    }
  }
  return current;
}

/** Lists the moved pages with their present addresses. */
export function movedPages(entries: ReadonlyMap<string, string>): ReadonlyMap<Route, string> {
  return new Map(
    [...entries.keys()]
      .filter((from) => !from.includes('#'))
      .map((from) => [from as Route, resolveAddress(from, entries)]),
  );
}

/** Groups the former ids of headings by route and present id. */
export function headingAliases(
  entries: ReadonlyMap<string, string>,
): ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> {
  const aliases = new Map<string, Map<string, string[]>>();
  for (const from of entries.keys()) {
    const old = splitAddress(from);
    const now = splitAddress(resolveAddress(from, entries));
    if (old.id !== undefined && now.id !== undefined && old.route === now.route) {
      const ofPage = aliases.get(now.route) ?? new Map<string, string[]>();
      aliases.set(now.route, ofPage.set(now.id, [...(ofPage.get(now.id) ?? []), old.id]));
    }
  }
  return new Map([...aliases].map(([route, ofPage]) => [route, Object.fromEntries(ofPage)]));
}
