/** What a reader pasted: the codes of the error in their order, or why there are none. */
export type PastedError =
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly debugId?: string }
  | { readonly kind: 'fault'; readonly words: string };

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/**
 * Reads the body of an error: the issues of its details, then its name.
 *
 * @example readErrorBody('{"name":"A","details":[{"issue":"B"}]}') // { kind: 'codes', codes: ['B', 'A'] }
 */
export function readErrorBody(pasted: string): PastedError {
  let body: unknown;
  try {
    body = JSON.parse(pasted);
  } catch {
    return { kind: 'fault', words: 'JSON이 아니다. 중괄호까지 응답 본문을 통째로 붙여 넣는다.' };
  }
  const details = fieldOf(body, 'details');
  const issues = Array.isArray(details) ? details.map((detail) => fieldOf(detail, 'issue')) : [];
  const codes = [...issues, fieldOf(body, 'name'), fieldOf(body, 'error')].flatMap(
    (code) => textOf(code) ?? [],
  );
  if (codes.length === 0) {
    return { kind: 'fault', words: '`details[].issue`도 `name`도 없다. 오류의 본문인지 본다.' };
  }
  const debugId = textOf(fieldOf(body, 'debug_id'));
  return { kind: 'codes', codes: [...new Set(codes)], ...(debugId !== undefined && { debugId }) };
}
