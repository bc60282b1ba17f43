import type { HashText, PageSnippets, SnippetLanguage } from 'md-run/blocks';

/** A block of a project as a test takes it from its note. */
export interface ProjectBlock {
  readonly project: string;
  /** `undefined` for commands, which a reader types into a shell. */
  readonly filename: string | undefined;
  readonly text: string;
}

/** Names a block by what it says: changed, it is another one that no test has executed. */
export function testedKey({ project, filename, text }: ProjectBlock, hash: HashText): string {
  return hash(JSON.stringify(['tested', project, filename ?? null, text]));
}

/** Every block of a project on a page, with the line of its fence. */
export function projectBlocks({
  projects,
  commands,
}: Pick<PageSnippets, 'projects' | 'commands'>): (ProjectBlock & { readonly line: number })[] {
  return [
    ...[...projects].flatMap(([project, files]) =>
      files.map(({ filename, text, line }) => ({ project, filename, text, line })),
    ),
    ...[...commands].flatMap(([project, fences]) =>
      fences.map(({ text, line }) => ({ project, filename: undefined, text, line })),
    ),
  ];
}

/** How a file of tests has ended; one of which a single test was left out has not passed. */
export type FileEnding = 'passed' | 'failed' | 'skipped' | 'without-tools';

/** A file of tests after its run. */
export interface TestedFile {
  readonly ending: FileEnding;
  /** The blocks that it executed, by key, and what executed each. */
  readonly taken: Readonly<Record<string, SnippetLanguage>>;
}

/**
 * What a run of the tests says of a block: the language whose toolchain executed it in tests that passed, that
 * it has no such tests, or nothing, where tools were missing.
 */
export function verdictOf(
  key: string,
  files: readonly TestedFile[],
): SnippetLanguage | 'failed' | 'unknown' {
  const own = files.filter(({ taken }) => key in taken);
  if (own.some(({ ending }) => ending === 'failed')) {
    return 'failed';
  }
  const passed = own.find(({ ending }) => ending === 'passed');
  // A file without its tools has not come to the blocks that it would have taken.
  const isOpen = files.some(({ ending }) => ending === 'without-tools');
  return passed?.taken[key] ?? (isOpen ? 'unknown' : 'failed');
}
