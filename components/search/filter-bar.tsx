import type { ReactElement } from 'react';
import type { Filters } from '../../lib/search/query/filters';
import type { Facet, Facets } from '../../lib/search/rank/protocol';
import { toggleFilter, type FilterChoice } from '../../lib/reader/filter-choices';

interface ToggleProps {
  readonly label: string;
  readonly notes: number;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function Toggle({ label, notes, isPressed, onPress }: ToggleProps): ReactElement {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      {label} <span className="search-count">{notes}</span>
    </button>
  );
}

interface FilterBarProps {
  readonly filters: Filters;
  readonly facets: Facets;
  readonly onChange: (filters: Filters) => void;
}

/**
 * Filters by section, code and language, with the notes that have it, in one row that scrolls. Buttons,
 * not lists to choose from: the only combobox and the only options of the dialog are the box and its
 * results. Languages come with "코드만".
 */
export function FilterBar({ filters, facets, onChange }: FilterBarProps): ReactElement {
  const { sections, languages, withCode } = facets;
  const hasLanguages = filters.codeOnly === true || filters.language !== undefined;
  const toggle = (choice: FilterChoice): void => {
    onChange(toggleFilter(filters, choice));
  };
  const toggles = (
    list: readonly Facet[],
    chosen: string | undefined,
    choiceOf: (value: string) => FilterChoice,
  ): ReactElement[] =>
    list.map(({ value, label, notes }) => (
      <Toggle
        key={value}
        label={label}
        notes={notes}
        isPressed={chosen === value}
        onPress={() => {
          toggle(choiceOf(value));
        }}
      />
    ));
  return (
    <div className="search-filters">
      <div role="group" aria-label="섹션">
        {toggles(sections, filters.section, (section) => ({ section }))}
      </div>
      <div role="group" aria-label="코드">
        <Toggle
          label="코드만"
          notes={withCode}
          isPressed={filters.codeOnly === true}
          onPress={() => {
            toggle({ codeOnly: true });
          }}
        />
        {hasLanguages && toggles(languages, filters.language, (language) => ({ language }))}
      </div>
    </div>
  );
}
