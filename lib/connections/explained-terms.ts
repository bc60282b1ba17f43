import { faultUnless, type Fault } from '../faults/fault';
import type { Note } from '../note/note';
import { missingSection, TOP } from '../note/search-faults';
import type { Route } from '../vocabulary/routes';

/** A term with the place that explains it. */
export interface ExplainedTerm {
  readonly term: string;
  readonly route: Route;
  /** Id of the heading below which it is explained; absent where the whole note is about it. */
  readonly id?: string;
}

/**
 * The terms that notes explain (`explains`), the longest first: what names a thing more exactly is linked
 * before what is a part of it.
 *
 * @example
 * // explains: { top: [트라이], aho-corasick: [아호-코라식] } in pages/theory/trie.md
 * explainedTerms(notes)
 * // [{ term: '아호-코라식', route: '/theory/trie', id: 'aho-corasick' }, { term: '트라이', route: '/theory/trie' }]
 */
export function explainedTerms(
  notes: readonly Pick<Note, 'route' | 'frontMatter'>[],
): ExplainedTerm[] {
  return notes
    .filter(({ frontMatter }) => frontMatter.status !== 'unlisted')
    .flatMap(({ route, frontMatter }) =>
      Object.entries(frontMatter.explains ?? {}).flatMap(([id, terms]) =>
        terms.map((term) => ({ term, route, ...(id !== TOP && { id }) })),
      ),
    )
    .sort((a, b) => b.term.length - a.term.length || a.term.localeCompare(b.term, 'ko'));
}

/** Terms that are explained under no heading of their note, or in two places. */
export function findTermFaults(notes: readonly Note[]): Fault[] {
  const homes = new Map<string, string>();
  return notes.flatMap(({ file, route, frontMatter, markdown, lineOf }): Fault[] => {
    const ids = [TOP, ...markdown.headings.flatMap(({ id }) => id ?? [])];
    return Object.entries(frontMatter.explains ?? {}).flatMap(([id, terms]): Fault[] => {
      const at = { file, line: lineOf('explains', id) };
      const missing = faultUnless(ids.includes(id), () => ({
        ...at,
        ...missingSection('explains', id, ids),
      }));
      const twice = terms.flatMap((term): Fault[] => {
        const home = homes.get(term);
        homes.set(term, home ?? `${route}#${id}`);
        return home === undefined
          ? []
          : [
              {
                ...at,
                found: `explains.${id}: ${JSON.stringify(term)} (${home}에도 있음)`,
                expected: '용어마다 설명하는 곳 하나',
                fix: '더 자세히 설명하는 곳에만 둔다.',
              },
            ];
      });
      return [...missing, ...twice];
    });
  });
}
