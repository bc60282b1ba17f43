import { setTimeout as wait } from 'node:timers/promises';
import { isPassing, type LinkAnswer } from '../../lib/addresses/external-links';

/** How long to wait for servers (ms). */
export interface Patience {
  readonly timeoutMs: number;
  /** Pause before a failed address is asked again. */
  readonly retryMs: number;
}

/** Long waits, for a weekly run. */
export const defaultPatience: Patience = { timeoutMs: 20_000, retryMs: 5_000 };

const MAX_REDIRECTS = 10;
const PERMANENT: ReadonlySet<number> = new Set([301, 308]);
const TEMPORARY: ReadonlySet<number> = new Set([302, 303, 307]);

/** Headers without which some servers reject programs. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; devnote-link-check)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'ko,en;q=0.8',
};

function reasonOf(error: unknown, { timeoutMs }: Patience): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `${timeoutMs / 1000}초 안에 답이 없다`;
  }
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ?? (error instanceof Error ? error.message : String(error));
}

async function askWith(
  method: 'HEAD' | 'GET',
  address: string,
  patience: Patience,
): Promise<LinkAnswer> {
  let current = address;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await fetch(current, {
      method,
      headers: HEADERS,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.timeoutMs),
    });
    // The body is not needed, and unread it would keep the connection open.
    await response.body?.cancel();
    const { status } = response;
    const location = response.headers.get('location');
    if (location === null || !(PERMANENT.has(status) || TEMPORARY.has(status))) {
      return {
        kind: 'status',
        status,
        isRedirected: count > 0,
        ...(movedTo !== undefined && { movedTo }),
      };
    }
    current = new URL(location, current).href;
    isPermanent &&= PERMANENT.has(status);
    movedTo = isPermanent ? current : movedTo;
  }
  return { kind: 'silence', reason: `${MAX_REDIRECTS}번 넘게 다른 주소로 보낸다` };
}

async function askOnce(address: string, patience: Patience): Promise<LinkAnswer> {
  try {
    const answer = await askWith('HEAD', address, patience);
    // Many servers answer HEAD wrongly or not at all; only GET shows what a reader gets.
    return answer.kind === 'status' && answer.status < 300
      ? answer
      : await askWith('GET', address, patience);
  } catch (error) {
    try {
      return error instanceof Error && error.name === 'TimeoutError'
        ? { kind: 'silence', reason: reasonOf(error, patience) }
        : await askWith('GET', address, patience);
    } catch (second) {
      return { kind: 'silence', reason: reasonOf(second, patience) };
    }
  }
}

/**
 * Asks for an address by HEAD, then by GET if that fails; asks again after a pause if the failure may be
 * temporary.
 */
export async function askLink(address: string, patience: Patience): Promise<LinkAnswer> {
  const first = await askOnce(address, patience);
  if (!isPassing(first)) {
    return first;
  }
  await wait(patience.retryMs);
  return askOnce(address, patience);
}
