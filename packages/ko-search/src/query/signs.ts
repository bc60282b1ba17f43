/**
 * What signs are called where the notes treat them. The index has no signs, so a query of signs alone is
 * looked for by their name.
 */
const names: readonly (readonly [signs: string, name: string])[] = [
  ['=== !== == !=', '동등 비교'],
  ['?? ??=', '널 병합'],
  ['?.', '옵셔널 체이닝'],
  ['?: !!', '엘비스 연산자'],
  ['=>', '화살표 함수'],
  ['->', '람다'],
  ['::', '메서드 참조'],
  ['//', '몫 나눗셈'],
  ['%', '나머지 연산'],
  ['& | ^ ~ << >>', '비트 연산'],
  ['&& ||', '단락 평가'],
  ['**', '거듭제곱'],
  ['...', '전개 구문'],
];

const nameOf = new Map(
  names.flatMap(([signs, name]) => signs.split(' ').map((sign) => [sign, name] as const)),
);

/** What a shell sends elsewhere: its digits name no version and no problem. */
const REDIRECTION = /^(?:\d+>>?(?:&\d+)?|>&\d+|&>>?)$/;

/**
 * Whether a word is a redirection of a shell.
 *
 * @example
 * isRedirection('2>&1') // true
 * isRedirection('a->b') // false
 */
export function isRedirection(word: string): boolean {
  return REDIRECTION.test(word);
}

/**
 * The name of the first of the words that is a sign with a name.
 *
 * @example
 * nameOfSigns(['==', '===']) // '동등 비교'
 * nameOfSigns(['!!!'])       // undefined
 */
export function nameOfSigns(words: readonly string[]): string | undefined {
  return words
    .map((word) => (isRedirection(word) ? '리다이렉션' : nameOf.get(word)))
    .find((name) => name !== undefined);
}

/**
 * Whether a text has something that can be looked for: a letter or a digit.
 *
 * @example
 * hasLetters('a->b') // true
 * hasLetters('->')   // false
 */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
