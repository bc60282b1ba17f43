import { useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { isPlainClick } from '../../lib/reader/plain-click';
import {
  addressOf,
  lineOf,
  parseOpened,
  parseVisited,
  putFirst,
  queriesOf,
  visitedElsewhere,
  without,
  type OpenedResult,
} from '../../lib/reader/recents';
import { searchTexts } from '../../lib/reader/search-messages';
import { currentRoute, hrefOf } from '../../components/page/href';
import { readStored, storageKeys, writeStored, type StorageKey } from '../page/storage';

/** Remembers a result as opened. */
export function rememberOpened(result: OpenedResult): void {
  const opened = parseOpened(readStored('localStorage', storageKeys.opened));
  writeStored('localStorage', storageKeys.opened, JSON.stringify(putFirst(opened, result)));
}

/** Returns the records under a key, and what removes one of them, or without an address all. */
function useRecords<Stored extends { readonly route: string }>(
  key: StorageKey,
  parse: (stored: string | undefined) => readonly Stored[],
) {
  const read = (): readonly Stored[] => parse(readStored('localStorage', key));
  const [records, setRecords] = useState(read);
  const remove = (address?: string): void => {
    const rest = address === undefined ? [] : without(read(), address);
    writeStored('localStorage', key, JSON.stringify(rest));
    setRecords(rest);
  };
  return [records, remove] as const;
}

interface Entry {
  readonly route: string;
  readonly anchor: string;
  readonly title: string;
  /** The question that led there; empty for a note that was only visited. */
  readonly detail: string;
}

interface RecentListsProps {
  readonly examples: readonly string[];
  readonly onAsk: (query: string) => void;
  readonly onOpen: (entry: { route: string; anchor: string }, query: string) => void;
}

interface RecentListProps extends Pick<RecentListsProps, 'onOpen'> {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Removes an entry, or without an address all. */
  readonly onRemove: (address?: string) => void;
}

function RecentList({ title, entries, onOpen, onRemove }: RecentListProps): ReactElement | null {
  if (entries.length === 0) {
    return null;
  }
  return (
    <section className="search-recent">
      <div>
        <h2>{title}</h2>
        <button
          type="button"
          aria-label={`${title} 모두 지우기`}
          onClick={() => {
            onRemove();
          }}
        >
          모두 지우기
        </button>
      </div>
      <ul aria-label={title}>
        {entries.map((entry) => (
          <li key={addressOf(entry)}>
            <a
              href={hrefOf(entry)}
              onClick={(event: MouseEvent) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  onOpen(entry, entry.detail);
                }
              }}
            >
              {entry.title}
              {entry.detail !== '' && <span className="search-detail"> {entry.detail}</span>}
            </a>
            <button
              type="button"
              aria-label={`${entry.title} 기록 지우기`}
              onClick={() => {
                onRemove(addressOf(entry));
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QueryList({
  title,
  queries,
  onAsk,
}: Pick<RecentListsProps, 'onAsk'> & {
  title: string;
  queries: readonly string[];
}): ReactElement | null {
  if (queries.length === 0) {
    return null;
  }
  return (
    <section className="search-recent">
      <h2>{title}</h2>
      <ul aria-label={title} className="search-queries">
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => {
                onAsk(query);
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the arrow keys go through: a link of a record, a query. */
const ENTRIES = 'li > a, .search-queries button';

/** Moves the focus among the links of the lists; above the first one is the box. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) {
    return;
  }
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES)];
  const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>(ENTRIES);
  const next = (row ? links.indexOf(row) : -1) + step;
  if (next < 0) {
    document.querySelector<HTMLElement>('.search-input')?.focus();
  } else {
    links[Math.min(next, links.length - 1)]?.focus();
  }
}

/**
 * What the empty search offers: the last queries, the results opened and notes visited last, each to be
 * removed, and queries that the author has chosen.
 */
export function RecentLists({ examples, onAsk, onOpen }: RecentListsProps): ReactElement {
  const [opened, removeOpened] = useRecords(storageKeys.opened, parseOpened);
  const [visited, removeVisited] = useRecords(storageKeys.visited, parseVisited);
  const elsewhere = visitedElsewhere(visited, currentRoute());
  return (
    <div className="search-recents" onKeyDown={onKeyDown}>
      <QueryList title="최근 검색어" queries={queriesOf(opened)} onAsk={onAsk} />
      <RecentList
        title="최근에 연 결과"
        entries={opened.map((entry) => ({ ...entry, ...lineOf(entry) }))}
        onOpen={onOpen}
        onRemove={removeOpened}
      />
      <RecentList
        title="최근에 본 노트"
        entries={elsewhere.map((entry) => ({ ...entry, anchor: '', detail: '' }))}
        onOpen={onOpen}
        onRemove={removeVisited}
      />
      <QueryList title={searchTexts.examples} queries={examples} onAsk={onAsk} />
      {opened.length + elsewhere.length === 0 && <p className="search-note">{searchTexts.scope}</p>}
    </div>
  );
}
