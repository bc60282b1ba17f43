import { readMarkdown } from './read-markdown';

/** Signs that may be markup; each may have a backslash before it. */
const SIGNS = /[\\`*_~[\]<&{}$#]/g;

/**
 * Writes the title line of a note, with backslashes where Markdown would read the title as something else.
 *
 * @param file path of the note; its extension decides the syntax
 * @example
 * titleLine('pages/a.md', 'record와 값 객체') // '# record와 값 객체'
 * titleLine('pages/a.md', 'List<T>와 배열')   // '# List\\<T>와 배열'
 */
export function titleLine(file: string, title: string): string {
  const plain = `# ${title}`;
  const [read] = readMarkdown(file, plain, 1).titles;
  return read?.text === title ? plain : `# ${title.replace(SIGNS, '\\$&')}`;
}
