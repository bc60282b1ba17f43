import type { ReactElement } from 'react';
import type { Filters } from '../../lib/search/query/filters';
import type { Facets } from '../../lib/search/rank/protocol';
import { toggleFilter } from '../../lib/reader/filter-choices';

function Toggle({
  label,
  isPressed,
  onPress,
}: {
  label: string;
  isPressed: boolean;
  onPress: () => void;
}): ReactElement {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      {label}
    </button>
  );
}

interface FilterBarProps {
  readonly filters: Filters;
  readonly facets: Facets;
  readonly onChange: (filters: Filters) => void;
}

/**
 * Filters by code, section and language. Buttons, not lists to choose from: the only combobox and the
 * only options of the dialog are the box and its results. Languages come with "코드만".
 */
export function FilterBar({ filters, facets, onChange }: FilterBarProps): ReactElement {
  const hasLanguages = filters.codeOnly === true || filters.language !== undefined;
  return (
    <div className="search-filters">
      <div role="group" aria-label="섹션">
        {facets.sections.map(({ root, title }) => (
          <Toggle
            key={root}
            label={title}
            isPressed={filters.section === root}
            onPress={() => {
              onChange(toggleFilter(filters, { section: root }));
            }}
          />
        ))}
      </div>
      <div role="group" aria-label="코드">
        <Toggle
          label="코드만"
          isPressed={filters.codeOnly === true}
          onPress={() => {
            onChange(toggleFilter(filters, { codeOnly: true }));
          }}
        />
        {hasLanguages &&
          facets.languages.map((language) => (
            <Toggle
              key={language}
              label={language}
              isPressed={filters.language === language}
              onPress={() => {
                onChange(toggleFilter(filters, { language }));
              }}
            />
          ))}
      </div>
    </div>
  );
}
