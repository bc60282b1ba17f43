import { faultUnless, type Finding } from '../faults/fault';
import { suggest } from '../faults/suggest';
import type { NoteHeading } from '../markdown/note-markdown';
import type { NoteParts } from './front-matter';

/** Key of the text before the first heading, as in the address `#top`. */
export const TOP = 'top';

/** Says that a field of the front matter names a section that the note does not have. */
export function missingSection(field: string, id: string, ids: readonly string[]): Finding {
  const meant = suggest(id, ids);
  return {
    found: `${field}.${id}: 그런 제목이 없음`,
    expected: `이 노트에 있는 제목의 id나 ${TOP}`,
    fix: meant === undefined ? '그 줄을 지운다.' : `"${meant}" 제목을 뜻했다면 그렇게 고친다.`,
  };
}

const squeeze = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** Returns the text of each section by heading id. The title is added to each, because the search covers both. */
function sectionTexts(
  { frontMatter, body, bodyLine }: NoteParts,
  headings: readonly NoteHeading[],
): Map<string, string> {
  const lines = body.split('\n');
  const starts = [{ id: TOP, line: bodyLine }, ...headings];
  return new Map(
    starts.map(({ id = '', line }, place): [string, string] => {
      const text = lines.slice(line - bodyLine, (starts[place + 1]?.line ?? Infinity) - bodyLine);
      return [id, squeeze([frontMatter?.title, ...text].join('\n'))];
    }),
  );
}

/**
 * Finds faults in the search phrases of a note (`search`): unknown sections, repeated phrases, and phrases whose
 * every word is already in the section.
 */
export function findSearchFaults(parts: NoteParts, headings: readonly NoteHeading[]): Finding[] {
  const texts = sectionTexts(parts, headings);
  const seen = new Set<string>();
  return Object.entries(parts.frontMatter?.search ?? {}).flatMap(([id, phrases]): Finding[] => {
    const at = { line: parts.lineOf('search', id) };
    const text = texts.get(id);
    if (text === undefined) {
      return [{ ...at, ...missingSection('search', id, [...texts.keys()]) }];
    }
    return phrases.flatMap((phrase): Finding[] => {
      const found = `search.${id}: ${JSON.stringify(phrase)}`;
      if (seen.has(squeeze(phrase))) {
        return [{ ...at, found, expected: '노트에 한 번', fix: '더 맞는 절에만 둔다.' }];
      }
      seen.add(squeeze(phrase));
      return faultUnless(
        !phrase.split(/\s+/).every((word) => text.includes(squeeze(word))),
        () => ({
          ...at,
          found,
          expected: '그 절과 제목에 없는 단어가 들어 있는 검색어',
          fix: '지운다. 절에 있는 단어로는 이미 찾을 수 있다.',
        }),
      );
    });
  });
}
