import { problemNumber } from '../note/problem-names';
import type { FrontMatter } from '../note/front-matter';
import { judgeNames, judges, levels } from '../vocabulary/judges';
import { languages } from '../vocabulary/languages';
import { type Fence, isProgramLanguage, readFenceMeta } from 'md-run/blocks';
import type { Note } from '../note/note';
import type { Route } from '../vocabulary/routes';
import { tagNames } from '../vocabulary/tags';
import {
  techniqueTags,
  topicOfTechnique,
  topicRoute,
  topicsOf,
  type TopicName,
} from '../vocabulary/topics';

/** A value to filter problems by: its id in addresses, and its name for readers. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface Technique extends Choice {
  readonly route?: Route;
}

export interface Problem {
  readonly route: Route;
  readonly site: Choice;
  /** Number of the problem at its judge; empty for a judge without numbers. */
  readonly number: string;
  readonly title: string;
  readonly level: Choice;
  readonly techniques: readonly Technique[];
  /** Topics of the problem, also those without a published note. */
  readonly topics: readonly TopicName[];
  /** Languages of its solutions, in the order of the page. */
  readonly languages: readonly Choice[];
  /** Result of running its solutions; absent unless all of them passed in their present form. */
  readonly verified?: string;
}

type ProblemFacts = NonNullable<FrontMatter['problem']>;

const levelIds: Readonly<Record<ProblemFacts['level'], string>> = {
  쉬움: 'easy',
  보통: 'normal',
  어려움: 'hard',
};

export const levelChoices: readonly Choice[] = levels.map((name) => ({ id: levelIds[name], name }));

const collator = new Intl.Collator('ko', { numeric: true });

/** Marks of solutions, clearest first. */
const solutionMarks: readonly ((info: string) => boolean)[] = [
  (info) => {
    const { words, values } = readFenceMeta(info);
    return words.has('run') && (words.has('cases') || values['call'] !== undefined);
  },
  (info) => readFenceMeta(info).words.has('run'),
  (info) => readFenceMeta(info).values['skip'] !== undefined,
];

/**
 * Lists the languages of the solutions of a problem: the blocks that run against its cases, or without any the
 * blocks that run, or else the blocks that are shown.
 */
export function solutionLanguages(fences: readonly Fence[]): Choice[] {
  const code = fences.filter(({ language }) => isProgramLanguage(language));
  const solutions = solutionMarks
    .map((isSolution) => code.filter(({ meta }) => isSolution(meta)))
    .find((found) => found.length > 0);
  const ids = new Set((solutions ?? []).map(({ language }) => language));
  return [...ids].map((id) => ({ id, name: languages[id]?.label ?? id }));
}

/** Reads the listed problem notes, by judge, number and title. */
export function readProblems(input: {
  readonly notes: readonly Note[];
  /** Notes that no list names. */
  readonly hidden: ReadonlySet<Route>;
  readonly verified: ReadonlyMap<string, string>;
}): Problem[] {
  const { notes, hidden, verified } = input;
  const listed = notes.filter(({ route }) => !hidden.has(route));
  const routes = new Set(listed.map(({ route }) => route));
  const techniqueOf = (tag: string): Technique => {
    const topic = topicOfTechnique(tag);
    const route = topic && topicRoute(topic);
    return {
      id: tag,
      name: tagNames[tag] ?? tag,
      ...(route !== undefined && routes.has(route) && { route }),
    };
  };
  return listed
    .flatMap(({ file, route, frontMatter, markdown }): Problem[] => {
      const { problem, tags = [] } = frontMatter;
      const result = verified.get(file);
      return problem === undefined
        ? []
        : [
            {
              route,
              site: { id: problem.site, name: judgeNames[problem.site] },
              number: problemNumber(problem),
              title: problem.title,
              level: { id: levelIds[problem.level], name: problem.level },
              techniques: techniqueTags(tags).map(techniqueOf),
              topics: topicsOf(tags, problem.topics),
              languages: solutionLanguages(markdown.fences),
              ...(result !== undefined && { verified: result }),
            },
          ];
    })
    .sort(
      (a, b) =>
        siteOrder(a) - siteOrder(b) ||
        // Problems without a number come last.
        Number(a.number === '') - Number(b.number === '') ||
        collator.compare(a.number, b.number) ||
        collator.compare(a.title, b.title),
    );
}

function siteOrder({ site }: Problem): number {
  return (judges as readonly string[]).indexOf(site.id);
}

function levelOrder({ level }: Problem): number {
  return levelChoices.findIndex(({ id }) => id === level.id);
}

/** Lists the problems of a topic, easy ones first. */
export function problemsOfTopic(topic: TopicName, problems: readonly Problem[]): Problem[] {
  return problems
    .filter(({ topics }) => topics.includes(topic))
    .sort((a, b) => levelOrder(a) - levelOrder(b));
}

const MAX_RELATED = 5;

function countShared<T>(a: readonly T[], b: readonly T[]): number {
  return a.filter((one) => b.includes(one)).length;
}

/**
 * Finds up to five problems like one: those that share most technique tags, then most topics, then the nearest in
 * level. Equal ones keep the given order.
 */
export function relatedProblems(problem: Problem, problems: readonly Problem[]): Problem[] {
  const tags = (one: Problem): string[] => one.techniques.map(({ id }) => id);
  return problems
    .filter(({ route }) => route !== problem.route)
    .map((other) => ({
      other,
      tags: countShared(tags(problem), tags(other)),
      topics: countShared(problem.topics, other.topics),
      distance: Math.abs(levelOrder(problem) - levelOrder(other)),
    }))
    .filter((near) => near.tags + near.topics > 0)
    .sort((a, b) => b.tags - a.tags || b.topics - a.topics || a.distance - b.distance)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}
