import type { Filters } from 'ko-search/query';
import type { Counts, Facet, Facets } from 'ko-search/results';

export type FilterChoice =
  { readonly section: string } | { readonly codeOnly: true } | { readonly language: string };

function isOn(filters: Filters, choice: FilterChoice): boolean {
  return Object.entries(choice).every(([name, value]) => filters[name as keyof Filters] === value);
}

/**
 * Returns the filters after one is pressed: it is added or replaced, or removed if it had that value already.
 * Without "코드만" the language is removed too.
 *
 * @example
 * toggleFilter({ section: 'docs' }, { section: 'docs' }) // {}
 */
export function toggleFilter(filters: Filters, choice: FilterChoice): Filters {
  if (!isOn(filters, choice)) {
    return { ...filters, ...choice };
  }
  const removed = 'codeOnly' in choice ? ['codeOnly', 'language'] : Object.keys(choice);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !removed.includes(name)));
}

export interface Chip {
  readonly choice: FilterChoice;
  readonly label: string;
  /** Results that it would leave; before a question, notes that have the value. */
  readonly count: number;
  readonly isPressed: boolean;
  /** Whether it would leave nothing. A pressed one can always be released. */
  readonly isIdle: boolean;
}

/** The filters by section, and by code: languages appear with "코드만". */
export interface Chips {
  readonly sections: readonly Chip[];
  readonly code: readonly Chip[];
}

/**
 * Lists the filter buttons.
 *
 * @param counts counts of the last whole answer; without them, filters count notes
 */
export function chipsOf(facets: Facets, filters: Filters, counts: Counts | undefined): Chips {
  const chip = (label: string, count: number, choice: FilterChoice): Chip => {
    const isPressed = isOn(filters, choice);
    return { choice, label, count, isPressed, isIdle: count === 0 && !isPressed };
  };
  const chips = (
    list: readonly Facet[],
    found: Readonly<Record<string, number>> | undefined,
    choiceOf: (value: string) => FilterChoice,
  ): Chip[] =>
    list.map(({ value, label, notes }) =>
      chip(label, found === undefined ? notes : (found[value] ?? 0), choiceOf(value)),
    );
  const hasLanguages = filters.codeOnly === true || filters.language !== undefined;
  return {
    sections: chips(facets.sections, counts?.sections, (section) => ({ section })),
    code: [
      chip('코드만', counts?.withCode ?? facets.withCode, { codeOnly: true }),
      ...(hasLanguages
        ? chips(facets.languages, counts?.languages, (language) => ({ language }))
        : []),
    ],
  };
}
