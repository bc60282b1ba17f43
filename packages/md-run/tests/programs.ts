import type { Program } from '../src/blocks/block';

/** Makes a program of one file for tests. */
export function program(
  language: Program['language'],
  text: string,
  more: Partial<Program> = {},
): Program {
  return { language, text, earlier: [], filename: undefined, files: [], ...more };
}
