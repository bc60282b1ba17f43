import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';

/** An address on another site, and every place that links to it. */
export interface ExternalLink {
  /** Without the fragment, which is never sent to a server. */
  readonly address: string;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** A server's answer to a request, or the reason why there is none. */
export type LinkAnswer =
  | {
      readonly kind: 'status';
      /** Status of the last address. */
      readonly status: number;
      /** Address after the permanent redirects up to the first temporary one; absent without any. */
      readonly movedTo?: string;
      /** Whether any redirect was followed. */
      readonly isRedirected: boolean;
    }
  | { readonly kind: 'silence'; readonly reason: string };

/** The state of a link. */
export type LinkVerdict = 'alive' | 'moved' | 'refused' | 'dead';

/** Hosts that answer browsers but refuse programs, so that a refusal says nothing about the link. */
const REFUSING_HOSTS: Readonly<Record<string, string>> = {
  'acmicpc.net': '403 without a browser (bot protection)',
  'leetcode.com': '403 without a browser (bot protection)',
  'linkedin.com': '999 without a session',
  'medium.com': '403 without a browser (bot protection)',
  'npmjs.com': '403 without a browser (bot protection)',
  'paypal.com': '403 to addresses of data centres',
  'stackoverflow.com': '403 to addresses of data centres',
};

/** Statuses by which servers refuse a program although the page may exist. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 406, 429, 503, 999]);

const TOO_MANY_REQUESTS = 429;

/** Hosts of examples and of the reader's own machine (RFC 2606, RFC 6761), which never answer. */
const RESERVED =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local)$|^(?:127\.|0\.0\.0\.0$|\[::1\]$)/;

/** Tells whether a host is an example or the reader's own machine. */
export function isReservedHost(host: string): boolean {
  return RESERVED.test(host);
}

function refusesPrograms(host: string): boolean {
  return Object.keys(REFUSING_HOSTS).some((name) => host === name || host.endsWith(`.${name}`));
}

/**
 * Collects the addresses on other sites that notes link to, each once, in order of first occurrence.
 *
 * @param isReserved tells which hosts to skip
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

/** Tells whether an answer may be temporary, so that the address should be asked again. */
export function isPassing(answer: LinkAnswer): boolean {
  return answer.kind === 'silence' || answer.status === TOO_MANY_REQUESTS || answer.status >= 500;
}

/** Judges a link by the answer of its address. */
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

/** Makes a fault for each place of a link that is dead or has moved permanently. */
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
