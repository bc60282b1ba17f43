import type { ReactElement } from 'react';
import { hrefOf } from '../page/href';

/**
 * Draws a search field. `client/search-form.ts` opens the search at the first letter, and
 * replaces the examples by the last note read. Without scripts the form leads to the list of all notes.
 *
 * @param props.examples questions to try, separated by `|`
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
          aria-label="검색어"
          placeholder="무엇을 찾나요? 제목, 본문, 코드"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">찾기</button>
      </div>
      {questions.length > 0 && (
        <p className="search-examples">
          {questions.map((question) => (
            <a key={question} href={`${action}?q=${encodeURIComponent(question)}`}>
              {question}
            </a>
          ))}
        </p>
      )}
    </form>
  );
}
