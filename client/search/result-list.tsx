import {
  Fragment,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Span } from 'ko-search/query';
import type { PageResult, Snippet } from 'ko-search/results';
import { isPlainClick } from '../../lib/reader/plain-click';
import { dedent } from '../../lib/reader/dedent';
import { rowsOfPage, scrollOf, type Row, type RowPlace } from '../../lib/reader/result-view';
import { hrefOf } from '../../components/page/href';
import { hitBy } from '../page/listen';

/** Id of an option, which the box points at while it is selected. */
export function optionId(address: string): string {
  return `search-option-${address}`;
}

function MarkedText({ text, marks }: { text: string; marks: readonly Span[] }): ReactElement {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

/** Brings the first mark of a long line into view; the lines are not wrapped. */
function showFirstMark(code: HTMLElement | null): void {
  const mark = code?.querySelector('mark');
  if (code && mark && mark.offsetLeft + mark.offsetWidth > code.clientWidth) {
    code.scrollLeft = mark.offsetLeft - code.clientWidth / 3;
  }
}

function SnippetText({ snippet }: { snippet: Snippet }): ReactElement {
  if (snippet.kind !== 'code') {
    return (
      <span className={snippet.kind === 'cells' ? 'search-snippet cells' : 'search-snippet'}>
        <MarkedText {...snippet} />
      </span>
    );
  }
  const code = dedent(snippet);
  return (
    <span className="search-code">
      <span className="search-language">{snippet.language}</span>
      {/* Another piece of code, or another mark in it, has its own place to be scrolled to. */}
      <code key={`${code.marks[0]?.end ?? 0} ${code.text}`} ref={showFirstMark}>
        <MarkedText {...code} />
      </code>
    </span>
  );
}

/** `MouseEvent.button` of the wheel. */
const MIDDLE_BUTTON = 1;

function Option({ row, isSelected }: { row: Row; isSelected: boolean }): ReactElement {
  const { page, section, snippet } = row;
  return (
    <a
      role="option"
      tabIndex={-1}
      id={optionId(row.address)}
      className={section === undefined ? 'search-option page' : 'search-option'}
      href={hrefOf(row)}
      aria-selected={isSelected}
    >
      <span className="search-heading">
        {section === undefined ? (
          <MarkedText text={page.title} marks={page.titleMarks} />
        ) : (
          <>
            {section.above.length > 0 && (
              <span className="search-above">{section.above.join(' › ')} › </span>
            )}
            <MarkedText text={section.heading} marks={section.headingMarks} />
          </>
        )}
      </span>
      {snippet !== undefined && snippet.text !== '' && <SnippetText snippet={snippet} />}
    </a>
  );
}

function PageGroup({
  page,
  selected,
  beginsSimilar,
}: {
  page: PageResult;
  selected: string | undefined;
  beginsSimilar: boolean;
}): ReactElement {
  const { trail, title, isRow, isSimilar } = page;
  const name = [...(isSimilar ? ['비슷한 결과'] : []), ...trail, title].join(' › ');
  return (
    <div role="group" aria-label={name} className="search-group">
      {beginsSimilar && (
        <span className="search-similar" aria-hidden="true">
          비슷한 결과
        </span>
      )}
      {(trail.length > 0 || !isRow) && (
        <span className="search-trail" aria-hidden="true">
          {trail.join(' › ')}
          {/* A page that is a row says its title itself. */}
          {!isRow && (
            <>
              {trail.length > 0 && ' › '}
              <strong>{title}</strong>
            </>
          )}
        </span>
      )}
      {rowsOfPage(page).map((row) => (
        <Option key={row.address} row={row} isSelected={row.address === selected} />
      ))}
    </div>
  );
}

interface ListProps {
  readonly pages: readonly PageResult[];
  readonly selected: string | undefined;
  /** Whether the reader has moved the selection: then its row stays where it is on the screen. */
  readonly isChosen: boolean;
  readonly number: number;
  readonly onOpen: (row: Row) => void;
  /** Told that the browser opens a row in a new tab or window. */
  readonly onOpenElsewhere: (row: Row) => void;
}

function useKeptPlace({
  pages,
  selected,
  isChosen,
  number,
}: ListProps): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<RowPlace | undefined>(undefined);
  useLayoutEffect(() => {
    const scroller = list.current;
    const option = selected === undefined ? null : document.getElementById(optionId(selected));
    if (scroller === null || option === null || selected === undefined) {
      return;
    }
    const before = place.current;
    const how = scrollOf(before, { address: selected, number }, isChosen);
    if (how === 'to top') {
      scroller.scrollTop = 0;
    } else if (how === 'hold') {
      scroller.scrollTop = option.offsetTop - (before?.top ?? 0);
    } else if (how === 'into view') {
      option.scrollIntoView({ block: 'nearest' });
    }
    place.current = { address: selected, number, top: option.offsetTop - scroller.scrollTop };
  }, [pages, selected, isChosen, number]);
  return list;
}

/** The results, grouped by page. The focus stays in the box; the box points at the selected row. */
export function ResultList(props: ListProps): ReactElement {
  const { pages, selected, onOpen, onOpenElsewhere } = props;
  const list = useKeptPlace(props);
  const rowAt = (event: MouseEvent): Row | undefined => {
    const id = hitBy(event.nativeEvent, '[role="option"]')?.id;
    return pages.flatMap(rowsOfPage).find(({ address }) => optionId(address) === id);
  };
  const onClick = (event: MouseEvent): void => {
    const row = rowAt(event);
    if (row !== undefined && isPlainClick(event)) {
      event.preventDefault();
      onOpen(row);
    } else if (row !== undefined && !event.altKey) {
      onOpenElsewhere(row);
    }
  };
  const onAuxClick = (event: MouseEvent): void => {
    const row = rowAt(event);
    if (row !== undefined && event.button === MIDDLE_BUTTON) {
      onOpenElsewhere(row);
    }
  };
  return (
    <div
      className="search-list"
      id="search-results"
      role="listbox"
      aria-label="검색 결과"
      ref={list}
      onClick={onClick}
      onAuxClick={onAuxClick}
    >
      {pages.map((page, place) => (
        <PageGroup
          key={page.route}
          page={page}
          beginsSimilar={page.isSimilar && pages[place - 1]?.isSimilar !== true}
          selected={selected}
        />
      ))}
    </div>
  );
}
