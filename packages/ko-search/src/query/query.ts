import { isConsonants, keystrokes } from '../text/hangul';
import { alternativesOf } from './alternatives';
import { beginningWith, readings, type Alternative } from '../text/readings';
import { languageOf, readFilters, type Filters } from './filters';
import { clean, lower } from '../text/text';
import { MAX_SYNONYM_WORDS, synonymsOf } from './synonyms';
import { isSuffix, stemsOf, type KnownWords } from '../text/particles';
import { isQuestionWord } from './question-words';
import { hasLetters, isRedirection, nameOfSigns } from './signs';
import { thrownIn } from './stack-trace';

/** A longer query is a pasted text; its beginning says what is looked for. */
const MAX_QUERY = 120;

/** More words than a heading has; each costs a pass over the index. */
const MAX_WORDS = 8;

/** One thing that must be found: a word, or a phrase that has synonyms. */
export interface Word {
  /** As typed, cleaned, lower case. */
  readonly text: string;
  /** The same with its capitals, which are keys of their own on a Korean keyboard. */
  readonly typed: string;
  /** Ways to find it; any one is enough. */
  readonly alternatives: readonly Alternative[];
  /** First consonants, if the word is nothing else. */
  readonly consonants: string | undefined;
  /** Mostly Latin letters: code counts as much as prose. */
  readonly isName: boolean;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Whether it only asks (왜, 방법): a section may lack it. */
  readonly isOptional: boolean;
}

/** A query as the search understands it. */
export interface Query {
  readonly words: readonly Word[];
  readonly filters: Filters;
  /** What is looked for instead of what was typed: the name of a sign, the exceptions of a trace. */
  readonly readAs?: string;
}

/**
 * Reads what was typed: filters, words, and the ways each word may be written.
 *
 * @param known Words of the site that end like a particle.
 *
 * @example
 * readQuery('구독을 lang:ts') // one word 구독을 (or 구독), filters { language: 'ts' }
 */
export function readQuery(typed: string, known?: KnownWords): Query {
  const [thrown, ...others] = thrownIn(typed);
  if (thrown !== undefined) {
    const words = readWords([thrown], known).map((word) => withOthers(word, others));
    return { words, filters: {}, readAs: [thrown, ...others].join(', ') };
  }
  const { words: text, filters } = readFilters(clean(typed.slice(0, MAX_QUERY)));
  const texts = text.split(/\s+/);
  const spoken = texts.filter((word) => hasLetters(word) && !isRedirection(word));
  const sign = spoken.every(saysNothing) ? nameOfSigns(texts) : undefined;
  const wanted =
    sign === undefined ? spoken : [...sign.split(' '), ...spoken.filter((word) => !isSuffix(word))];
  return {
    words: readWords(wanted.slice(0, MAX_WORDS), known),
    filters,
    ...(sign !== undefined && { readAs: wanted.join(' ') }),
  };
}

/** What an exception was wrapped in counts less than the exception. */
const WRAPPER_WEIGHT = 0.7;

function withOthers(word: Word, others: readonly string[]): Word {
  const alternatives = others.flatMap((text) =>
    readings(text, { kind: 'near', weight: WRAPPER_WEIGHT, prefix: false }),
  );
  return { ...word, alternatives: [...word.alternatives, ...alternatives] };
}

/** Whether a word beside signs leaves it to them what is looked for: "자바스크립트 == 와 === 차이". */
function saysNothing(word: string): boolean {
  return (
    isQuestionWord(word) || isSuffix(word) || languageOf([word, ...synonymsOf(word)]) !== undefined
  );
}

/** Words with their alternatives, phrases with synonyms taken together. */
export function readWords(texts: readonly string[], known: KnownWords = new Set()): Word[] {
  const words: Word[] = [];
  let place = 0;
  while (place < texts.length) {
    const length = phraseLength(texts, place, known);
    const isLast = place + length === texts.length;
    const text = texts.slice(place, place + length).join(' ');
    const [before, after] = [texts[place - 1], texts[place + length]];
    words.push(readWord(text, { isLast, before, after, known }));
    place += length;
  }
  return withWholeName(withQuestionWords(words));
}

/** Words that only ask may be missing, unless there are no others. */
function withQuestionWords(words: readonly Word[]): Word[] {
  const marked = words.map((word) => ({ ...word, isOptional: isQuestionWord(word.text) }));
  return marked.every(({ isOptional }) => isOptional) ? [...words] : marked;
}

/** More words than this are a sentence, not a name: keys join five parts at most. */
const MAX_NAME_WORDS = 5;

/** Latin words may be the parts of one name: "once per request" is OncePerRequest. */
function withWholeName(words: readonly Word[]): Word[] {
  const isName =
    words.length > 1 &&
    words.length <= MAX_NAME_WORDS &&
    words.every(({ text }) => /^[a-z0-9]+$/.test(text));
  if (!isName) {
    return [...words];
  }
  const name = words.map(({ text }) => text).join('');
  const whole: Alternative = {
    kind: 'whole',
    text: name,
    weight: 1,
    keys: [],
    range: beginningWith(name),
    prefix: true,
  };
  return words.map((word) => ({ ...word, alternatives: [...word.alternatives, whole] }));
}

/** How many words from a place on form a phrase of the synonym file; 1 if none. */
function phraseLength(texts: readonly string[], place: number, known: KnownWords): number {
  for (let length = Math.min(MAX_SYNONYM_WORDS, texts.length - place); length > 1; length -= 1) {
    const phrase = texts.slice(place, place + length).join(' ');
    if (synonymsWithStems(phrase, known).length > 0) {
      return length;
    }
  }
  return 1;
}

function synonymsWithStems(phrase: string, known: KnownWords): readonly string[] {
  const forms = [phrase, ...stemsOf(phrase, known)];
  return forms.map(synonymsOf).find((words) => words.length > 0) ?? [];
}

function readWord(
  typed: string,
  context: {
    isLast: boolean;
    before: string | undefined;
    after: string | undefined;
    known: KnownWords;
  },
): Word {
  const { isLast } = context;
  const text = lower(typed);
  const consonants = isConsonants(text) ? keystrokes(text) : undefined;
  return {
    text,
    typed,
    isLast,
    isOptional: false,
    consonants,
    isName: /[a-z0-9]/.test(text) && !/[가-힣]{2}/.test(text),
    alternatives:
      consonants !== undefined || hasStrayJamo(text)
        ? []
        : alternativesOf(typed, { ...context, synonyms: synonymsWithStems(typed, context.known) }),
  };
}

/** Jamo anywhere but one consonant at the end: no Korean word looks so, a wrong layout does. */
function hasStrayJamo(text: string): boolean {
  return /[ㄱ-ㅣ]/.test(text.replace(/(?<=[^])[ㄱ-ㅎ]$/, ''));
}
