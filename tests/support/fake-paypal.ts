import { vi } from 'vitest';
import { serve } from './http';

/** A request as it arrived at the fake provider. */
export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** What the fake provider answers; without a body, none is sent; with a status of 0, nothing ever comes. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** A body that is not JSON, such as the page of a proxy. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers only when this has come. */
  readonly after?: Promise<unknown>;
}

/** How the provider refuses what the state of the thing does not allow. */
export function stateRefusal(issue: string): ProviderAnswer {
  return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', message: '', details: [{ issue }] } };
}

/** An answer, or how to find it for a call. */
type Answering = ProviderAnswer | ((call: ProviderCall) => ProviderAnswer);

/**
 * A provider of our own: answers by `METHOD /path`, one answer after the other, the last one for good.
 * A route without a query stands for all queries, `*` for all routes that have no answer of their own.
 */
export interface FakePayPal {
  readonly url: string;
  /** Calls in order, without those for a token. */
  readonly calls: () => readonly ProviderCall[];
  readonly tokenCalls: () => readonly ProviderCall[];
  readonly answer: (route: string, ...answers: readonly Answering[]) => void;
  /** Forgets all calls and answers; a token is given again. */
  readonly reset: () => void;
}

const TOKEN_ROUTE = 'POST /v1/oauth2/token';

/** Starts a fake provider for the tests of one file. */
export async function startPayPal(): Promise<FakePayPal> {
  const calls: ProviderCall[] = [];
  const answers = new Map<string, Answering[]>();
  const isToken = ({ method, path }: ProviderCall): boolean => `${method} ${path}` === TOKEN_ROUTE;

  const fake = {
    calls: () => calls.filter((call) => !isToken(call)),
    tokenCalls: () => calls.filter(isToken),
    answer: (route: string, ...list: readonly Answering[]) => {
      answers.set(route, [...list]);
    },
    reset: () => {
      calls.length = 0;
      answers.clear();
      fake.answer(TOKEN_ROUTE, { status: 200, body: { access_token: 'TOKEN', expires_in: 3600 } });
    },
  };
  fake.reset();

  const url = await serve((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body };
      calls.push(call);
      const [pathname = ''] = path.split('?');
      const queue =
        answers.get(`${method} ${path}`) ??
        answers.get(`${method} ${pathname}`) ??
        answers.get('*') ??
        [];
      const next = queue.length > 1 ? queue.shift() : queue[0];
      const found = typeof next === 'function' ? next(call) : next;
      const answer = found ?? { status: 404, body: { name: 'RESOURCE_NOT_FOUND', message: '' } };
      if (answer.status === 0) {
        return;
      }
      void Promise.resolve(answer.after).then(() => {
        const type = { 'Content-Type': 'application/json' };
        response.writeHead(answer.status, { ...type, ...answer.headers });
        response.end(
          answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)),
        );
      });
    });
  });
  return { url, ...fake };
}

/** Starts a fake provider that the code of the notes finds in its environment, where it looks when it is loaded. */
export async function providePayPal(): Promise<FakePayPal> {
  const paypal = await startPayPal();
  vi.stubEnv('PAYPAL_API', paypal.url);
  vi.stubEnv('PAYPAL_CLIENT_ID', 'client');
  vi.stubEnv('PAYPAL_CLIENT_SECRET', 'secret');
  return paypal;
}
