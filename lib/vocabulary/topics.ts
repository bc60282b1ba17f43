import { tagGroups } from './tags';
import type { Route } from './routes';

/** A tag that names a technique of solving problems. */
export type TechniqueTag = keyof (typeof tagGroups)['알고리즘'];

/**
 * The notes on techniques, each with the tags that lead to it. A topic without tags is part of a
 * wider technique, so the problems that belong to it name all their topics (`problem.topics`).
 */
const topics = {
  backtracking: ['backtracking'],
  list: ['linked-list'],
  stack: ['stack'],
  queue: ['queue'],
  heap: ['heap'],
  'hash-table': ['hash'],
  tree: ['tree'],
  graph: ['graph', 'bfs', 'dfs'],
  'union-find': ['union-find'],
  greedy: ['greedy'],
  dp: ['dp'],
  dijkstra: ['shortest-path'],
  mst: ['mst'],
  sort: ['sort'],
  search: ['binary-search'],
  'two-pointers': ['two-pointers'],
  lcs: [],
  'prefix-sum': ['prefix-sum'],
  combination: ['combinatorics', 'brute-force'],
  simulation: ['simulation'],
  'python-grammar': [],
  'sieve-of-primes': [],
} as const satisfies Readonly<Record<string, readonly TechniqueTag[]>>;

/** Name of a topic: the last segment of its note's route. */
export type TopicName = keyof typeof topics;

/** All topics, in the order of the sidebar. */
export const topicNames = Object.keys(topics) as TopicName[];

const topicOfTag: ReadonlyMap<string, TopicName> = new Map(
  topicNames.flatMap((name) => topics[name].map((tag) => [tag, name] as const)),
);

/** The route of a topic's note. */
export function topicRoute(name: TopicName): Route {
  return `/algorithm/${name}` as Route;
}

/** The topic that the note of a route explains, if it explains one. */
export function topicOf(route: Route): TopicName | undefined {
  return topicNames.find((name) => topicRoute(name) === route);
}

/** The technique tags among the tags of a note, in their order. */
export function techniqueTags(tags: readonly string[]): TechniqueTag[] {
  return tags.filter((tag): tag is TechniqueTag => Object.hasOwn(tagGroups.알고리즘, tag));
}

/**
 * The topics that a problem note names, or else those that its tags lead to. A tag is wider than its topic:
 * not every shortest path is found by Dijkstra's algorithm.
 *
 * @example
 * topicsOf(['java', 'shortest-path', 'heap'], undefined)     // ['heap', 'dijkstra']
 * topicsOf(['shortest-path', 'graph', 'dp'], ['graph', 'dp'])  // ['graph', 'dp']
 */
export function topicsOf(
  tags: readonly string[],
  named: readonly TopicName[] | undefined,
): TopicName[] {
  const found = new Set(named ?? tags.map((tag) => topicOfTag.get(tag)));
  return topicNames.filter((name) => found.has(name));
}

/** The topic of one tag, if there is a note on it. */
export function topicOfTechnique(tag: string): TopicName | undefined {
  return topicOfTag.get(tag);
}
