import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';

/** An address of another site and every place that links to it. */
export interface ExternalLink {
  /** Without fragment: which part of a page is meant is not asked of its server. */
  readonly address: string;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** What a server said to a request for an address, or why it said nothing. */
export type LinkAnswer =
  | {
      readonly kind: 'status';
      /** Status of the last address. */
      readonly status: number;
      /** Where permanent redirects lead; absent without any, and behind the first temporary one. */
      readonly movedTo?: string;
      /** Whether any redirect was followed. */
      readonly isRedirected: boolean;
    }
  | { readonly kind: 'silence'; readonly reason: string };

/** What an answer says of a link. */
export type LinkVerdict = 'alive' | 'moved' | 'refused' | 'dead';

/** Hosts that answer browsers but refuse programs: their refusal says nothing of the link. */
const REFUSING_HOSTS: Readonly<Record<string, string>> = {
  'acmicpc.net': '403 without a browser (bot protection)',
  'leetcode.com': '403 without a browser (bot protection)',
  'linkedin.com': '999 without a session',
  'medium.com': '403 without a browser (bot protection)',
  'npmjs.com': '403 without a browser (bot protection)',
  'paypal.com': '403 to addresses of data centres',
  'stackoverflow.com': '403 to addresses of data centres',
};

/** Statuses with which a server turns a program away, though the page may well be there. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 406, 429, 503, 999]);

const TOO_MANY_REQUESTS = 429;

/** Hosts of examples and of the reader's own machine (RFC 2606, RFC 6761): nobody answers there. */
const RESERVED =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local)$|^(?:127\.|0\.0\.0\.0$|\[::1\]$)/;

/** Whether a host stands for an example or for the reader's own machine. */
export function isReservedHost(host: string): boolean {
  return RESERVED.test(host);
}

function refusesPrograms(host: string): boolean {
  return Object.keys(REFUSING_HOSTS).some((name) => host === name || host.endsWith(`.${name}`));
}

/**
 * The addresses of other sites that notes link to, each once, in the order in which they first occur.
 *
 * @param isReserved Which hosts are not asked.
 */
export function collectLinks(
  notes: readonly Note[],
  isReserved: (host: string) => boolean = isReservedHost,
): ExternalLink[] {
  const places = new Map<string, { file: string; line: number }[]>();
  for (const { file, markdown, frontMatter, lineOf } of notes) {
    const problem = frontMatter.problem?.url;
    const links = [
      ...(problem === undefined ? [] : [{ target: problem, line: lineOf('problem', 'url') }]),
      ...markdown.links,
    ];
    for (const { target, line } of links) {
      if (!/^https?:/i.test(target) || !URL.canParse(target)) {
        continue;
      }
      const url = new URL(target);
      url.hash = '';
      if (!isReserved(url.hostname)) {
        places.set(url.href, [...(places.get(url.href) ?? []), { file, line }]);
      }
    }
  }
  return [...places].map(([address, at]) => ({ address, places: at }));
}

/** Whether an answer may be an accident of the moment, so that asking again is fair. */
export function isPassing(answer: LinkAnswer): boolean {
  return answer.kind === 'silence' || answer.status === TOO_MANY_REQUESTS || answer.status >= 500;
}

/** What an answer says of the link to an address. */
export function judgeLink(address: string, answer: LinkAnswer): LinkVerdict {
  if (answer.kind === 'silence') {
    return 'dead';
  }
  const { status, movedTo } = answer;
  if (status >= 200 && status < 300) {
    return movedTo === undefined ? 'alive' : 'moved';
  }
  const isRefused =
    status === TOO_MANY_REQUESTS ||
    (REFUSALS.has(status) && refusesPrograms(new URL(address).hostname));
  return isRefused ? 'refused' : 'dead';
}

/** One fault per place of a link that is dead or has moved for good. */
export function linkFaults({ address, places }: ExternalLink, answer: LinkAnswer): Fault[] {
  const verdict = judgeLink(address, answer);
  if (verdict === 'alive' || verdict === 'refused') {
    return [];
  }
  const movedTo = answer.kind === 'status' ? (answer.movedTo ?? '') : '';
  const why = answer.kind === 'silence' ? answer.reason : `상태 ${answer.status}`;
  return places.map(({ file, line }) =>
    verdict === 'moved'
      ? {
          file,
          line,
          found: `옮겨진 링크 ${address}`,
          expected: movedTo,
          fix: '새 주소의 글이 같은 것인지 보고 고쳐 쓴다.',
        }
      : {
          file,
          line,
          found: `죽은 링크 ${address} (${why})`,
          expected: '답하는 주소',
          fix: '옮겨진 곳이나 보관된 사본(web.archive.org)을 찾아 고치거나 링크를 지운다. 브라우저에서는 열리면 lib/addresses/external-links.ts의 REFUSING_HOSTS에 적는다.',
        },
  );
}
