/** A value of the examples that a reader may put their own in the place of. */
export interface OwnField {
  readonly label: string;
  readonly example: string;
}

/** An id, a domain or a `$NAME`: nothing that could end a string of the code it is put into. */
const SAFE = /^[\w.:-]+$/;

/**
 * The fields as a note writes them.
 *
 * @example readFields('플랜 ID=P-4ML8|도메인=shop.example.com')[0] // { label: '플랜 ID', example: 'P-4ML8' }
 */
export function readFields(text: string): OwnField[] {
  return text.split('|').flatMap((field) => {
    const [label = '', example = ''] = field.split('=');
    return label === '' || example === '' ? [] : [{ label, example }];
  });
}

/** Whether a value may stand in code: empty leaves the example. */
export function isUsable(value: string): boolean {
  return value === '' || SAFE.test(value);
}

/**
 * A text of an example with the reader's values in it.
 *
 * @example withValues('plans/P-4ML8', [{ label: '플랜 ID', example: 'P-4ML8' }], { '플랜 ID': 'P-1' }) // 'plans/P-1'
 */
export function withValues(
  text: string,
  fields: readonly OwnField[],
  values: Readonly<Record<string, string>>,
): string {
  return fields.reduce((filled, { label, example }) => {
    const value = values[label] ?? '';
    return value === '' || !isUsable(value) ? filled : filled.replaceAll(example, () => value);
  }, text);
}

/** What was stored, as far as it is a text by each label. */
export function readValues(stored: string | undefined): Record<string, string> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(
      Object.entries(typeof read === 'object' && read !== null ? read : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
