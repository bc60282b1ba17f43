import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { listen } from './http';

const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

/** Length of the message at an offset with its first bytes, or undefined when it has not arrived whole. */
function messageEnd(bytes: Buffer, offset: number, headLength: number): number | undefined {
  if (bytes.length < offset + headLength + 4) {
    return undefined;
  }
  const end = offset + headLength + bytes.readInt32BE(offset + headLength);
  return end <= bytes.length ? end : undefined;
}

/**
 * Lets `pg` speak to a database in memory through a port, so that a program that opens its own connection can be
 * run as it stands. A batch is handed over whole, from its first message to the one that ends it, so the
 * connections of a pool take turns; a transaction over several batches is not kept apart from other connections.
 *
 * @returns The address for `DATABASE_URL`.
 */
export async function servePostgres(db: PGlite): Promise<string> {
  const sockets = new Set<Socket>();

  function attend(socket: Socket): void {
    let received = Buffer.alloc(0);
    let started = false;
    let turn = Promise.resolve();

    function hand(batch: Buffer): void {
      turn = turn.then(async () => {
        const answer = await db.runExclusive(() => db.execProtocolRaw(new Uint8Array(batch)));
        if (!socket.destroyed) {
          socket.write(answer);
        }
      });
      turn.catch((error: unknown) => {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      });
    }

    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      let offset = 0;
      for (;;) {
        const end = messageEnd(received, offset, started ? 1 : 0);
        if (end === undefined) {
          return;
        }
        const kind = started ? received[offset] : QUERY;
        started = true;
        offset = end;
        if (kind === TERMINATE) {
          socket.end();
          return;
        }
        if (kind === QUERY || kind === SYNC) {
          hand(received.subarray(0, end));
          received = received.subarray(end);
          offset = 0;
        }
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    sockets.add(socket);
  }

  const server = createServer(attend);
  afterAll(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return `postgres://postgres@127.0.0.1:${await listen(server)}/postgres`;
}
