/** Names for readers of the products whose versions notes state. */
export const productNames: Readonly<Record<string, string>> = {
  azure: 'Azure',
  'c++': 'C++',
  express: 'Express',
  fastapi: 'FastAPI',
  flutter: 'Flutter',
  'g++': 'GCC',
  git: 'Git',
  hibernate: 'Hibernate',
  java: 'Java',
  kafka: 'Kafka',
  kotlin: 'Kotlin',
  loki: 'Loki',
  mariadb: 'MariaDB',
  mongodb: 'MongoDB',
  mysql: 'MySQL',
  nest: 'NestJS',
  next: 'Next.js',
  node: 'Node.js',
  postgresql: 'PostgreSQL',
  pydantic: 'Pydantic',
  pytest: 'pytest',
  python: 'Python',
  rabbitmq: 'RabbitMQ',
  react: 'React',
  reactor: 'Project Reactor',
  redis: 'Redis',
  resilience4j: 'Resilience4j',
  ruby: 'Ruby',
  spring: 'Spring Framework',
  'spring-boot': 'Spring Boot',
  'spring-cloud-gateway': 'Spring Cloud Gateway',
  'spring-security': 'Spring Security',
  sqlalchemy: 'SQLAlchemy',
  typescript: 'TypeScript',
};

/** What executes blocks although no note is about its version. */
const engineNames: Readonly<Record<string, string>> = {
  bash: 'Bash',
  pglite: 'PostgreSQL(PGlite)',
};

/** What a maker says of the versions of a product. */
interface Support {
  /** the last month in which a version gets fixes. */
  readonly ends: Readonly<Record<string, string>>;
  /** A later version and the month in which it came out. */
  readonly newer?: { readonly version: string; readonly month: string };
  readonly source: string;
}

const support: Readonly<Record<string, Support>> = {
  'g++': {
    ends: { '12': '2025-07' },
    newer: { version: '16', month: '2026-04' },
    source: 'https://gcc.gnu.org/releases.html',
  },
  java: {
    ends: { '17': '2027-10' },
    newer: { version: '25', month: '2025-09' },
    source: 'https://adoptium.net/support/',
  },
  mariadb: {
    ends: { '10.11': '2028-02' },
    newer: { version: '12.3', month: '2026-05' },
    source: 'https://mariadb.org/about/#maintenance-policy',
  },
  node: {
    ends: { '20': '2026-04', '22': '2027-04', '24': '2028-04' },
    newer: { version: '26', month: '2026-05' },
    source: 'https://github.com/nodejs/release#release-schedule',
  },
  postgresql: {
    ends: { '15': '2027-11' },
    newer: { version: '18', month: '2025-09' },
    source: 'https://www.postgresql.org/support/versioning/',
  },
  python: {
    ends: { '3.11': '2027-10' },
    newer: { version: '3.14', month: '2025-10' },
    source: 'https://devguide.python.org/versions/',
  },
  rabbitmq: {
    ends: { '3.10': '2023-07' },
    newer: { version: '4.3', month: '2026-04' },
    source: 'https://www.rabbitmq.com/release-information',
  },
  redis: {
    ends: { '7.0': '2024-07' },
    newer: { version: '8.10', month: '2026-07' },
    source: 'https://endoflife.date/redis',
  },
  ruby: {
    ends: { '3.1': '2025-03' },
    newer: { version: '4.0', month: '2025-12' },
    source: 'https://www.ruby-lang.org/en/downloads/branches/',
  },
  'spring-boot': {
    ends: { '4.1': '2027-07' },
    source: 'https://spring.io/projects/spring-boot#support',
  },
  typescript: {
    ends: {},
    newer: { version: '7.0', month: '2026-07' },
    source: 'https://github.com/microsoft/TypeScript/releases',
  },
};

/** Products of which one number names a version for readers; of others it is two. */
const ONE_NUMBER = new Set(['g++', 'java', 'node', 'postgresql']);

/**
 * The part of a version that tells readers which one it is.
 *
 * @example
 * shownVersion('redis', '7.0.15') // 7.0
 */
export function shownVersion(product: string, version: string): string {
  return version
    .split('.')
    .slice(0, ONE_NUMBER.has(product) ? 1 : 2)
    .join('.');
}

/** The name of a product for readers. */
export function productName(product: string): string {
  return productNames[product] ?? engineNames[product] ?? product;
}

/** What is known of the support of a version: its last month, a later version, and who says so. */
interface KnownSupport extends Pick<Support, 'newer' | 'source'> {
  readonly ends?: string;
}

/** What is known of the support of a version; `undefined` where nothing is. */
export function supportOf(product: string, version: string): KnownSupport | undefined {
  const { ends = {}, newer, source } = support[product] ?? {};
  const isIn = (line: string): boolean => `${version}.`.startsWith(`${line}.`);
  const end = Object.entries(ends).find(([line]) => isIn(line))?.[1];
  return source === undefined
    ? undefined
    : {
        source,
        ...(end !== undefined && { ends: end }),
        ...(newer && !isIn(newer.version) && { newer }),
      };
}

/**
 * The month in which the makers stopped fixing a version, where that was before a month.
 *
 * @param month `YYYY-MM`
 */
export function endedBefore(product: string, version: string, month: string): string | undefined {
  const ends = supportOf(product, version)?.ends;
  return ends !== undefined && ends < month ? ends : undefined;
}

/**
 * Products and their versions as readers see them, with the end of support where that was past.
 *
 * @param month The month that they are looked at in, `YYYY-MM`.
 * @example
 * namedVersions({ java: '17', ruby: '3.1' }, '2026-11') // Java 17, Ruby 3.1(2025-03에 지원 종료)
 */
export function namedVersions(versions: Readonly<Record<string, string>>, month: string): string {
  return Object.entries(versions)
    .map(([product, version]) => {
      const end = endedBefore(product, version, month);
      const name = `${productName(product)} ${version}`;
      return end === undefined ? name : `${name}(${end}에 지원 종료)`;
    })
    .join(', ');
}
