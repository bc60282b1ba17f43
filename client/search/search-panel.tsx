import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Facets } from 'ko-search/results';
import { countText, nothingText, searchTexts, statusText } from '../../lib/reader/search-messages';
import { viewOf } from '../../lib/reader/search-view';
import { hrefOf } from '../../components/page/href';
import { FilterBar } from './filter-bar';
import { openResult } from './open-result';
import { RecentLists } from './recent-lists';
import { ResultList } from './result-list';
import { startWorker } from './search-client';
import { AllNotesLink, FailureNotice, Status } from './search-notices';
import { openShell, type Shell } from './shell';
import { useSearch } from './use-search';

/** What there is to filter by before the worker has said it. */
const NO_FACETS: Facets = { sections: [], languages: [], withCode: 0, examples: [] };

function Foot({ count, text }: { count: string | undefined; text: string }): ReactElement {
  return (
    <p className="search-foot">
      {count !== undefined && <span>{count}</span>}
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> 고르기 <kbd>Enter</kbd> 열기 <kbd>Esc</kbd> 닫기
      </span>
      {text !== '' && (
        <a href={`${hrefOf({ route: '/search' })}?${String(new URLSearchParams({ q: text }))}`}>
          {searchTexts.address}
        </a>
      )}
    </p>
  );
}

function SearchPanel({ shell }: { shell: Shell }): ReactElement {
  const { state, dispatch, inputs, open, handOver } = useSearch(shell);
  const { question, failure } = state;
  const facets = state.facets ?? NO_FACETS;
  const { list, instead, reading, isIncomplete } = viewOf(state);
  return (
    <>
      <FilterBar
        filters={question.filters}
        facets={facets}
        counts={state.counts}
        onChange={(filters) => {
          dispatch({ kind: 'filtered', filters });
        }}
      />
      {process.env.NODE_ENV === 'development' && (
        <p className="search-note">{searchTexts.lastBuild}</p>
      )}
      {failure !== undefined && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            dispatch({ kind: 'retried' });
            startWorker();
          }}
        />
      )}
      {isIncomplete && (
        <p className="search-note" role="alert">
          {searchTexts.incomplete} <AllNotesLink />
        </p>
      )}
      {reading !== undefined && <p className="search-note">{reading}</p>}
      {list !== undefined && (
        <ResultList
          pages={list.pages}
          number={list.number}
          selected={state.selected}
          isChosen={state.isChosen}
          onOpen={open}
          onOpenElsewhere={handOver}
        />
      )}
      {instead === 'nothing' && (
        <p className="search-none">
          {nothingText(question.text)} <AllNotesLink />
        </p>
      )}
      {instead === 'recents' && (
        <RecentLists
          key={inputs}
          examples={facets.examples}
          onAsk={(text) => {
            openShell(text).input.focus();
            dispatch({ kind: 'typed', text });
          }}
          onOpen={(entry, query) => {
            shell.dialog.close();
            openResult(entry, query === '' ? [] : query.toLowerCase().split(/\s+/));
          }}
        />
      )}
      {instead === 'searching' && <p className="search-note">{searchTexts.searching}</p>}
      <Foot count={list && countText(list)} text={question.text.trim()} />
      <Status text={statusText(state)} />
    </>
  );
}

let attached = false;

export const startSearch = startWorker;

/** Draws the search into the dialog, or takes over what stands in its box if it is drawn already. */
export function attachPanel(shell: Shell): void {
  startWorker();
  if (attached) {
    shell.input.dispatchEvent(new Event('input'));
    return;
  }
  attached = true;
  // A root of its own: the pages' tree is drawn anew at each navigation, the dialog is not.
  createRoot(shell.body).render(<SearchPanel shell={shell} />);
}
