export const judges = ['baekjoon', 'programmers', 'leetcode', 'codetree', 'custom'] as const;

export type Judge = (typeof judges)[number];

/** Judges whose folders hold only problems; Codetree's folder also has exercises of a topic. */
export const judgesOfProblems: readonly Judge[] = judges.filter((judge) => judge !== 'codetree');

/** Levels of problems, easiest first. */
export const levels = ['쉬움', '보통', '어려움'] as const;

/** The grades of the judges that each level stands for. */
const grades: readonly (readonly [RegExp, (typeof levels)[number]])[] = [
  [/Easy|Lv\. [01]|Bronze|Silver (?:V|IV|III|II)$/, '쉬움'],
  [/Medium|Lv\. 2|Silver I$|Gold (?:V|IV)$/, '보통'],
  [/Hard|Lv\. [345]|Gold (?:III|II|I)$|Platinum|Diamond|Ruby/, '어려움'],
];

/**
 * Finds the level that a judge's grade stands for; `undefined` for an unknown grade.
 *
 * @example
 * levelOfGrade('solved.ac의 Gold V') // '보통'
 */
export function levelOfGrade(grade: string): (typeof levels)[number] | undefined {
  return grades.find(([pattern]) => pattern.test(grade))?.[1];
}

export const judgeNames: Readonly<Record<Judge, string>> = {
  baekjoon: '백준',
  programmers: '프로그래머스',
  leetcode: '리트코드',
  codetree: '코드트리',
  custom: '직접 만든 문제',
};

/** What a solution at a judge is, a program that reads its input or a function, and its usual language. */
export const judgedSolutions: Readonly<
  Record<Judge, { readonly form: 'program' | 'function'; readonly language: string }>
> = {
  baekjoon: { form: 'program', language: 'java' },
  programmers: { form: 'function', language: 'java' },
  leetcode: { form: 'function', language: 'java' },
  codetree: { form: 'program', language: 'cpp' },
  custom: { form: 'program', language: 'java' },
};

/** Returns the judge in whose folder a note lies; `custom` for a note that lies in no judge's folder. */
export function judgeOfFolder(route: string): Judge {
  return judges.find((judge) => route.includes(`/${judge}/`)) ?? 'custom';
}

export interface JudgeProblem {
  readonly site: Judge;
  readonly id: string;
  /** The canonical address, without language, tab or query. */
  readonly url: string;
}

interface JudgeSite {
  readonly host: RegExp;
  /** Matches the path of a problem; the first group is its id. */
  readonly path: RegExp;
  readonly url: (id: string) => string;
  /** Default folder of a new note about one of its problems. */
  readonly folder: string;
}

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
 * Reads the problem that a judge's address names; `undefined` for any other address.
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
