import type { Program } from './block';
import type { PageSnippets } from './find-blocks';

/** A tool that blocks need besides the toolchain of their language. */
export interface Requirement {
  readonly name: string;
  /** Debian package with the tool. */
  readonly package: string;
  /** Sign that it is installed: a command on the path, or a file by its absolute path. */
  readonly sign: string;
}

/** Debian's folder of Java libraries, as blocks pass it to `javac`. */
export const JAVA_LIBRARIES = '/usr/share/java';

const COMMANDS = ['curl', 'jq', 'openssl'];

/** Languages whose blocks are typed into a shell. */
const SHELLS: readonly string[] = ['bash', 'console'];

const JACKSON: Requirement = {
  name: 'Jackson(jackson-databind.jar)',
  package: 'libjackson2-databind-java',
  sign: `${JAVA_LIBRARIES}/jackson-databind.jar`,
};

/** Returns the tools of the sandbox, which exists only on Linux. */
export function sandboxRequirements(platform: string): readonly Requirement[] {
  const bubblewrap = { name: 'bubblewrap', package: 'bubblewrap', sign: 'bwrap' };
  return platform === 'linux' ? [bubblewrap] : [];
}

function isCalled(command: string, text: string): boolean {
  return new RegExp(`(?:^|[|({;&])\\s*(?:\\$ )?${command}\\s`, 'm').test(text);
}

/**
 * Whether a program types `node` into a shell.
 *
 * @example
 * callsNode({ language: 'console', text: '$ node main.mjs', … })  // true
 */
export function callsNode({ language, earlier, text }: Program): boolean {
  return SHELLS.includes(language) && isCalled('node', [...earlier, text].join('\n'));
}

/**
 * Finds the tools that some pages need: for the tests of their projects, and for commands in their blocks.
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
  const commands = COMMANDS.filter((command) => typed.some(({ text }) => isCalled(command, text)));
  const readsJson = files.some(({ text }) =>
    /^import com\.fasterxml\.jackson\.databind\./m.test(text),
  );
  return [
    ...commands.map((command) => ({ name: command, package: command, sign: command })),
    ...(readsJson ? [JACKSON] : []),
  ];
}
