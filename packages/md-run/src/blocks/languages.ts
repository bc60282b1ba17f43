import { mavenProjects, type MavenProject } from './maven';
import { isServiceName, type ServiceName } from './services';

/** How the blocks of a language are executed. */
interface Running {
  /** The mark that begins a comment. */
  readonly remark: '#' | '//' | '--';
  /** Extension of a program's file; absent for transcripts, which are no programs. */
  readonly extension?: string;
  /** Id of the product that executes it, for its version. */
  readonly product?: string;
  /** What executes it where no note can name its version. */
  readonly engine?: string;
  /** Present when a function can be called with the values of a case. */
  readonly isCallable?: true;
  /** Present when a program can reach servers: by an npm client, or by one that Debian installs with the server. */
  readonly reachesServers?: true;
}

function namedRows<Name extends string>(rows: Readonly<Record<Name, Running>>): typeof rows {
  return rows;
}

/** The runnable languages. A new one needs a row here and an adapter in `../run/adapters.ts`. */
export const running = namedRows({
  bash: { remark: '#', extension: 'sh', engine: 'bash', reachesServers: true },
  console: { remark: '#', engine: 'bash', reachesServers: true },
  cpp: { remark: '//', extension: 'cpp', product: 'g++' },
  java: { remark: '//', extension: 'java', product: 'java', isCallable: true },
  kotlin: { remark: '//', extension: 'kt', product: 'kotlin' },
  js: { remark: '//', extension: 'mjs', product: 'node', reachesServers: true },
  python: { remark: '#', extension: 'py', product: 'python', isCallable: true },
  ruby: { remark: '#', extension: 'rb', product: 'ruby' },
  sql: { remark: '--', extension: 'sql', engine: 'pglite', reachesServers: true },
  ts: { remark: '//', extension: 'ts', product: 'typescript', reachesServers: true },
});

/** A runnable language. */
export type SnippetLanguage = keyof typeof running;

/** Tells whether the blocks of a language can be executed. */
export function isSnippetLanguage(name: string): name is SnippetLanguage {
  return Object.hasOwn(running, name);
}

/** Names of the runnable languages. */
export const snippetLanguages = Object.keys(running).filter(isSnippetLanguage);

/** Tells whether the blocks of a language are runnable programs. */
export function isProgramLanguage(name: string): boolean {
  return isSnippetLanguage(name) && running[name].extension !== undefined;
}

/** The product behind a toolchain, the libraries of a project or a server, by the name that tells its version. */
export function productOf(name: SnippetLanguage | MavenProject | ServiceName): string {
  if (isServiceName(name)) {
    return name;
  }
  return isSnippetLanguage(name)
    ? (running[name].product ?? running[name].engine ?? name)
    : mavenProjects[name].product;
}

/**
 * The number in what a tool says of its version.
 *
 * @example
 * versionNumber('GCC 12.2.0') // 12.2.0
 */
export function versionNumber(version: string): string {
  return /\d+(?:\.\d+)*/.exec(version)?.[0] ?? version;
}
