import { tagGroups } from './tags';
import type { Route } from './routes';

/** A tag for a technique of solving problems. */
export type TechniqueTag = keyof (typeof tagGroups)['알고리즘'];

/**
 * The notes about techniques, each with the tags that lead to it. A topic without tags is part of a wider
 * technique, so its problems name all their topics (`problem.topics`).
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

/** Returns the route of a topic's note. */
export function topicRoute(name: TopicName): Route {
  return `/algorithm/${name}` as Route;
}

/** Returns the topic that the note at a route explains. */
export function topicOf(route: Route): TopicName | undefined {
  return topicNames.find((name) => topicRoute(name) === route);
}

/** Picks the technique tags of a note, in order. */
export function techniqueTags(tags: readonly string[]): TechniqueTag[] {
  return tags.filter((tag): tag is TechniqueTag => Object.hasOwn(tagGroups.알고리즘, tag));
}

/**
 * Returns the topics that a problem note names, or else those of its tags. Naming them is necessary because a
 * tag can be wider than its topic: not every shortest path is found by Dijkstra's algorithm.
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

/** Returns the topic of a tag, if a note explains it. */
export function topicOfTechnique(tag: string): TopicName | undefined {
  return topicOfTag.get(tag);
}
