import { LineCounter, isMap, isSeq, parseDocument, visit, type Document } from 'yaml';

/** A YAML or JSON text with the line of each key, so that an error can name it. */
export interface Positioned {
  readonly value: unknown;
  /** Line of the key or list item at a path (or of its nearest existing ancestor), counted in the whole file. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  readonly problems: readonly { line: number; message: string }[];
}

interface Ranged {
  readonly range?: readonly [number, number, number] | null;
}

function keyOffset(document: Document, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    let place: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(step));
      place = pair?.key;
      node = pair?.value;
    } else if (isSeq(node)) {
      place = node.items[Number(step)];
      node = place;
    }
    const range = (place as Ranged | undefined)?.range;
    if (!range) {
      return offset;
    }
    offset = range[0];
  }
  return offset;
}

/** Where a quotation that nothing closes begins: the parser complains only at its end. */
function openingQuote(document: Document, end: number): number {
  let offset = end;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < end && end <= range[1]) {
        offset = range[0];
      }
    },
  });
  return offset;
}

/** What the parser lets pass but the reader of the value would stumble over. */
function findOddities(
  document: Document,
  syntax: 'yaml' | 'json',
): readonly { offset: number; message: string }[] {
  const oddities: { offset: number; message: string }[] = [];
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) === undefined) {
        oddities.push({
          offset: node.range?.[0] ?? 0,
          message: `Unresolved alias "*${node.source}"`,
        });
      }
    },
    Scalar(_key, node) {
      if (syntax === 'json' && node.type === 'QUOTE_SINGLE') {
        oddities.push({ offset: node.range?.[0] ?? 0, message: 'Single quotes' });
      }
    },
  });
  return oddities;
}

/**
 * Reads YAML 1.2 (JSON is part of it). Dates stay text and `no` stays text, which YAML 1.1 would change.
 *
 * @param firstLine Line of the file on which `text` begins, 1-based.
 * @param syntax With `json`, values without double quotes are problems too.
 */
export function readPositioned(
  text: string,
  firstLine: number,
  syntax: 'yaml' | 'json' = 'yaml',
): Positioned {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    version: '1.2',
    schema: syntax === 'json' ? 'json' : 'core',
    uniqueKeys: true,
    // A pretty message ends with a line of its own, counted from the start of `text`.
    prettyErrors: false,
  });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  const problems = [
    ...[...document.errors, ...document.warnings].map(({ code, pos, message }) => ({
      offset: code === 'MISSING_CHAR' ? openingQuote(document, pos[0]) : pos[0],
      message,
    })),
    ...findOddities(document, syntax),
  ].map(({ offset, message }) => ({ line: lineAt(offset), message }));
  return {
    value: problems.length > 0 ? undefined : (document.toJS() as unknown),
    lineOf: (path) => lineAt(keyOffset(document, path)),
    problems,
  };
}
