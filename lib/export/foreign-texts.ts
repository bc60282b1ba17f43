import { isForeignLabel, isForeignPassage, NAME_WORDS } from '../note/foreign-passages';
import type { Fault } from '../faults/fault';
import type { PageText } from './page-texts';

/** Tells whether a text is foreign unless it is a name of the site. */
export function mayBeForeign({ kind, text }: PageText): boolean {
  return kind === 'passage' ? isForeignPassage(text) : isForeignLabel(text, new Set());
}

const SHOWN = 80;

/**
 * Finds texts that a reader of Korean may not understand: a label without Hangul that is no name, a passage without
 * Hangul that is longer than a name.
 *
 * @param texts texts for which {@link mayBeForeign} is true
 * @param names names of notes, sections and the site, and the headings of the page
 */
export function findForeignTexts(
  file: string,
  texts: readonly PageText[],
  names: Pick<ReadonlySet<string>, 'has'>,
): Fault[] {
  return texts
    .filter(({ kind, text }) => kind === 'passage' || isForeignLabel(text, names))
    .map(({ kind, text, holder, line }) => {
      const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
      return {
        file,
        line,
        found: `한글이 없는 ${kind === 'label' ? '이름' : '글'} ${holder} "${shown}"`,
        expected:
          kind === 'label'
            ? '한국어 이름, 노트나 섹션의 이름, lib/vocabulary/allowed-terms.ts에 있는 말'
            : `한국어 글 (이름은 ${NAME_WORDS}단어까지)`,
        fix:
          kind === 'label'
            ? '한국어로 고친다. 번역하지 않는 이름이면 이유와 함께 lib/vocabulary/allowed-terms.ts에 적는다.'
            : '한국어로 쓰거나 풀이를 붙인다. 코드는 `코드`로, 원문 인용은 <span lang="en">으로 감싼다.',
      };
    });
}
