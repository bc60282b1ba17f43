import { readMarkdown } from './read-markdown';

/** Signs that may be markup; any of them may have a backslash before it. */
const SIGNS = /[\\`*_~[\]<&{}$#]/g;

/**
 * The line with which a note begins: its title, with a backslash before each sign where it would be read
 * as something else.
 *
 * @param file The note, whose ending tells the syntax.
 * @example
 * titleLine('pages/a.md', 'record와 값 객체') // '# record와 값 객체'
 * titleLine('pages/a.md', 'List<T>와 배열')   // '# List\\<T>와 배열'
 */
export function titleLine(file: string, title: string): string {
  const plain = `# ${title}`;
  const [read] = readMarkdown(file, plain, 1).titles;
  return read?.text === title ? plain : `# ${title.replace(SIGNS, '\\$&')}`;
}
