import { keystrokes } from './hangul';

/**
 * Particles (조사) that follow a noun: list of the National Institute's 한국어 문법, without the ones that
 * more often end a noun than follow one (나, 야).
 */
const particles =
  '을 를 이 가 은 는 의 에 도 로 와 과 만 으로 에서 에게 에는 에도 에만 까지 부터 보다 처럼 마다 조차 밖에 이나 이란 이라 라는 이라는 란 에서는 에서도 으로는 으로도 로는 로도 으로서 로서 으로써 로써 에의 과의 와의 들 들이 들을 들은 들의 이랑 랑 이고 이며 이다 이면 이라면 이라서 인 인가 인지 인데 입니다'.split(
    ' ',
  );

/** Endings (어미) of the verbs made from nouns with 하다 and 되다, which is how queries use verbs. */
const endings =
  '하기 하는 하다 한다 한 할 해 해서 했다 하면 하고 하여 하려면 하려고 하는법 하는지 합니다 했을 했을때 할때 되는 되다 된다 된 될 되어 돼 돼서 됐다 되면 되고 됩니다 되지 하지 하게 되게 시 시에 시키기 시키는 당하는 받는 받기'.split(
    ' ',
  );

/** Longest first, so that 에서 is not taken for 서. */
const suffixes = [...new Set([...particles, ...endings])].sort((a, b) => b.length - a.length);

const single = new Set(particles.filter((particle) => particle.length === 1));

/** A stem of one syllable is too often a wrong cut: 나는 is not 나 + 는. */
const MIN_STEM = 2;

/** Two cuts cover 취소하기를 and 구독으로는; more only find accidents. */
const MAX_STEMS = 2;

/** Whether a syllable is a particle by itself, as 을 in 훅을. */
export function isParticle(syllable: string): boolean {
  return single.has(syllable);
}

/** Words that count, which stand right behind a number: 1753번, 3개. */
const counters = new Set('번 번째 개 년 월 일 회 차 명 원 배 장 강 단계'.split(' '));

/** Whether a run is nothing but a particle, an ending or a counter, as 에서 after a Latin name. */
export function isSuffix(run: string): boolean {
  return suffixes.includes(run) || counters.has(run);
}

/** Words that end like a particle or an ending and are none the less whole: 로그인, 복잡도. */
export type KnownWords = ReadonlySet<string>;

const NO_WORDS: KnownWords = new Set();

/** Whether a run is a known word, or a compound that ends in one: 소셜로그인. */
function isKnown(run: string, known: KnownWords): boolean {
  return Array.from(run).some((_, start) => known.has(run.slice(start)));
}

/**
 * What a word may be without its particle or ending, most likely first. A known word loses nothing.
 *
 * @example
 * stemsOf('구독을')     // ['구독']
 * stemsOf('교착상태에서') // ['교착상태']
 * stemsOf('취소하기를')  // ['취소하기', '취소']
 * stemsOf('나는')       // []
 * stemsOf('로그인을', new Set(['로그인'])) // ['로그인']
 */
export function stemsOf(word: string, known: KnownWords = NO_WORDS): string[] {
  const stems: string[] = [];
  let rest = word;
  while (stems.length < MAX_STEMS && !isKnown(rest, known)) {
    const suffix = suffixes.find(
      (candidate) => rest.endsWith(candidate) && rest.length - candidate.length >= MIN_STEM,
    );
    if (suffix === undefined) {
      break;
    }
    rest = rest.slice(0, -suffix.length);
    stems.push(rest);
  }
  return stems;
}

/** Single particles and endings that no noun ends in, or that make a phrase of one: 파일들, 필요한가. */
const NEVER_IN_NOUNS = new Set('을를은는만들가');

/**
 * Whether a noun may end so that {@link stemsOf} would cut it: what stands behind a stem is one syllable.
 *
 * @example
 * mayBeCut('로그인')  // true
 * mayBeCut('무엇을')  // false, a particle
 * mayBeCut('트랜잭션') // false, nothing to cut
 */
export function mayBeCut(word: string): boolean {
  const [stem] = stemsOf(word);
  return stem?.length === word.length - 1 && !NEVER_IN_NOUNS.has(word.slice(-1));
}

const suffixKeys = suffixes.map(keystrokes);

/** The longest suffix is 하는지 or 에서는. */
const MAX_SUFFIX = 3;

/**
 * Stems of a word whose particle or ending is still being typed.
 *
 * @example
 * typedStemsOf('구독으')   // ['구독'] (on the way to 구독으로)
 * typedStemsOf('취소하려') // ['취소']
 * typedStemsOf('구독ㅇ')   // ['구독']
 */
export function typedStemsOf(word: string): string[] {
  const stems: string[] = [];
  for (let length = 1; length <= MAX_SUFFIX && word.length - length >= MIN_STEM; length += 1) {
    const tail = word.slice(-length);
    const keys = keystrokes(tail);
    if (!suffixes.includes(tail) && suffixKeys.some((suffix) => suffix.startsWith(keys))) {
      stems.push(word.slice(0, -length));
    }
  }
  return stems;
}
