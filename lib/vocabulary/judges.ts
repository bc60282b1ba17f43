/** Judges whose problems are solved in notes. */
export const judges = ['baekjoon', 'programmers', 'leetcode', 'codetree', 'custom'] as const;

/** One of {@link judges}. */
export type Judge = (typeof judges)[number];

/** The judges whose folder has nothing but problems; the others' folders also have exercises of a topic. */
export const judgesOfProblems: readonly Judge[] = judges.filter((judge) => judge !== 'codetree');

/** How hard a problem is, in the site's own words, from easy to hard. */
export const levels = ['쉬움', '보통', '어려움'] as const;

/** The judges as readers know them. */
export const judgeNames: Readonly<Record<Judge, string>> = {
  baekjoon: '백준',
  programmers: '프로그래머스',
  leetcode: '리트코드',
  codetree: '코드트리',
  custom: '직접 만든 문제',
};

/** A problem as its address names it. */
export interface JudgeProblem {
  readonly site: Judge;
  readonly id: string;
  /** The address in its one form, without language, tab or query. */
  readonly url: string;
}

interface JudgeSite {
  readonly host: RegExp;
  /** Matches the path of a problem; the first group is its id. */
  readonly path: RegExp;
  readonly url: (id: string) => string;
  /** Where a new note on one of its problems goes when nothing else is said. */
  readonly folder: string;
}

/** The judges with addresses of their own. */
export const judgeSites: Readonly<Partial<Record<Judge, JudgeSite>>> = {
  baekjoon: {
    host: /^(?:www\.)?acmicpc\.net$/,
    path: /^\/problem\/(\d+)\/?$/,
    url: (id) => `https://www.acmicpc.net/problem/${id}`,
    folder: '/algorithm/baekjoon',
  },
  programmers: {
    host: /^(?:school\.)?programmers\.co\.kr$/,
    path: /^(?:\/learn)?\/courses\/30\/lessons\/(\d+)\/?$/,
    url: (id) => `https://school.programmers.co.kr/learn/courses/30/lessons/${id}`,
    folder: '/algorithm/programmers/java',
  },
  leetcode: {
    host: /^(?:www\.)?leetcode\.com$/,
    path: /^\/problems\/([a-z0-9-]+)(?:\/.*)?$/,
    url: (id) => `https://leetcode.com/problems/${id}/`,
    folder: '/algorithm/leetcode/java',
  },
};

/**
 * The problem that an address of a judge names; `undefined` for any other address.
 *
 * @example
 * readJudgeUrl('https://www.acmicpc.net/problem/1753')
 * // { site: 'baekjoon', id: '1753', url: 'https://www.acmicpc.net/problem/1753' }
 */
export function readJudgeUrl(address: string): JudgeProblem | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const { hostname, pathname } = new URL(address);
  for (const [site, { host, path, url }] of Object.entries(judgeSites)) {
    const id = host.test(hostname) ? path.exec(pathname)?.[1] : undefined;
    if (id !== undefined) {
      return { site: site as Judge, id, url: url(id) };
    }
  }
  return undefined;
}
