import type { Note } from './note';
import type { Route } from '../vocabulary/routes';

/** Returns the folder of a page's pictures, from the root of the repository. */
export function imageFolder(route: Route): string {
  return `public/img${route}`;
}

/**
 * Tells whether a file is a picture of a draft: inside the draft's folder, but in no folder of a published note
 * below it.
 *
 * @param file relative to the export, such as `img/docs/redis/a.svg`
 */
export function isDraftPicture(file: string, draft: Route, notes: readonly Note[]): boolean {
  const isIn = (route: Route): boolean => file.startsWith(`img${route}/`);
  return isIn(draft) && !notes.some(({ route }) => route.startsWith(`${draft}/`) && isIn(route));
}
