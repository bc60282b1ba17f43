import type { PatternName } from './model';

/** A regular expression on strings and what it lets through. */
export interface Pattern {
  readonly name: PatternName;
  /** The expression as PayPal writes it, `null` where it is too long to read. */
  readonly expression: string | null;
  /** What passes: inline Markdown, Korean. */
  readonly meaning: string;
}

/** Every pattern of the reference, by name. */
export const patterns = {
  decimal: {
    name: 'decimal',
    expression: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$',
    meaning: '정수 또는 소수. 예: `10`, `9.99`',
  },
  quantity: {
    name: 'quantity',
    expression: '^([0-9]+|([0-9]+)?[.][0-9]+)$',
    meaning: '음수가 아닌 정수 또는 소수. 예: `1`, `2.5`',
  },
  'date-time': {
    name: 'date-time',
    expression:
      '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])[T,t]([0-1][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$',
    meaning: '초까지 적은 날짜와 시각. 예: `2026-01-01T00:00:00Z`',
  },
  date: {
    name: 'date',
    expression: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])$',
    meaning: '날짜. 예: `2026-01-31`',
  },
  'year-month': {
    name: 'year-month',
    expression: '^[0-9]{4}-(0[1-9]|1[0-2])$',
    meaning: '연과 월. 예: `2030-12`',
  },
  email: {
    name: 'email',
    expression: null,
    meaning: '이메일 주소. 공식 정규식이 길어 옮기지 않는다',
  },
  'payer-email': {
    name: 'payer-email',
    expression: '^.+@[^"\\-].+$',
    meaning: '`@` 바로 뒤가 따옴표나 `-`가 아닌 이메일 주소',
  },
  'payer-id': {
    name: 'payer-id',
    expression: '^[2-9A-HJ-NP-Z]{13}$',
    meaning: '`0`, `1`, `I`, `O`가 없는 13자',
  },
  locale: {
    name: 'locale',
    expression: '^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$',
    meaning: '언어와 지역. 예: `ko-KR`',
  },
  'custom-id': {
    name: 'custom-id',
    expression: '^[\\x20-\\x7E]+',
    meaning: '첫 글자가 출력 가능한 ASCII 문자',
  },
  'customer-id': {
    name: 'customer-id',
    expression: '^[0-9a-zA-Z_-]+$',
    meaning: '영문자, 숫자, `_`, `-`',
  },
  'country-code': {
    name: 'country-code',
    expression: '^([A-Z]{2}|C2)$',
    meaning: '대문자 두 글자 국가 코드 또는 `C2`. 예: `KR`',
  },
  'phone-country-code': {
    name: 'phone-country-code',
    expression: '^[0-9]{1,3}?$',
    meaning: '숫자 1–3자. 예: `82`',
  },
  'phone-number': {
    name: 'phone-number',
    expression: '^[0-9]{1,14}?$',
    meaning: '숫자 1–14자',
  },
  'phone-extension': {
    name: 'phone-extension',
    expression: '^[0-9]{1,15}?$',
    meaning: '숫자 1–15자',
  },
  'upper-alphanumeric': {
    name: 'upper-alphanumeric',
    expression: '^[0-9A-Z_]+$',
    meaning: '영문 대문자, 숫자, `_`',
  },
  'security-code': {
    name: 'security-code',
    expression: '[0-9]{3,4}',
    meaning: '숫자 3–4자',
  },
  'last-digits': {
    name: 'last-digits',
    expression: '[0-9]{2,}',
    meaning: '숫자 2자 이상',
  },
} as const satisfies { readonly [Name in PatternName]: Pattern & { readonly name: Name } };
