/** How the blocks of a language are executed. */
interface Running {
  /** What begins a remark. */
  readonly remark: '#' | '//' | '--';
  /** The ending of a file with a program; a transcript of a terminal is none. */
  readonly extension?: string;
  /** The product that executes it, where a note can name its version (`lib/vocabulary/products.ts`). */
  readonly product?: string;
  /** A function can be called with the values of a case. */
  readonly isCallable?: true;
  /** A program reaches servers: through a client of npm, or one that Debian brings with them. */
  readonly reachesServers?: true;
  /** Raised, from 1, when the adapter would execute the same block differently. */
  readonly adapterVersion?: number;
}

function namedRows<Name extends string>(rows: Readonly<Record<Name, Running>>): typeof rows {
  return rows;
}

/**
 * The languages whose blocks can be executed. Another one is a row here and an adapter in
 * `scripts/io/snippets/adapters.ts`; `lib/vocabulary/languages.ts` says how readers see it.
 */
export const running = namedRows({
  bash: { remark: '#', extension: 'sh', reachesServers: true },
  console: { remark: '#', reachesServers: true },
  cpp: { remark: '//', extension: 'cpp', product: 'g++' },
  java: { remark: '//', extension: 'java', product: 'java', isCallable: true },
  kotlin: { remark: '//', extension: 'kt', product: 'kotlin' },
  js: { remark: '//', extension: 'mjs', product: 'node', isCallable: true, reachesServers: true },
  python: { remark: '#', extension: 'py', product: 'python', isCallable: true },
  ruby: { remark: '#', extension: 'rb', product: 'ruby', isCallable: true },
  sql: { remark: '--', extension: 'sql', reachesServers: true },
  ts: {
    remark: '//',
    extension: 'ts',
    product: 'typescript',
    isCallable: true,
    reachesServers: true,
  },
});

/** A language whose blocks can be executed. */
export type SnippetLanguage = keyof typeof running;

/** Whether the blocks of a language can be executed. */
export function isSnippetLanguage(name: string): name is SnippetLanguage {
  return Object.hasOwn(running, name);
}

/** The languages whose blocks can be executed. */
export const snippetLanguages = Object.keys(running).filter(isSnippetLanguage);

/** Whether blocks of a language are programs that can be executed. */
export function isProgramLanguage(name: string): boolean {
  return isSnippetLanguage(name) && running[name].extension !== undefined;
}
