import type { Note } from '../note/note';
import { parentRoute, type Route } from '../vocabulary/routes';
import { summaryOf, type NoteSummary } from '../tree/tree';

/** The place of a note in a series: the numbered notes of a folder, in order. */
export interface SeriesPlace {
  readonly folder: NoteSummary;
  /** From 1. */
  readonly position: number;
  /** Number of notes in the series so far. */
  readonly total: number;
  readonly previous?: NoteSummary;
  readonly next?: NoteSummary;
}

const NUMBERED = /\/(\d+)$/;

function numberOf({ route }: NoteSummary): number {
  return Number(NUMBERED.exec(route)?.[1]);
}

/**
 * Finds the place of each note in a series. A series is a folder whose page says `series: true`; its parts are the
 * listed notes named by a number.
 *
 * @param hidden notes that no list names
 */
export function readSeries(
  notes: readonly Note[],
  hidden: ReadonlySet<Route>,
): Map<Route, SeriesPlace> {
  const places = new Map<Route, SeriesPlace>();
  const listed = notes.filter(({ route }) => !hidden.has(route));
  for (const page of listed.filter(({ frontMatter }) => frontMatter.series === true)) {
    const parts = listed
      .filter(({ route }) => parentRoute(route) === page.route && NUMBERED.test(route))
      .map(summaryOf)
      .sort((a, b) => numberOf(a) - numberOf(b));
    for (const [index, { route }] of parts.entries()) {
      const previous = parts[index - 1];
      const next = parts[index + 1];
      places.set(route, {
        folder: summaryOf(page),
        position: index + 1,
        total: parts.length,
        ...(previous && { previous }),
        ...(next && { next }),
      });
    }
  }
  return places;
}
