import { useEffect, useState, type ReactElement } from 'react';
import type { Failure } from 'ko-search/results';
import { failureText, searchTexts } from '../../lib/reader/search-messages';
import { hrefOf } from '../../components/page/href';

/** How long the list must be at rest before it is announced in milliseconds. */
const REST_MS = 500;

/** The link that works without any search. */
export function AllNotesLink(): ReactElement {
  return <a href={hrefOf({ route: '/search' })}>{searchTexts.allNotes}</a>;
}

/** Why there is no search, with what can be done. */
export function FailureNotice({
  failure,
  onRetry,
}: {
  failure: Failure;
  onRetry: () => void;
}): ReactElement {
  return (
    <div className="search-failure" role="alert">
      <p>{failureText(failure, navigator.onLine)}</p>
      <p>
        {failure !== 'no-worker' && failure !== 'no-data' && (
          <button type="button" onClick={onRetry}>
            {searchTexts.retry}
          </button>
        )}{' '}
        <AllNotesLink />
      </p>
    </div>
  );
}

/** Tells screen readers politely how much was found, once typing has stopped. */
export function Status({ text }: { text: string }): ReactElement {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
