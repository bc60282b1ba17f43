import { headingTerms } from '../vocabulary/heading-terms';
import { productNames } from '../vocabulary/products';
import { tagNames } from '../vocabulary/tags';

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

const FIRST_SYLLABLE = 0xac00;

/**
 * Writes Hangul in Latin letters, syllable by syllable.
 *
 * @example
 * romanised('트랜잭션') // 'teuraenjaeksyeon'
 */
export function romanised(text: string): string {
  return text.replace(/[가-힣]/g, (syllable) => {
    const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
    const initial = INITIALS[Math.floor(code / 588)] ?? '';
    const vowel = VOWELS[Math.floor((code % 588) / 28)] ?? '';
    return `${initial}${vowel}${FINALS[code % 28] ?? ''}`;
  });
}

const dictionary: ReadonlyMap<string, string> = new Map([
  ...Object.entries(tagNames).map(([id, name]) => [name, id] as const),
  ...Object.entries(productNames).map(([id, name]) => [name, id] as const),
  ...Object.entries(headingTerms),
]);

const PARTICLE = /(?:에서|으로|하기|하는|에게|까지|부터|[은는이가을를의와과에로도])$/;

const MAX_WORDS = 6;

/**
 * Proposes the id of a heading: that of the same heading in other notes, else words of the site's vocabulary,
 * else its Hangul in Latin letters.
 *
 * @param known ids by text of the heading
 * @param taken ids that the note already has
 * @example
 * proposeId('자바의 예제', new Map(), new Set()) // { id: 'java-example', isRomanised: false }
 */
export function proposeId(
  text: string,
  known: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): { readonly id: string; readonly isRomanised: boolean } {
  const same = known.get(text);
  let isRomanised = false;
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9가-힣]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => {
      const term = dictionary.get(word) ?? dictionary.get(word.replace(PARTICLE, ''));
      isRomanised ||= term === undefined && /[가-힣]/.test(word);
      return term ?? romanised(word.replace(/(?<=.)(?:을|를|은|는|의)$/, ''));
    });
  const base = same ?? (words.length === 0 ? 'section' : words.join('-'));
  let id = base;
  for (let number = 2; taken.has(id); number += 1) {
    id = `${base}-${String(number)}`;
  }
  return { id, isRomanised: same === undefined && isRomanised };
}
