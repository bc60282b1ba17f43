import type { z } from 'zod';
import type { Fault } from './fault';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';

/** A parsed YAML or JSON text with the lines of its keys, so that a fault can name its line. */
export interface Positioned {
  readonly value: unknown;
  /** Returns the line of the key or list item at a path (or of its nearest ancestor), counted in the whole file. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  /** Returns a value as written: `1.10` where it is read as the number 1.1. */
  readonly sourceAt: (path: readonly (string | number)[]) => string | undefined;
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

/** Returns the start of an unclosed quotation: the parser reports only its end. */
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

/** Finds what the parser accepts but would break the reader of the value. */
function findOddities(
  document: Document,
  syntax: 'yaml' | 'json',
): readonly { offset: number; message: string }[] {
  const oddities: { offset: number; message: string }[] = [];
  visit(document, {
    // An alias can contain itself, or expand without limit.
    Alias(_key, node) {
      oddities.push({ offset: node.range?.[0] ?? 0, message: `Alias "*${node.source}"` });
    },
    Pair(_key, { key }) {
      // Objects lose the key `__proto__`, and a key that is no scalar has no name.
      if (!isScalar(key) || key.value === '__proto__') {
        const offset = (key as Ranged | null)?.range?.[0] ?? 0;
        oddities.push({ offset, message: `Key ${String(key)}` });
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

const MAX_DEPTH = 50;

/** Finds where values are nested too deep: the parser recurses for each level and would overflow the stack. */
function deepOffset(text: string): number | undefined {
  const chain = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${MAX_DEPTH}}`, 'm').exec(text);
  if (chain !== null) {
    return chain.index;
  }
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) {
      return index;
    }
  }
  return undefined;
}

/**
 * Reads YAML 1.2, which includes JSON. Dates and `no` stay text; YAML 1.1 would change them.
 *
 * @param firstLine line of the file on which `text` begins, from 1
 * @param syntax with `json`, values without double quotes are problems too
 */
export function readPositioned(
  text: string,
  firstLine: number,
  syntax: 'yaml' | 'json' = 'yaml',
): Positioned {
  const deep = deepOffset(text);
  if (deep !== undefined) {
    const line = text.slice(0, deep).split('\n').length + firstLine - 1;
    const problems = [{ line, message: `${MAX_DEPTH}겹이 넘게 싸인 값` }];
    return { value: undefined, lineOf: () => line, sourceAt: () => undefined, problems };
  }
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    version: '1.2',
    schema: syntax === 'json' ? 'json' : 'core',
    uniqueKeys: true,
    // Pretty messages end with a line number of their own, counted from the start of `text`.
    prettyErrors: false,
  });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  const found = [
    // A BOM is invisible, and JSON parsers fail on it.
    ...(text.startsWith('\ufeff') ? [{ offset: 0, message: 'BOM (U+FEFF)' }] : []),
    ...[...document.errors, ...document.warnings].map(({ code, pos, message }) => ({
      offset: code === 'MISSING_CHAR' ? openingQuote(document, pos[0]) : pos[0],
      message,
    })),
    ...findOddities(document, syntax),
  ].map(({ offset, message }) => ({ line: lineAt(offset), message }));
  // The parser repeats the same problem for each open bracket.
  const problems = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  return {
    value: problems.length > 0 ? undefined : (document.toJS() as unknown),
    lineOf: (path) => lineAt(keyOffset(document, path)),
    sourceAt: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    problems,
  };
}

/** What is said of a file that does not have its form. */
interface Form {
  readonly file: string;
  readonly syntax: 'yaml' | 'json';
  /** Found where the syntax is right. */
  readonly wrong: string;
  readonly expected: string;
  readonly fix: string;
}

/** Reads a file against a schema; of a file with another form the first fault says enough. */
export function readForm<Data>(
  source: string,
  schema: z.ZodType<Data>,
  { file, syntax, wrong, expected, fix }: Form,
): Pick<Positioned, 'lineOf'> & { readonly data?: Data; readonly faults: readonly Fault[] } {
  const { value, problems, lineOf } = readPositioned(source, 1, syntax);
  const [problem] = problems;
  const { data, error } = schema.safeParse(value);
  if (problem === undefined && error === undefined) {
    return { data, faults: [], lineOf };
  }
  const path = error?.issues[0]?.path.filter((part) => typeof part !== 'symbol') ?? [];
  const place = path.length === 0 ? '' : ` (${path.join(' › ')})`;
  const found = problem ? `${syntax.toUpperCase()} 오류: ${problem.message}` : wrong + place;
  return { lineOf, faults: [{ file, line: problem?.line ?? lineOf(path), found, expected, fix }] };
}
