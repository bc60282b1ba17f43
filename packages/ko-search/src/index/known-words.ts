import { mayBeCut } from '../text/particles';
import { splitFinal } from '../text/hangul';
import { tokenise } from '../text/tokens';
import type { SectionRecord } from './records';

/** Only a noun has 을 or 를 behind it, and never behind another particle. */
const OBJECT = /^(.+)([을를])$/;

/**
 * The words of a page that a query would lose the end of: 로그인 ends like 학생인. Nouns, by the particle
 * that follows them somewhere, and whatever is a whole title or the name in a row of a table.
 *
 * @example
 * knownWordsOf('로그인', [{ body: '로그인을 막는다.', … }]) // ['로그인']
 */
export function knownWordsOf(
  title: string,
  sections: readonly Pick<SectionRecord, 'heading' | 'body'>[],
): string[] {
  const texts = sections.flatMap(({ heading, body }) => [heading, body]);
  const runs = texts.flatMap((text) =>
    tokenise(text).flatMap(({ kind, text: run }) => (kind === 'syllables' ? run : [])),
  );
  const nouns = runs.flatMap((run) => {
    const [, noun = '', particle] = OBJECT.exec(run) ?? [];
    const isOpen = splitFinal(noun.slice(-1)) === undefined;
    return noun !== '' && isOpen === (particle === '를') ? noun : [];
  });
  const names = sections.flatMap(({ body }) =>
    body.split('\n').flatMap((line) => (line.includes('\t') ? (line.split('\t')[0] ?? []) : [])),
  );
  return [...new Set([title, ...nouns, ...names])].filter(isKnownWord);
}

/** Whether a title, a tag or a name is a single word that a query would lose the end of. */
export function isKnownWord(text: string): boolean {
  return /^[가-힣]+$/.test(text) && mayBeCut(text);
}
