import { once } from 'node:events';
import { createServer, request, type RequestListener, type RequestOptions } from 'node:http';
import type { Server } from 'node:net';
import { afterAll } from 'vitest';

/** Lets a server listen on a free port of this machine; returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the server has no port');
  }
  return address.port;
}

/** Serves on a free port until the tests of the file are over; returns the address without a slash. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  // Only `fetch` ends an idle connection. After a stall of a busy machine both ends would find the time
  // to be over, and a request sent on a connection that the server is closing fails with ECONNRESET.
  server.keepAliveTimeout = 0;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

/** Status of a request that `fetch` does not allow, such as one with another `Host`. */
export function statusOf(
  url: string,
  { body, ...options }: RequestOptions & { readonly body?: string },
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Posts JSON; a text is sent as it is. */
export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Status and JSON body of an answer, for one comparison. */
export async function answerOf(pending: Promise<Response>): Promise<readonly [number, unknown]> {
  const response = await pending;
  return [response.status, await response.json()];
}
