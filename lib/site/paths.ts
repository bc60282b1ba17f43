import { z } from 'zod';
import { faultUnless, type Fault } from '../faults/fault';
import { readForm } from '../faults/positions';
import { suggest } from '../faults/suggest';
import { splitAddress } from '../addresses/redirects';
import type { Route } from '../vocabulary/routes';

/** File of the paths along which notes are read, relative to the repository. */
export const PATHS_FILE = 'content/paths.yaml';

const step = z.strictObject({ note: z.string().startsWith('/'), why: z.string().min(1) });
const schema = z.record(z.string(), z.array(step).min(1));

/** A note on a path: its address, or that of a section of it, and why it is read at this point. */
type Step = z.infer<typeof step>;

/** The paths by their names: the last segments of the addresses of their pages. */
export type Paths = Readonly<Record<string, readonly Step[]>>;

/** A note, or a place in it, by its title. */
interface Target {
  readonly route: string;
  readonly title: string;
}

export interface PathPlace {
  /** The page of the path. */
  readonly path: Target;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  /** Absent at the end of the path. */
  readonly next?: Target;
}

/**
 * Finds the places of each note on the paths that have a page. A note with several steps on a path has the place
 * of the last one.
 *
 * @param pages routes of the pages of paths
 */
export function placesOnPaths(
  paths: Paths,
  pages: readonly Route[],
  titleOf: (route: string) => string,
): ReadonlyMap<string, readonly PathPlace[]> {
  const places = new Map<string, Map<string, PathPlace>>();
  for (const page of pages) {
    const steps = paths[page.slice(page.lastIndexOf('/') + 1)] ?? [];
    for (const [index, { note }] of steps.entries()) {
      const { route } = splitAddress(note);
      const next = steps[index + 1]?.note;
      const place: PathPlace = {
        path: { route: page, title: titleOf(page) },
        position: index + 1,
        total: steps.length,
        ...(next !== undefined && {
          next: { route: next, title: titleOf(splitAddress(next).route) },
        }),
      };
      places.set(route, (places.get(route) ?? new Map<string, PathPlace>()).set(page, place));
    }
  }
  return new Map([...places].map(([route, onPaths]) => [route, [...onPaths.values()]]));
}

/**
 * Reads the paths.
 *
 * @param source Text of the file; an empty one has no paths.
 * @param addresses Routes of the published notes, and their headings as `/route#id`.
 * @example
 * readPaths('start:\n  - { note: /docs, why: 처음이다. }', new Set(['/docs']))
 * // { paths: { start: [{ note: '/docs', why: '처음이다.' }] }, faults: [] }
 */
export function readPaths(
  source: string,
  addresses: ReadonlySet<string>,
): { readonly paths: Paths; readonly faults: readonly Fault[] } {
  const file = PATHS_FILE;
  if (source === '') {
    return { paths: {}, faults: [] };
  }
  const {
    data: paths = {},
    faults,
    lineOf,
  } = readForm(source, schema, {
    file,
    syntax: 'yaml',
    wrong: '길이 아닌 값',
    expected: '이름: 아래에 - note: /노트, why: 이유 한 줄',
    fix: '그 꼴로 고친다.',
  });
  const lost = Object.entries(paths).flatMap(([name, steps]) =>
    steps.flatMap(({ note }, index): Fault[] => {
      const meant = suggest(note, [...addresses]);
      return faultUnless(addresses.has(note), () => ({
        file,
        line: lineOf([name, index, 'note']),
        found: `${name}의 note: ${note}`,
        expected: '공개한 노트나 그 절의 주소',
        fix: meant === undefined ? '주소를 고치거나 지운다.' : `${meant}로 고치거나 지운다.`,
      }));
    }),
  );
  return { paths, faults: [...faults, ...lost] };
}
