import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runPool } from 'md-run/process';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';
import {
  collectLinks,
  isPassing,
  judgeLink,
  linkFaults,
  type LinkAnswer,
} from '../lib/addresses/external-links';
import { formatFault, formatFaults } from '../lib/faults/fault';
import { planSite } from '../lib/site/plan';

/** Number of addresses asked at the same time, but only one per host. */
const SLOTS = 12;

/** How long to wait for servers (ms). */
interface Patience {
  readonly timeoutMs: number;
  /** Pause before a failed address is asked again. */
  readonly retryMs: number;
}

/** Headers without which some servers reject programs. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; devnote-link-check)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'ko,en;q=0.8',
};

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error) || error.name === 'TimeoutError') {
    return `${String(timeoutMs / 1000)}초 안에 답이 없다`;
  }
  const { code, message = error.message } = (error.cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return code ?? message;
}

async function askOnce(address: string, timeoutMs: number): Promise<LinkAnswer> {
  const get = async (redirect: 'follow' | 'manual'): Promise<Response> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { headers: HEADERS, redirect, signal });
    // The body is not needed, and unread it would keep the connection open.
    await response.body?.cancel();
    return response;
  };
  try {
    const { status, redirected, url } = await get('follow');
    const isMoved = redirected && [301, 308].includes((await get('manual')).status);
    return { status, ...(isMoved && { movedTo: url }) };
  } catch (error) {
    return { status: 0, reason: reasonOf(error, timeoutMs) };
  }
}

/** Asks for an address, and again after a pause if the failure may be temporary. */
async function ask(address: string, { timeoutMs, retryMs }: Patience): Promise<LinkAnswer> {
  const first = await askOnce(address, timeoutMs);
  if (!isPassing(first)) {
    return first;
  }
  await wait(retryMs);
  return askOnce(address, timeoutMs);
}

/**
 * Asks for every address on other sites that published notes link to, reports dead and moved ones by file and line,
 * and returns the exit code: 1 when a link is dead.
 *
 * @param options.isReserved tells which hosts to skip; by default those of examples
 */
export async function checkLinks(options: {
  readonly root: string;
  readonly log: (line: string) => void;
  readonly patience?: Patience;
  readonly isReserved?: (host: string) => boolean;
}): Promise<number> {
  const { root, log, patience = { timeoutMs: 20_000, retryMs: 5_000 }, isReserved } = options;
  const { notes } = planSite(await readProject(root), { drafts: false });
  const answers = await runPool(
    collectLinks(notes, isReserved).map((link) => ({
      lane: new URL(link.address).host,
      run: async () => {
        const answer = await ask(link.address, patience);
        return { verdict: judgeLink(link.address, answer), faults: linkFaults(link, answer) };
      },
    })),
    SLOTS,
  );
  const [alive = [], moved = [], refused = [], dead = []] = (
    ['alive', 'moved', 'refused', 'dead'] as const
  ).map((verdict) => answers.filter((answer) => answer.verdict === verdict));
  for (const fault of moved.flatMap(({ faults }) => faults)) {
    log(`${formatFault(fault)}\n`);
  }
  if (dead.length > 0) {
    log(`${formatFaults(dead.flatMap(({ faults }) => faults))}\n`);
  }
  log(
    `다른 사이트의 주소 ${String(answers.length)}개: 답함 ${String(alive.length)}개, 옮겨짐 ${String(moved.length)}개, ` +
      `프로그램을 거절함 ${String(refused.length)}개, 죽음 ${String(dead.length)}개`,
  );
  return dead.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    process.exitCode = await checkLinks({ root: process.cwd(), log: console.log });
  });
}
