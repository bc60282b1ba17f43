import { generatedSections } from '../vocabulary/generated-sections';
import type { Note } from '../note/note';
import type { NoteMarkdown } from '../markdown/read-markdown';
import { problemsOfTopic, readProblems, relatedProblems, type Problem } from './problems';
import type { Route } from '../vocabulary/routes';
import { readSeeAlso, type SeeAlso } from './see-also';
import { readSeries, type SeriesPlace } from './series';
import { topicOf, topicRoute } from '../vocabulary/topics';
import { summaryOf, type NoteSummary } from '../tree/tree';

/** What connects a note to others without its author having written a link. */
export interface Connections {
  /**
   * Problems that use the technique; on notes about one, unless its practice ladder names them all. Of those it
   * leaves out alone, the list would show what is least like the note.
   */
  readonly problems?: readonly Problem[];
  /** The topics of a problem and problems like it; on notes about a problem. */
  readonly related?: {
    readonly topics: readonly NoteSummary[];
    readonly problems: readonly Problem[];
  };
  readonly seeAlso?: SeeAlso;
  readonly series?: SeriesPlace;
}

/** Every problem, and what connects each note to others. */
export interface SiteConnections {
  readonly problems: readonly Problem[];
  readonly of: (route: Route) => Connections;
}

/**
 * Connects notes by their tags and their place in a series. Only published and listed notes are
 * connected, so each generated link leads somewhere.
 *
 * @param input.hidden Notes that no list names.
 * @returns Takes what executing the solutions of a note has shown, by its file. The checks have no need of
 *   it, and the rest takes long.
 */
export function connectNotes(input: {
  readonly notes: readonly Note[];
  readonly hidden: ReadonlySet<Route>;
}): (verified?: ReadonlyMap<string, string>) => SiteConnections {
  const { notes, hidden } = input;
  const series = readSeries(notes, hidden);
  const seeAlso = readSeeAlso(notes, hidden);
  const ladders = new Map(
    notes
      .filter(({ route }) => topicOf(route) !== undefined)
      .map(({ route, markdown }) => [route, ladderLinks(markdown)]),
  );
  const titles = new Map(
    notes.filter(({ route }) => !hidden.has(route)).map((note) => [note.route, summaryOf(note)]),
  );
  return (verified = new Map<string, string>()) => {
    const problems = readProblems({ notes, hidden, verified });
    const byRoute = new Map(problems.map((problem) => [problem.route, problem]));
    const of = (route: Route): Connections => {
      const topic = topicOf(route);
      const using = topic === undefined ? [] : problemsOfTopic(topic, problems);
      const onLadder = using.every((one) => ladders.get(route)?.has(one.route));
      const problem = byRoute.get(route);
      const related = problem && {
        topics: problem.topics.flatMap((name) => titles.get(topicRoute(name)) ?? []),
        problems: relatedProblems(problem, problems),
      };
      const place = series.get(route);
      const also = seeAlso.get(route);
      return {
        ...(!onLadder && { problems: using }),
        ...(related && related.topics.length + related.problems.length > 0 && { related }),
        ...(also && also.alike.length + also.backlinks.length > 0 && { seeAlso: also }),
        ...(place && { series: place }),
      };
    };
    return { problems, of };
  };
}

/** The targets that the practice ladder of a topic links to, `## 연습 차례 [#practice]`. */
export function ladderLinks({ headings, links }: NoteMarkdown): ReadonlySet<string> {
  const at = headings.findIndex(({ id }) => id === 'practice');
  const start = headings[at]?.line ?? Infinity;
  const end = headings[at + 1]?.line ?? Infinity;
  return new Set(
    links.filter(({ line }) => start < line && line < end).map(({ target }) => target),
  );
}

/** The ids of the sections that the build writes at the end of a note. */
export function generatedIds({ problems, related, seeAlso }: Connections): string[] {
  return [
    ...(problems ? [generatedSections.topic.id] : []),
    ...(related ? [generatedSections.problem.id] : []),
    ...(seeAlso ? [generatedSections.note.id] : []),
  ];
}
