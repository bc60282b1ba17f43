/** A section: the name its link in the bar carries, its address, and the folder pages below it. */
export interface Section {
  readonly name: string;
  readonly route: string;
  readonly folders: readonly string[];
}

/** The sections as the bar lists them, without the first page itself. */
export const sections: readonly Section[] = [
  {
    name: 'Spring',
    route: '/java-and-spring',
    folders: [
      '/java-and-spring/basic',
      '/java-and-spring/basic/java',
      '/java-and-spring/basic/kotlin',
      '/java-and-spring/spring-boot',
      '/java-and-spring/api',
      '/java-and-spring/jpa',
      '/java-and-spring/pattern',
      '/java-and-spring/deep-dive',
      '/java-and-spring/webflux',
      '/java-and-spring/msa',
      '/java-and-spring/project',
    ],
  },
  {
    name: 'Etc Programming',
    route: '/etc',
    folders: ['/etc/fastapi', '/etc/flutter', '/etc/ruby'],
  },
  {
    name: 'Algorithm',
    route: '/algorithm',
    folders: [
      '/algorithm/baekjoon',
      '/algorithm/baekjoon/python',
      '/algorithm/programmers',
      '/algorithm/programmers/java',
      '/algorithm/programmers/python',
      '/algorithm/programmers/sql',
      '/algorithm/leetcode',
      '/algorithm/leetcode/java',
      '/algorithm/codetree',
      '/algorithm/custom',
    ],
  },
  {
    name: 'Theory',
    route: '/theory',
    folders: [
      '/theory/data-structure',
      '/theory/database',
      '/theory/infra',
      '/theory/infra/messaging',
      '/theory/infra/rabbitmq',
      '/theory/infra/redis',
      '/theory/infra/azure',
      '/theory/java',
      '/theory/mongodb',
      '/theory/network',
      '/theory/operating-system',
      '/theory/python',
      '/theory/spring',
    ],
  },
  {
    name: 'Node',
    route: '/js-framework',
    folders: [
      '/js-framework/js-grammar',
      '/js-framework/nodejs',
      '/js-framework/express',
      '/js-framework/nest',
      '/js-framework/next',
    ],
  },
  {
    name: 'Docs',
    route: '/docs',
    folders: ['/docs/paypal', '/docs/redis'],
  },
  {
    name: 'Blog',
    route: '/blog',
    folders: [
      '/blog/cs',
      '/blog/finance',
      '/blog/conference',
      '/blog/linux',
      '/blog/lecture-review',
      '/blog/book-review',
      '/blog/tools',
      '/blog/electronic-product',
      '/blog/ai-log',
      '/blog/cpp',
      '/blog/anki',
      '/blog/be-writer',
      '/blog/python-script',
      '/blog/cover-letter',
      '/blog/portfolio',
      '/blog/study',
      '/blog/study/cs-study',
    ],
  },
];

/** Every folder page, sections included. */
export const folderRoutes = sections.flatMap(({ route, folders }) => [route, ...folders]);

/** Notes that the tests speak of by name. */
export const notes = {
  redis: '/docs/redis/redis-stream',
  webhook: '/docs/paypal/webhook-api',
  guide: '/docs/paypal/subscription-api',
  /** Shows every element a note may use, one by one. */
  elements: '/note-elements',
} as const;
