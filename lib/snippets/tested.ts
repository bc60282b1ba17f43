import { hashText, type PageSnippets, type SnippetLanguage } from 'md-run/blocks';

/** A block of a project as a test takes it from its note. */
export interface ProjectBlock {
  readonly project: string;
  /** `undefined` for commands that are typed into a shell. */
  readonly filename: string | undefined;
  readonly text: string;
}

/** Makes the key of a block from its content: a changed block counts as never tested. */
export function testedKey({ project, filename, text }: ProjectBlock): string {
  return hashText(JSON.stringify(['tested', project, filename ?? null, text]));
}

/** Lists the blocks of projects on a page, with the lines of their fences and their keys. */
export function projectBlocks({
  projects,
  commands,
}: Pick<PageSnippets, 'projects' | 'commands'>): (ProjectBlock & {
  readonly line: number;
  readonly key: string;
})[] {
  const files = [...projects].flatMap(([project, own]) =>
    own.map((file) => ({ ...file, project })),
  );
  const typed = [...commands].flatMap(([project, fences]) =>
    fences.map(({ text, line }) => ({ project, filename: undefined, text, line })),
  );
  return [...files, ...typed].map((block) => ({ ...block, key: testedKey(block) }));
}

/** The outcome of a test file; a single skipped test makes it `skipped`. */
export type FileEnding = 'passed' | 'failed' | 'skipped' | 'without-tools';

export interface TestedFile {
  readonly ending: FileEnding;
  /** Executed blocks by key, with the language of each. */
  readonly taken: Readonly<Record<string, SnippetLanguage>>;
}

/**
 * Judges a block by a run of the tests: the language that executed it in passing tests, `failed` without such
 * tests, `unknown` when tools were missing.
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
  // A file without its tools ended before it could take its blocks.
  const isOpen = files.some(({ ending }) => ending === 'without-tools');
  return passed?.taken[key] ?? (isOpen ? 'unknown' : 'failed');
}
