import { z } from 'zod';
import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';
import { readForm } from '../faults/positions';
import { REDIRECTS_FILE, resolveAddress, splitAddress, type Redirects } from './redirects';
import { ERROR_ROUTE, type Route } from '../vocabulary/routes';

/** File with every address ever published, from the root of the repository. */
export const ADDRESSES_FILE = 'content/addresses.json';

/** The ledger of published addresses: routes, and headings as `/route#id`. */
export interface Ledger {
  readonly addresses: ReadonlySet<string>;
  readonly lineOf: (address: string) => number;
  readonly faults: readonly Fault[];
}

/** Reads `content/addresses.json`. */
export function readLedger(source: string): Ledger {
  const {
    data = [],
    faults,
    lineOf,
  } = readForm(source, z.array(z.string().startsWith('/')), {
    file: ADDRESSES_FILE,
    syntax: 'json',
    wrong: '주소의 목록이 아닌 값',
    expected: '한 줄에 주소 하나인 JSON 배열',
    fix: '지난 커밋의 파일로 되돌리고 npm run addresses를 실행한다.',
  });
  const places = new Map(data.map((address, index) => [address, index]));
  return {
    addresses: new Set(data),
    lineOf: (address) => lineOf([places.get(address) ?? 0]),
    faults,
  };
}

/** Writes the text that {@link readLedger} reads: sorted, one address per line. */
export function formatLedger(addresses: Iterable<string>): string {
  return `${JSON.stringify([...new Set(addresses)].sort(), null, 2)}\n`;
}

/** Lists the present addresses of notes: routes and heading ids. */
export function addressesOf(notes: readonly Note[]): string[] {
  return notes
    .filter(({ route }) => route !== ERROR_ROUTE)
    .flatMap(({ route, markdown }) => [
      route,
      ...markdown.headings.flatMap(({ id }) => (id === undefined ? [] : [`${route}#${id}`])),
    ]);
}

function lostFaults(
  current: ReadonlySet<string>,
  unread: ReadonlySet<Route>,
  { addresses, lineOf }: Ledger,
  { entries }: Redirects,
): Fault[] {
  const isLost = (address: string): boolean => {
    const target = resolveAddress(address, entries);
    return !current.has(target) && !unread.has(splitAddress(target).route);
  };
  return [...addresses].filter(isLost).flatMap((address): Fault[] => {
    const { route, id } = splitAddress(address);
    if (id !== undefined && isLost(route)) {
      // Its page is lost and reported; reporting every heading too would repeat the fault.
      return [];
    }
    const target = resolveAddress(address, entries);
    const [example, undo] =
      id === undefined
        ? [`"${address}": "/새/주소"`, '노트를 되돌리거나']
        : [
            `"${splitAddress(target).route}#${id}": "${splitAddress(target).route}#새-id"`,
            `제목 id를 [#${id}]로 되돌리거나`,
          ];
    return [
      {
        file: ADDRESSES_FILE,
        line: lineOf(address),
        found:
          target === address
            ? `사라진 ${id === undefined ? '주소' : '제목 id'} ${address}`
            : `${address} 주소가 가는 ${target} 주소가 없음`,
        expected: `공개한 적이 있는 주소. 바꾸었으면 ${REDIRECTS_FILE}의 ${example}`,
        fix: `${undo} ${REDIRECTS_FILE}에 옛 주소와 새 주소를 적는다. 노트를 옮길 때는 npm run move를 쓴다.`,
      },
    ];
  });
}

function redirectFaults(
  current: ReadonlySet<string>,
  unread: ReadonlySet<Route>,
  { entries, lineOf }: Redirects,
): Fault[] {
  return [...entries.keys()].flatMap((from): Fault[] => {
    const fault = (found: string, expected: string, fix: string): Fault[] => [
      { file: REDIRECTS_FILE, line: lineOf(from), found, expected, fix },
    ];
    const old = splitAddress(from);
    const target = resolveAddress(from, entries);
    if (current.has(from)) {
      return fault(`지금 있는 주소 ${from}`, '없어진 주소', '이 줄을 지운다.');
    }
    if (!current.has(target) && !unread.has(splitAddress(target).route)) {
      return fault(
        `${from} 주소가 가는 ${target}`,
        '지금 있는 노트의 주소나 제목 id',
        '있는 주소로 고친다.',
      );
    }
    if (old.id !== undefined && splitAddress(target).route !== old.route) {
      return fault(
        `다른 페이지로 가는 제목 id ${from}`,
        `${old.route}에 있는 제목 id`,
        '그 페이지에 남은 절의 id로 고친다. 페이지가 옮겨졌으면 새 주소로 적는다.',
      );
    }
    return [];
  });
}

/** Finds what would break a published address: an address lost without a redirect, a redirect to nowhere. */
export function findAddressFaults(
  { notes, unread }: { readonly notes: readonly Note[]; readonly unread: ReadonlySet<Route> },
  ledger: Ledger,
  redirects: Redirects,
): Fault[] {
  const own = [...ledger.faults, ...redirects.faults];
  if (own.length > 0) {
    return own;
  }
  const current = new Set(addressesOf(notes));
  return [
    ...lostFaults(current, unread, ledger, redirects),
    ...redirectFaults(current, unread, redirects),
  ];
}

const SHOWN = 3;

/** Reports all addresses missing from the ledger as one fault. */
export function findUnrecorded(notes: readonly Note[], { addresses }: Ledger): Fault[] {
  const missing = addressesOf(notes).filter((address) => !addresses.has(address));
  if (missing.length === 0) {
    return [];
  }
  const more = missing.length > SHOWN ? ', …' : '';
  return [
    {
      file: ADDRESSES_FILE,
      found: `적히지 않은 주소 ${missing.length}개 (${missing.slice(0, SHOWN).join(', ')}${more})`,
      expected: '공개한 모든 노트의 주소와 제목 id',
      fix: 'npm run addresses를 실행하고 바뀐 파일을 함께 커밋한다.',
    },
  ];
}
