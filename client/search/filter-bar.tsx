import type { ReactElement } from 'react';
import type { Filters } from 'ko-search/query';
import type { Counts, Facets } from 'ko-search/results';
import { chipsOf, toggleFilter, type Chip } from '../../lib/reader/filter-choices';

/**
 * Filters by section, code and language, with what each would leave of the results. Buttons, not lists
 * to choose from: the only combobox and the only options of the dialog are the box and its results.
 */
export function FilterBar(props: {
  readonly filters: Filters;
  readonly facets: Facets;
  readonly counts: Counts | undefined;
  readonly onChange: (filters: Filters) => void;
}): ReactElement {
  const { filters, facets, counts, onChange } = props;
  const { sections, code } = chipsOf(facets, filters, counts);
  const buttons = (chips: readonly Chip[]): ReactElement[] =>
    chips.map(({ choice, label, count, isPressed, isIdle }) => (
      <button
        key={Object.values(choice).join()}
        type="button"
        aria-pressed={isPressed}
        disabled={isIdle}
        onClick={() => {
          onChange(toggleFilter(filters, choice));
        }}
      >
        {label} <span className="search-count">{count}</span>
      </button>
    ));
  return (
    <div className="search-filters">
      <div role="group" aria-label="섹션">
        {buttons(sections)}
      </div>
      <div role="group" aria-label="코드">
        {buttons(code)}
      </div>
    </div>
  );
}
