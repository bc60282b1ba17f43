import { LineCounter, parseDocument, isMap, type Document } from 'yaml';

/** A YAML or JSON text with the line of each key, so that an error can name it. */
export interface Positioned {
  readonly value: unknown;
  /** Line of the key at a path (or of its nearest existing ancestor), counted in the whole file. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  readonly problems: readonly { line: number; message: string }[];
}

function keyOffset(document: Document, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (!isMap(node)) {
      return offset;
    }
    const pair = node.items.find((item) => String(item.key) === String(step));
    const key = pair?.key as { range?: [number, number, number] | null } | undefined;
    if (pair === undefined || !key?.range) {
      return offset;
    }
    offset = key.range[0];
    node = pair.value;
  }
  return offset;
}

/**
 * Reads YAML 1.2 (JSON is part of it). Dates stay text and `no` stays text, which YAML 1.1 would change.
 *
 * @param firstLine Line of the file on which `text` begins, 1-based.
 */
export function readPositioned(text: string, firstLine: number): Positioned {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, version: '1.2', uniqueKeys: true });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    line: lineAt(error.pos[0]),
    message: error.message.split('\n', 1)[0] ?? error.message,
  }));
  return {
    value: document.errors.length > 0 ? undefined : (document.toJS() as unknown),
    lineOf: (path) => lineAt(keyOffset(document, path)),
    problems,
  };
}
