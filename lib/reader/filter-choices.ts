import type { Filters } from 'ko-search/query';
import type { Counts, Facet, Facets } from 'ko-search/results';

/** One filter with its value. */
export type FilterChoice =
  { readonly section: string } | { readonly codeOnly: true } | { readonly language: string };

function isOn(filters: Filters, choice: FilterChoice): boolean {
  return Object.entries(choice).every(([name, value]) => filters[name as keyof Filters] === value);
}

/**
 * The filters after a filter has been pressed: put in, changed to another value, or taken out if it
 * was that already. The language goes with "코드만", beside which it stands.
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

/** A filter that can be pressed. */
export interface Chip {
  readonly choice: FilterChoice;
  readonly label: string;
  /** Results it would leave; notes that have it, where nothing was asked. */
  readonly count: number;
  readonly isPressed: boolean;
  /** Whether it would leave nothing; a pressed one can always be let go. */
  readonly isIdle: boolean;
}

/** The filters by section, and those by code: languages come with "코드만". */
export interface Chips {
  readonly sections: readonly Chip[];
  readonly code: readonly Chip[];
}

/**
 * What there is to filter by.
 *
 * @param counts Of the last whole answer; without them, filters count notes.
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
