import { Fragment, type ReactElement } from 'react';
import { hrefOf } from '../page/href';

/**
 * A field for what to look for. `components/chrome/watch-search-form.ts` opens the search with it; without
 * scripts it leads to the list of all notes.
 *
 * @param props.examples Questions to try, set apart by `|`.
 */
export function SearchForm({ examples = '' }: { examples?: string }): ReactElement {
  const action = hrefOf({ route: '/search' });
  const questions = examples.split('|').filter((question) => question !== '');
  return (
    <form className="search-form" role="search" action={action}>
      <div className="search-field">
        <input
          type="search"
          name="q"
          aria-label="찾는 말"
          placeholder="제목, 본문, 코드에서 찾기"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">찾기</button>
      </div>
      {questions.length > 0 && (
        <p className="search-examples">
          예:
          {questions.map((question) => (
            <Fragment key={question}>
              {' '}
              <a href={`${action}?q=${encodeURIComponent(question)}`}>{question}</a>
            </Fragment>
          ))}
        </p>
      )}
      <p className="read-on" />
    </form>
  );
}
