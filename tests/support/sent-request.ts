import type { ProviderCall } from './fake-paypal';

/** A request as far as the provider looks at it, for a comparison of two clients. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** JSON or the fields of a form; `undefined` without a body. */
  readonly body: unknown;
}

const HEADERS = ['authorization', 'prefer', 'paypal-request-id'];

function readBody(text: string, type: string): unknown {
  if (text === '') {
    return undefined;
  }
  return type === 'application/json'
    ? (JSON.parse(text) as unknown)
    : Object.fromEntries(new URLSearchParams(text));
}

/**
 * What a call says to the provider. The type of the content is left out of a GET, which has none; its
 * parameters, such as the charset of a form, are left out everywhere.
 */
export function sentRequest(call: ProviderCall): SentRequest {
  const { method, headers } = call;
  const { pathname, searchParams } = new URL(call.path, 'http://provider.test');
  const type = String(headers['content-type'] ?? '').replace(/;.*/, '');
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: {
      ...Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
      ...(method === 'GET' ? {} : { 'content-type': type }),
    },
    body: readBody(call.body, type),
  };
}
