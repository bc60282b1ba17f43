import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';

export interface ExternalLink {
  /** Without the fragment, which is never sent to a server. */
  readonly address: string;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** What a server answers in the end, or why there is no answer. */
export interface LinkAnswer {
  /** 0 without an answer. */
  readonly status: number;
  readonly reason?: string;
  /** The last address; present when the server says that the link has moved for good. */
  readonly movedTo?: string;
}

/** Hosts that answer browsers but refuse programs, so that a refusal says nothing about the link. */
const REFUSING_HOSTS = [
  ...['acmicpc.net', 'leetcode.com', 'linkedin.com', 'medium.com', 'npmjs.com', 'paypal.com'],
  'stackoverflow.com',
];

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
export function isPassing({ status }: LinkAnswer): boolean {
  return status === 0 || status === TOO_MANY_REQUESTS || status >= 500;
}

/** Judges a link by the answer of its address. */
export function judgeLink(
  address: string,
  { status, movedTo }: LinkAnswer,
): 'alive' | 'moved' | 'refused' | 'dead' {
  if (status >= 200 && status < 300) {
    return movedTo === undefined ? 'alive' : 'moved';
  }
  const { hostname } = new URL(address);
  const isRefusing = REFUSING_HOSTS.some((name) => `.${hostname}`.endsWith(`.${name}`));
  return status === TOO_MANY_REQUESTS || (REFUSALS.has(status) && isRefusing) ? 'refused' : 'dead';
}

/** Makes a fault for each place of a link that is dead or has moved. */
export function linkFaults({ address, places }: ExternalLink, answer: LinkAnswer): Fault[] {
  const { status, reason = `상태 ${String(status)}`, movedTo } = answer;
  const isDead = judgeLink(address, answer) === 'dead';
  return places.map((place) => ({
    ...place,
    found: isDead ? `죽은 링크 ${address} (${reason})` : `옮겨진 링크 ${address}`,
    expected: isDead ? '답하는 주소' : (movedTo ?? ''),
    fix: isDead
      ? '옮겨진 곳이나 보관된 사본(web.archive.org)을 찾아 고치거나 링크를 지운다. 브라우저에서는 열리면 lib/addresses/external-links.ts의 REFUSING_HOSTS에 적는다.'
      : '새 주소의 글이 같은 것인지 보고 고쳐 쓴다.',
  }));
}
