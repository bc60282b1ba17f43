import { languageOf } from './filters';
import { isConsonants } from '../text/hangul';
import { isSuffix, stemsOf, type KnownWords } from '../text/particles';
import { spellingsOf } from './synonyms';
import { beginningWith, MIN_NAME_PREFIX, readings, type Alternative } from '../text/readings';
import { joined, partsOf, tokenise, type Token } from '../text/tokens';

/** docs/search.md, ‘단어의 읽기’. */
const weights = {
  typed: 1,
  stem: 0.92,
  parts: 0.9,
  pair: 0.9,
  unsigned: 0.95,
  spelling: 0.85,
  synonym: 0.7,
  language: 0.7,
} as const;

interface Context {
  readonly isLast: boolean;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly synonyms: readonly string[];
  readonly known: KnownWords;
}

/** All ways to find a word, the typed one first. */
export function alternativesOf(typed: string, context: Context): Alternative[] {
  const { isLast: prefix } = context;
  const found = readings(typed, { kind: 'typed', weight: weights.typed, prefix });
  const add = (text: string, kind: Alternative['kind'], weight: number): void => {
    found.push(...readings(text, { kind, weight, prefix: false }));
  };
  for (const stem of stemsOfWord(typed, context.known)) {
    add(stem, 'stem', weights.stem);
  }
  const [, simple] = QUALIFIED.exec(typed) ?? [];
  if (simple !== undefined) {
    found.push(...readings(simple, { kind: 'stem', weight: weights.parts, prefix }));
    found.push(...partAlternatives(simple, prefix));
  }
  found.push(...partAlternatives(typed, prefix), ...pairAlternatives(typed, context));
  const spellings = spellingsOf(typed);
  for (const synonym of context.synonyms) {
    const isSpelling = spellings.includes(synonym);
    add(synonym, isSpelling ? 'spelling' : 'synonym', weights[isSpelling ? 'spelling' : 'synonym']);
  }
  const language = languageOf([typed, ...context.synonyms]);
  if (language !== undefined) {
    found.push(languageAlternative(language));
  }
  return distinct(found);
}

/** A section with code of a language answers for its name: "다익스트라 자바" is the solution in Java. */
function languageAlternative(language: string): Alternative {
  return {
    kind: 'language',
    text: language,
    weight: weights.language,
    keys: [`lang:${language}`],
    prefix: false,
  };
}

/** Stems of a word; after a Latin name the particle goes whole (redis를, JPA에서). */
function stemsOfWord(word: string, known: KnownWords): string[] {
  const tokens = tokenise(word);
  const last = tokens.at(-1);
  if (last?.kind === 'syllables' && tokens.at(-2)?.kind === 'name') {
    return isSuffix(last.text) ? [word.slice(0, last.start)] : [];
  }
  return last?.kind === 'syllables' ? stemsOf(word, known) : [];
}

/** Names by their parts (setup_fee as setup and fee), signed ones also without their sign. */
function partAlternatives(typed: string, prefix: boolean): Alternative[] {
  const tokens = tokenise(typed);
  const names = tokens.filter(({ kind }) => kind === 'name');
  const [only] = names;
  if (only === undefined || names.length !== tokens.length || isConsonants(typed.slice(-1))) {
    return [];
  }
  const found: Alternative[] = [];
  if (only.text.startsWith('@')) {
    const rest = typed.replace('@', '');
    found.push(...readings(rest, { kind: 'parts', weight: weights.unsigned, prefix }));
  }
  if (names.length > 1 && isLinked(typed, names)) {
    const whole = joined(names.map(({ text }) => text).join(''));
    found.push(...readings(whole, { kind: 'parts', weight: weights.typed, prefix }));
  }
  const parts = names.flatMap(({ text }) => (/[+#]/.test(text) ? [joined(text)] : partsOf(text)));
  const last = parts.at(-1);
  if (parts.length > 1 && last !== undefined) {
    const range = prefix && last.length >= MIN_NAME_PREFIX;
    found.push({
      kind: 'parts',
      text: parts.join(' '),
      weight: weights.parts,
      prefix,
      keys: (range ? parts.slice(0, -1) : parts).filter((part) => part.length > 1),
      ...(range && { range: beginningWith(last) }),
    });
  }
  return found;
}

/** What may stand between the names that are written as one; `2>&1` is not 21. */
const LINK = /^[\s._$:/#-]*$/;

function isLinked(typed: string, names: readonly Token[]): boolean {
  const written = names.filter(({ text }) => joined(text) !== '');
  return written
    .slice(1)
    .every(({ start }, place) => LINK.test(typed.slice(written[place]?.end, start)));
}

/** A name behind where it comes from: org.hibernate.LazyInitializationException, ActiveRecord::RecordNotFound. */
const QUALIFIED =
  /^(?:[a-z_]\w*(?:\.|\/|::)|[A-Z]\w*::)+(?:[A-Z]\w*[.$])*([A-Z]\w*[a-z]\w*)[^\w.$:]*:?$/;

/** A one-syllable word may be written together with its neighbour: "힙 정렬" is 힙정렬 in the text. */
function pairAlternatives(typed: string, context: Context): Alternative[] {
  if (!/^[가-힣]$/.test(typed)) {
    return [];
  }
  const { before, after } = context;
  const pairs = [
    ...(before !== undefined && /[가-힣]$/.test(before) ? [before.slice(-1) + typed] : []),
    ...(after !== undefined && /^[가-힣]/.test(after) ? [typed + after.charAt(0)] : []),
  ];
  return pairs.map((pair) => ({
    kind: 'pair',
    text: typed,
    weight: weights.pair,
    keys: [pair],
    prefix: false,
  }));
}

function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const seen = new Set<string>();
  return alternatives.filter((alternative) => {
    const { text, keys, range } = alternative;
    const id = JSON.stringify([text, keys, range]);
    if (seen.has(id) || (keys.length === 0 && range === undefined)) {
      return false;
    }
    seen.add(id);
    return true;
  });
}
