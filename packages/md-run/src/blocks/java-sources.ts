import type { Program } from './block';

/** Sources of one compilation by file name. */
export type JavaStage = Readonly<Record<string, string>>;

const TYPE =
  /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(public) )?(?:(?:abstract|final|sealed|non-sealed|strictfp) )*(?:class|record|interface|enum|@interface) (\w+)/gm;
const PACKAGE = /^package ([\w.]+);/m;
const IMPORT = /^(?:import [^;]+;[^\S\n]*)+$/gm;

/** The default imports of JShell, for blocks of statements without a class. */
const JSHELL_IMPORTS = ['io', 'math', 'net', 'nio.file', 'util']
  .concat(['concurrent', 'function', 'prefs', 'regex', 'stream'].map((name) => `util.${name}`))
  .map((name) => `import java.${name}.*;`);

/** Classes that judges provide and solutions leave out. */
const JUDGE_CLASSES: Readonly<Record<string, string>> = {
  ListNode: `class ListNode {
  int val; ListNode next;
  ListNode() {} ListNode(int val) { this.val = val; }
  ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}`,
  TreeNode: `class TreeNode {
  int val; TreeNode left; TreeNode right;
  TreeNode() {} TreeNode(int val) { this.val = val; }
  TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; }
}`,
};

/**
 * Wraps statements into a class with main() without moving them to other lines. A block with types of its own stays
 * as it is.
 *
 * @example
 * wrapStatements('System.out.println(1);')
 * // 'import java.util.*; … public class Main { public static void main(String[] args) throws Exception { System.out.println(1);\n}}'
 */
export function wrapStatements(text: string): string {
  if (text.search(TYPE) >= 0 || PACKAGE.test(text)) {
    return text;
  }
  const imports = [...text.matchAll(IMPORT)].map(([line]) => line.trim());
  const head = [...JSHELL_IMPORTS, ...imports].join(' ');
  const body = text.replace(IMPORT, '');
  return `${head} public class Main { public static void main(String[] args) throws Exception { ${body}\n}}`;
}

/** Removes the wrapping from a message of the compiler: the author did not write it. */
export function unwrapMessage(message: string): string {
  return message.replace(/import java\.io\.\*; .* throws Exception \{ /g, '');
}

function sourceName(text: string): string {
  const types = [...text.matchAll(TYPE)];
  const [, , name = 'Main'] =
    types.find(([, isPublic]) => isPublic !== undefined) ?? types[0] ?? [];
  const folder = PACKAGE.exec(text)?.[1]?.replaceAll('.', '/');
  return `${folder === undefined ? '' : `${folder}/`}${name}.java`;
}

function stageOf(...texts: readonly string[]): JavaStage {
  return Object.fromEntries(texts.map((text) => [sourceName(text), text]));
}

/** Returns the compilations of a program: one for each block that it continues, then its own. */
export function javaSources({ earlier, text, files }: Program): JavaStage[] {
  const chain = [...earlier, text];
  const missing = Object.entries(JUDGE_CLASSES).filter(
    ([name]) =>
      chain.some((block) => new RegExp(`\\b${name}\\b`).test(block)) &&
      !chain.some((block) => new RegExp(`class ${name}\\b`).test(block)),
  );
  const own = files.filter(({ filename }) => filename.endsWith('.java'));
  return [
    ...missing.map(([, source]) => stageOf(source)),
    ...earlier.map((block) => stageOf(wrapStatements(block))),
    stageOf(wrapStatements(text), ...own.map((file) => file.text)),
  ];
}

/** What a program in Kotlin is compiled from, as {@link javaSources} has it; a file may hold any number of types. */
export function kotlinSources({ earlier, text, files }: Program): JavaStage[] {
  const own = files.filter(({ filename }) => filename.endsWith('.kt'));
  return [
    ...earlier.map((block) => ({ 'Main.kt': block })),
    { 'Main.kt': text, ...Object.fromEntries(own.map((file) => [file.filename, file.text])) },
  ];
}
