/**
 * Projects of Maven whose libraries blocks may use, by their folder below `content/maven` with a `pom.xml`: how
 * messages call them, and the product by whose version readers are told of them.
 */
export const mavenProjects = {
  kotlin: { label: 'Kotlin', product: 'kotlin' },
  spring: { label: 'Spring Boot', product: 'spring-boot' },
} as const;

/** A project of Maven that blocks may use. */
export type MavenProject = keyof typeof mavenProjects;

/** Whether a word names a project of Maven. */
export function isMavenProject(word: string): word is MavenProject {
  return Object.hasOwn(mavenProjects, word);
}

/** The folder of the projects. */
export const MAVEN_FOLDER = 'content/maven';

/**
 * Where the `pom.xml` of a project stands.
 *
 * @example
 * pomFile('spring')  // 'content/maven/spring/pom.xml'
 */
export function pomFile(project: MavenProject): string {
  return `${MAVEN_FOLDER}/${project}/pom.xml`;
}

/** A `pom.xml` of the repository. */
export interface Pom {
  readonly path: string;
  readonly text: string;
}

/** What a program is compiled and run against. */
export interface Libraries {
  readonly project: MavenProject;
  /** Text of its `pom.xml`, whose versions are exact. */
  readonly pom: string;
}

/** The products whose version a note names, by library. */
const NAMED: Readonly<Record<string, string>> = {
  'hibernate-core': 'hibernate',
  'kotlin-stdlib': 'kotlin',
  'reactor-core': 'reactor',
  'resilience4j-core': 'resilience4j',
  'spring-core': 'spring',
  'spring-boot': 'spring-boot',
  'spring-security-core': 'spring-security',
};

/**
 * The versions of products among files of libraries.
 *
 * @example
 * productVersions(['hibernate-core-7.4.13.Final.jar'])  // { hibernate: '7.4.13' }
 */
export function productVersions(jars: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    jars.flatMap((jar) => {
      const [, library = '', version = ''] = /^(.+?)-(\d+(?:\.\d+)*)/.exec(jar) ?? [];
      const product = NAMED[library];
      return product === undefined ? [] : [[product, version]];
    }),
  );
}
