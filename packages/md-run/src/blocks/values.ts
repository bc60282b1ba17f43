/** A value of a case: JSON, or Python's True, False and None. */
export type Value =
  /** A literal in canonical spelling: integers keep every digit. */
  | { readonly kind: 'atom'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [string, Value])[] };

const WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  True: 'true',
  false: 'false',
  False: 'false',
  null: 'null',
  None: 'null',
};

const ATOM = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|True|False|None/y;
const SPACE = /\s*/y;

function atomText(text: string): string {
  if (text.startsWith('"')) {
    return JSON.stringify(JSON.parse(text));
  }
  const word = WORDS[text];
  if (word !== undefined) {
    return word;
  }
  return /^-?\d+$/.test(text) ? String(BigInt(text)) : String(Number(text));
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  /** Consumes a mark if it comes next. */
  take(mark: string): boolean {
    this.#match(SPACE);
    const comes = this.#text.startsWith(mark, this.#at);
    this.#at += comes ? mark.length : 0;
    return comes;
  }

  /** Skips `name =` before an argument. */
  takeName(): void {
    this.#match(SPACE);
    this.#match(/[A-Za-z_]\w*\s*=(?!=)/y);
  }

  end(): boolean {
    this.#match(SPACE);
    return this.#at === this.#text.length;
  }

  value(): Value {
    if (this.take('[')) {
      return { kind: 'list', items: this.#until(']', () => this.value()) };
    }
    if (this.take('{')) {
      const entries = this.#until('}', (): [string, Value] => {
        const key = this.#atom();
        this.expect(':');
        return [key, this.value()];
      });
      return { kind: 'map', entries };
    }
    return { kind: 'atom', text: this.#atom() };
  }

  expect(mark: string): void {
    if (!this.take(mark)) {
      throw new SyntaxError(`"${mark}" 기호가 와야 할 자리: ${this.rest()}`);
    }
  }

  rest(): string {
    const rest = this.#text.slice(this.#at);
    return rest === '' ? '(줄 끝)' : rest;
  }

  #atom(): string {
    this.#match(SPACE);
    const text = this.#match(ATOM);
    if (text === undefined) {
      throw new SyntaxError(`값이 와야 할 자리: ${this.rest()}`);
    }
    return atomText(text);
  }

  #until<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.take(close)) {
      if (items.length > 0) {
        this.expect(',');
      }
      items.push(item());
    }
    return items;
  }
}

/** Reads one value; throws a SyntaxError that shows where reading stopped. */
export function parseValue(text: string): Value {
  const reader = new Reader(text);
  const value = reader.value();
  if (!reader.end()) {
    throw new SyntaxError(`값 뒤에 남은 글: ${reader.rest()}`);
  }
  return value;
}

/**
 * Reads a line of a cases fence: arguments, an arrow, the expected value.
 *
 * @example
 * parseCall('nums = [3,3], target = 6 → [0,1]')  // arguments [3,3] and 6, expected [0,1]
 */
export function parseCall(line: string): { args: Value; expected: Value } {
  const reader = new Reader(line);
  const items: Value[] = [];
  const arrow = (): boolean => reader.take('→') || reader.take('->');
  while (!arrow()) {
    if (items.length > 0) {
      reader.expect(',');
    }
    reader.takeName();
    items.push(reader.value());
  }
  const expected = reader.value();
  if (!reader.end()) {
    throw new SyntaxError(`값 뒤에 남은 글: ${reader.rest()}`);
  }
  return { args: { kind: 'list', items }, expected };
}

/**
 * Writes a value as canonical JSON.
 *
 * @param anyOrder whether to sort the items of the outermost list
 * @example
 * canonicalText(parseValue('[True, 2.0]'), { anyOrder: false })  // '[true,2]'
 */
export function canonicalText(value: Value, { anyOrder }: { anyOrder: boolean }): string {
  switch (value.kind) {
    case 'atom':
      return value.text;
    case 'list': {
      const items = value.items.map((item) => canonicalText(item, { anyOrder: false }));
      return `[${(anyOrder ? items.sort() : items).join(',')}]`;
    }
    case 'map': {
      const entries = value.entries.map(
        ([key, entry]) => `${key}:${canonicalText(entry, { anyOrder: false })}`,
      );
      return `{${entries.sort().join(',')}}`;
    }
  }
}
