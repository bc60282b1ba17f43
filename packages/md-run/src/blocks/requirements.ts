import type { PageSnippets } from './find-blocks';

/** What blocks need beside the toolchain of their language. */
export interface Requirement {
  /** As a message names it. */
  readonly name: string;
  /** The Debian package that brings it. */
  readonly package: string;
  /** How it shows that it is there: a command that can be asked for its version, or a file. */
  readonly sign:
    | { readonly kind: 'command'; readonly command: string }
    | { readonly kind: 'file'; readonly file: string };
}

/** The folder in which Debian keeps the libraries of Java, as blocks name it to `javac`. */
export const JAVA_LIBRARIES = '/usr/share/java';

const COMMANDS = ['curl', 'jq', 'openssl'];

/** Languages whose blocks are typed into a shell. */
const SHELLS: readonly string[] = ['bash', 'console'];

const JACKSON: Requirement = {
  name: 'Jackson(jackson-databind.jar)',
  package: 'libjackson2-databind-java',
  sign: { kind: 'file', file: `${JAVA_LIBRARIES}/jackson-databind.jar` },
};

/** What keeps blocks away from the rest of the machine; only Linux has it. */
export function enclosureRequirements(platform: string): readonly Requirement[] {
  const sign = { kind: 'command', command: 'bwrap' } as const;
  return platform === 'linux' ? [{ name: 'bubblewrap', package: 'bubblewrap', sign }] : [];
}

function isCalled(command: string, text: string): boolean {
  return new RegExp(`(?:^|[|({;&])\\s*(?:\\$ )?${command}\\s`, 'm').test(text);
}

/**
 * What the tests of the projects on some pages need, and what their blocks type into a shell.
 *
 * @example
 * // a page with ```bash project="x"  containing  curl -s "$API" | jq .id
 * requirementsOf(pages).map(({ name }) => name)  // ['curl', 'jq']
 */
export function requirementsOf(
  pages: readonly Pick<PageSnippets, 'blocks' | 'projects' | 'commands'>[],
): Requirement[] {
  const typed = pages.flatMap(({ blocks, commands }) => [
    ...[...commands.values()].flat(),
    ...blocks.map(({ program }) => program).filter(({ language }) => SHELLS.includes(language)),
  ]);
  const files = pages.flatMap(({ projects }) => [...projects.values()].flat());
  const needed: Requirement[] = COMMANDS.filter((command) =>
    typed.some(({ text }) => isCalled(command, text)),
  ).map((command) => ({ name: command, package: command, sign: { kind: 'command', command } }));
  if (files.some(({ text }) => /^import com\.fasterxml\.jackson\.databind\./m.test(text))) {
    needed.push(JACKSON);
  }
  return needed;
}
