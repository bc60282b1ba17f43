import type { Tool } from './adapter';
import { output } from './process';

/**
 * Reads a tool's version from what it prints about itself.
 *
 * @param version matches the exact version, and inside it the part for the label
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

/** Makes a function that finds an executable and its version. */
export function finder(
  name: string,
  version: RegExp,
  ...[command, ...args]: [string, ...string[]]
): () => Promise<Tool | undefined> {
  return async () => readTool(name, version, await output(command, ...args), command);
}
