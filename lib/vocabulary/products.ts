/** Names for readers of the products whose versions notes state. */
export const productNames: Readonly<Record<string, string>> = {
  'c++': 'C++',
  express: 'Express',
  fastapi: 'FastAPI',
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
  python: 'Python',
  rabbitmq: 'RabbitMQ',
  react: 'React',
  reactor: 'Project Reactor',
  redis: 'Redis',
  resilience4j: 'Resilience4j',
  ruby: 'Ruby',
  spring: 'Spring Framework',
  'spring-boot': 'Spring Boot',
  'spring-security': 'Spring Security',
  typescript: 'TypeScript',
};

/** Month in which support of a version ended, by product and version. */
const supportEnds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  node: { '20': '2026-04' },
  rabbitmq: { '3.10': '2023-07' },
  redis: { '7.0': '2024-07' },
  ruby: { '3.1': '2025-03' },
};

/**
 * Writes products with their versions, and the end of support if it is past.
 *
 * @example
 * namedVersions({ java: '17', ruby: '3.1' }) // Java 17, Ruby 3.1(2025-03에 지원 종료)
 */
export function namedVersions(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map(([product, version]) => {
      const end = Object.entries(supportEnds[product] ?? {}).find(([ended]) =>
        `${version}.`.startsWith(`${ended}.`),
      )?.[1];
      const name = `${productNames[product] ?? product} ${version}`;
      return end === undefined ? name : `${name}(${end}에 지원 종료)`;
    })
    .join(', ');
}
