/** A value of a case: JSON, or Python's True, False and None. Its literals are canonical texts that keep every digit. */
export type Value = string | readonly Value[] | { readonly [key: string]: Value };

const STRING = /"(?:[^"\\]|\\.)*"/;
const ATOM = new RegExp(
  `${STRING.source}|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|\\b(?:true|false|null|True|False|None)\\b`,
  'g',
);
const CALL = new RegExp(`^((?:${STRING.source}|(?!→|->)[^"])*)(?:→|->)(.*)$`);
const NAME = new RegExp(`${STRING.source}|[A-Za-z_]\\w*\\s*=(?!=)`, 'g');

const WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

function atomText(text: string): string {
  if (text.startsWith('"')) {
    return JSON.stringify(JSON.parse(text));
  }
  if (/^[a-z]/i.test(text)) {
    return WORDS[text] ?? text;
  }
  return /^-?\d+$/.test(text) ? String(BigInt(text)) : String(Number(text));
}

/** Reads one value; throws a SyntaxError that shows the text that is none. */
export function parseValue(text: string): Value {
  try {
    // As strings, because the numbers of JavaScript do not keep every digit.
    const quoted = text.replace(ATOM, (atom) => JSON.stringify(atomText(atom)));
    return JSON.parse(quoted) as Value;
  } catch {
    throw new SyntaxError(`값이 와야 할 자리: ${text.trim() || '(빈 글)'}`);
  }
}

/**
 * Reads a line of a cases fence: arguments, an arrow, the expected value.
 *
 * @example
 * parseCall('nums = [3,3], target = 6 → [0,1]')  // arguments [3,3] and 6, expected [0,1]
 */
export function parseCall(line: string): { args: Value; expected: Value } {
  const [, args, expected = ''] = CALL.exec(line) ?? [];
  if (args === undefined) {
    throw new SyntaxError('"→" 기호가 없는 줄');
  }
  const unnamed = args.replace(NAME, (text) => (text.startsWith('"') ? text : ''));
  return { args: parseValue(`[${unnamed}]`), expected: parseValue(expected) };
}

/**
 * Writes a value as canonical JSON.
 *
 * @param anyOrder whether to sort the items of the outermost list
 * @example
 * canonicalText(parseValue('[True, 2.0]'))  // '[true,2]'
 */
export function canonicalText(value: Value, anyOrder = false): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value instanceof Array) {
    const items = value.map((item) => canonicalText(item));
    return `[${(anyOrder ? items.sort() : items).join(',')}]`;
  }
  const entries = Object.entries(value).map(([key, entry]) => `${key}:${canonicalText(entry)}`);
  return `{${entries.sort().join(',')}}`;
}
