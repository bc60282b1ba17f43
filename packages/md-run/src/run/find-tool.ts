import type { Tool } from './adapter';
import { output } from './process';

/**
 * A tool as a text tells of it; `undefined` where the text tells nothing.
 *
 * @param version Finds the exact version, and inside it the part that readers see.
 */
export function readTool(
  name: string,
  version: RegExp,
  text: string | undefined,
  command: string,
): Tool | undefined {
  const [, full, short] = version.exec(text ?? '') ?? [];
  return full === undefined || short === undefined
    ? undefined
    : { label: `${name} ${short}`, version: full, command };
}

/** Finds an executable and the version in what it prints about itself. */
export function finder(
  name: string,
  version: RegExp,
  ...[command, ...args]: [string, ...string[]]
): () => Promise<Tool | undefined> {
  return async () => readTool(name, version, await output(command, ...args), command);
}
