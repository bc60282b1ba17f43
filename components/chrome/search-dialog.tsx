import type { ReactElement } from 'react';

/**
 * The dialog of the search, which stands in every page from the start: it opens at the first press and
 * takes what is typed, before any script has come. `shell.ts` brings it to life.
 */
export function SearchDialog(): ReactElement {
  return (
    <dialog className="search-dialog" aria-label="검색">
      <div className="search-bar">
        <input
          type="text"
          className="search-input"
          role="combobox"
          aria-label="노트와 코드 검색"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="search-results"
          placeholder="노트와 코드 검색"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
        />
        {/* Closes by itself, without a script. */}
        <form method="dialog">
          <button className="search-close">닫기</button>
        </form>
      </div>
      <div className="search-body">검색을 준비하고 있습니다…</div>
    </dialog>
  );
}
