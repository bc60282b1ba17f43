import { pathOf } from '../addresses/links';
import { groupBy } from '../note/group-by';
import type { Note } from '../note/note';
import { isFolderPage, summaryOf, type NoteSummary } from '../tree/tree';
import type { Route } from '../vocabulary/routes';
import { topicOf } from '../vocabulary/topics';

/** Notes that a reader may want next although the text does not link to them. */
export interface SeeAlso {
  readonly alike: readonly NoteSummary[];
  readonly backlinks: readonly NoteSummary[];
}

const MOST_ALIKE = 3;
const MOST_BACKLINKS = 8;
/** Least number of shared tags. Notes with one shared tag are in the same field but not about the same thing. */
const LEAST_SHARED = 2;

/** Tells whether the note of a problem already lists the other note, as a topic or a similar problem. */
function hasSection({ frontMatter }: Note, other: Note): boolean {
  const isTopic = topicOf(other.route) !== undefined;
  return frontMatter.problem !== undefined && (isTopic || other.frontMatter.problem !== undefined);
}

function sharedTags(note: Note, byTag: ReadonlyMap<string, readonly Note[]>): Map<Note, number> {
  const shared = new Map<Note, number>();
  for (const other of (note.frontMatter.tags ?? []).flatMap((tag) => byTag.get(tag) ?? [])) {
    shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return shared;
}

/**
 * Finds, for each note with tags, the notes that link to it, and the notes with shared tags. The latter must not be
 * linked in either text or listed in another section of the note. Pages that only list notes are left out.
 *
 * @param hidden notes that no list names
 */
export function readSeeAlso(
  notes: readonly Note[],
  hidden: ReadonlySet<Route>,
): ReadonlyMap<Route, SeeAlso> {
  const written = notes.filter(
    (note) => !hidden.has(note.route) && !isFolderPage(note) && note.frontMatter.tags,
  );
  const targetsOf = new Map(
    written.map((note) => [note, new Set(note.markdown.links.map(({ target }) => pathOf(target)))]),
  );
  const byTarget = new Map(groupBy(written, (note) => [...(targetsOf.get(note) ?? [])]));
  // A note with fewer tags cannot share enough with any other.
  const tagged = written.filter(
    ({ frontMatter }) => (frontMatter.tags ?? []).length >= LEAST_SHARED,
  );
  const byTag = new Map(groupBy(tagged, ({ frontMatter }) => frontMatter.tags ?? []));
  return new Map(
    written.map((note) => {
      const targets = targetsOf.get(note);
      const sources = byTarget.get(note.route) ?? [];
      const isLinked = (other: Note): boolean =>
        other === note || targets?.has(other.route) === true;
      const alike = [...sharedTags(note, byTag)]
        .filter(([other, count]) => count >= LEAST_SHARED && !isLinked(other))
        .filter(([other]) => !sources.includes(other) && !hasSection(note, other))
        .sort(([, a], [, b]) => b - a)
        .map(([other]) => other);
      const backlinks = sources.filter((other) => !isLinked(other));
      return [
        note.route,
        {
          alike: alike.slice(0, MOST_ALIKE).map(summaryOf),
          backlinks: backlinks.slice(0, MOST_BACKLINKS).map(summaryOf),
        },
      ];
    }),
  );
}
