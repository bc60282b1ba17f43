import { describe, expect, test } from 'vitest';
import { startAgain } from '../../../src/run/services/services';

const server = { port: 6379 };

/** A server whose start fails a number of times for a reason, and a counter of the attempts. */
function failing(
  times: number,
  reason: string,
): { start: () => Promise<typeof server>; tries: () => number } {
  let tries = 0;
  const start = (): Promise<typeof server> =>
    ++tries <= times ? Promise.reject(new Error(reason)) : Promise.resolve(server);
  return { start, tries: () => tries };
}

describe('서버를 띄우기', () => {
  test('다른 프로그램이 포트를 먼저 잡았으면 다시 띄운다', async () => {
    const { start, tries } = failing(2, 'listen_error 38393 eaddrinuse');
    expect(await startAgain(start)).toBe(server);
    expect(tries()).toBe(3);
  });

  test('세 번 잡혔거나 다른 까닭이면 그만둔다', async () => {
    await expect(startAgain(failing(3, 'Address already in use').start)).rejects.toThrow('in use');
    const other = failing(1, 'no such user');
    await expect(startAgain(other.start)).rejects.toThrow('no such user');
    expect(other.tries()).toBe(1);
  });
});
