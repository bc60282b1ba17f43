import { useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { isPlainClick } from '../../lib/reader/plain-click';
import {
  addOpened,
  addressOf,
  parseOpened,
  parseVisited,
  visitedElsewhere,
  without,
  type OpenedResult,
} from '../../lib/reader/recents';
import { readStored, storageKeys, writeStored } from '../page/storage';
import { currentRoute, hrefOf } from '../page/href';

/** Remembers a result as opened. */
export function rememberOpened(result: OpenedResult): void {
  const opened = parseOpened(readStored('localStorage', storageKeys.opened));
  writeStored('localStorage', storageKeys.opened, JSON.stringify(addOpened(opened, result)));
}

function readOpened(): readonly OpenedResult[] {
  return parseOpened(readStored('localStorage', storageKeys.opened));
}

function readVisited(): ReturnType<typeof parseVisited> {
  return parseVisited(readStored('localStorage', storageKeys.visited));
}

interface Entry {
  readonly address: string;
  readonly href: string;
  readonly title: string;
  readonly detail: string;
  readonly open: () => void;
}

function RecentList({
  title,
  entries,
  onRemove,
}: {
  title: string;
  entries: readonly Entry[];
  onRemove: (address: string) => void;
}): ReactElement | null {
  if (entries.length === 0) {
    return null;
  }
  return (
    <section className="search-recent">
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.address}>
            <a
              href={entry.href}
              onClick={(event: MouseEvent) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  entry.open();
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
                onRemove(entry.address);
              }}
            >
              지우기
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus among the links of the lists; above the first one is the box. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) {
    return;
  }
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = (row ? links.indexOf(row) : -1) + step;
  if (next < 0) {
    document.querySelector<HTMLElement>('.search-input')?.focus();
  } else {
    links[Math.min(next, links.length - 1)]?.focus();
  }
}

interface RecentListsProps {
  /** Opens a result again, or a note if it has no question. */
  readonly onOpen: (entry: { route: string; anchor: string }, query: string) => void;
}

/** What the empty search offers: results opened and notes visited last, each to be removed. */
export function RecentLists({ onOpen }: RecentListsProps): ReactElement {
  const [opened, setOpened] = useState(readOpened);
  const [visited, setVisited] = useState(readVisited);
  const removeOpened = (address: string): void => {
    const rest = without(readOpened(), address);
    writeStored('localStorage', storageKeys.opened, JSON.stringify(rest));
    setOpened(rest);
  };
  const removeVisited = (address: string): void => {
    const rest = without(readVisited(), address);
    writeStored('localStorage', storageKeys.visited, JSON.stringify(rest));
    setVisited(rest);
  };
  const elsewhere = visitedElsewhere(visited, currentRoute());
  return (
    <div className="search-recents" onKeyDown={onKeyDown}>
      <RecentList
        title="최근에 연 결과"
        entries={opened.map((entry) => ({
          address: addressOf(entry),
          href: hrefOf(entry),
          title: entry.heading === '' ? entry.title : `${entry.title} › ${entry.heading}`,
          detail: entry.query,
          open: () => {
            onOpen(entry, entry.query);
          },
        }))}
        onRemove={removeOpened}
      />
      <RecentList
        title="최근에 본 노트"
        entries={elsewhere.map((entry) => ({
          address: addressOf(entry),
          href: hrefOf(entry),
          title: entry.title,
          detail: '',
          open: () => {
            onOpen({ ...entry, anchor: '' }, '');
          },
        }))}
        onRemove={removeVisited}
      />
      {opened.length + elsewhere.length === 0 && (
        <p className="search-note">제목, 본문, 코드에서 찾습니다. 초성(ㄱㄷ)으로도 찾습니다.</p>
      )}
    </div>
  );
}
