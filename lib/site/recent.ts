import { groupBy } from '../note/group-by';
import type { PageLink } from '../tree/frame';
import { parentRoute, type Route } from '../vocabulary/routes';

/** A note with the day of its last change, `YYYY-MM-DD`. */
export interface DatedNote extends PageLink {
  readonly day: string;
}

interface FolderNews {
  readonly folder: PageLink;
  readonly count: number;
  /** The first of these notes by address. */
  readonly note: PageLink;
}

export interface DayNews {
  readonly day: string;
  readonly folders: readonly FolderNews[];
}

const MOST_DAYS = 3;
const MOST_FOLDERS = 5;

/**
 * Groups the latest changes by day and folder. The folders with the most changed notes come first, and each folder
 * appears once.
 *
 * @param titles titles of all pages; a folder with a title that others share is named with its parent
 */
export function recentNews(
  notes: readonly DatedNote[],
  titles: ReadonlyMap<Route, string>,
): DayNews[] {
  const sorted = [...notes].sort(
    (a, b) => b.day.localeCompare(a.day) || a.route.localeCompare(b.route),
  );
  const byDay = groupBy(sorted, ({ day }) => [day]);
  const named = new Set<string>();
  const all = [...titles.values()];
  const titleOf = (route: Route): string => {
    const title = titles.get(route) ?? route;
    const around = titles.get(parentRoute(route) ?? route);
    const isShared = all.filter((other) => other === title).length > 1;
    return isShared && around !== undefined ? `${around} ${title}` : title;
  };
  return byDay.slice(0, MOST_DAYS).flatMap(([day, changed]): DayNews[] => {
    const folders = groupBy(changed, ({ route }) => [parentRoute(route) ?? route])
      .filter(([route]) => !named.has(route))
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, MOST_FOLDERS)
      .flatMap(([route, inside]): FolderNews[] => {
        const [first] = inside;
        named.add(route);
        return first === undefined
          ? []
          : [
              {
                folder: { route, title: titleOf(route) },
                count: inside.length,
                note: { route: first.route, title: first.title },
              },
            ];
      });
    return folders.length === 0 ? [] : [{ day, folders }];
  });
}

/**
 * Writes a day in Korean.
 *
 * @example
 * dayName('2026-11-03')  // '11월 3일'
 */
export function dayName(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${String(month)}월 ${String(date)}일`;
}
