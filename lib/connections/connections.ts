import { generatedSections } from '../vocabulary/generated-sections';
import type { Note } from '../note/note';
import type { NoteMarkdown } from '../markdown/note-markdown';
import { problemsOfTopic, readProblems, relatedProblems, type Problem } from './problems';
import type { Route } from '../vocabulary/routes';
import { readSeeAlso, type SeeAlso } from './see-also';
import { readSeries, type SeriesPlace } from './series';
import { topicOf, topicRoute } from '../vocabulary/topics';
import { summaryOf, type NoteSummary } from '../tree/tree';

/** Connections of a note that its author did not write as links. */
export interface Connections {
  /**
   * On the note of a technique: the problems that use it, unless its practice ladder names them all. Never only
   * those missing from the ladder, which are the least typical ones.
   */
  readonly problems?: readonly Problem[];
  /** On the note of a problem: its topics, and problems like it. */
  readonly related?: {
    readonly topics: readonly NoteSummary[];
    readonly problems: readonly Problem[];
  };
  readonly seeAlso?: SeeAlso;
  readonly series?: SeriesPlace;
}

export interface SiteConnections {
  readonly problems: readonly Problem[];
  readonly of: (route: Route) => Connections;
}

/**
 * Connects notes by their tags and their place in a series. Only published and listed notes are connected, so that
 * every generated link works.
 *
 * @param input.hidden notes that no list names
 * @returns a function of the results of running the solutions, by note file; the checks call it without them. The
 *   slow part is done before, once for all calls
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

/** Collects the links in the practice ladder of a topic, `## 연습 차례 [#practice]`. */
export function ladderLinks({ headings, links }: NoteMarkdown): ReadonlySet<string> {
  const at = headings.findIndex(({ id }) => id === 'practice');
  const start = headings[at]?.line ?? Infinity;
  const end = headings[at + 1]?.line ?? Infinity;
  return new Set(
    links.filter(({ line }) => start < line && line < end).map(({ target }) => target),
  );
}

/** Lists the ids of the sections that the build adds at the end of a note. */
export function generatedIds({ problems, related, seeAlso }: Connections): string[] {
  return [
    ...(problems ? [generatedSections.topic.id] : []),
    ...(related ? [generatedSections.problem.id] : []),
    ...(seeAlso ? [generatedSections.note.id] : []),
  ];
}
