import { readFileSync } from 'node:fs';

/** Calls below one heading: with the six headings enough for a long page, as `pages/_document.tsx` counts. */
const CALLS_PER_GROUP = 8;

/** Every so many calls there is an example in Java, too. */
const JAVA_EVERY = 6;

const verbs = ['만들기', '목록', '상세', '고치기', '결제', '취소', '환불', '기록'] as const;
const groups = ['주문', '결제', '배송', '환불', '고객', '상품'] as const;

const [head = '', call = '', java = '', afterJava = '', tail = ''] = readFileSync(
  'tests/fixtures/order-api.md',
  'utf8',
).split(/<!-- .+ -->\n/);

/** The part of a call with its words in place of `{{names}}`. */
function callText(number: number, group: string): string {
  const verb = verbs[number % verbs.length] ?? '';
  const words = { group, verb, number, most: number + 9, letters: number * 10 + 50 };
  return Object.entries(words).reduce(
    (text, [name, word]) => text.replaceAll(`{{${name}}}`, String(word)),
    call + (number % JAVA_EVERY === 0 ? java : '') + afterJava,
  );
}

/**
 * A reference as long as the longest notes of a site: made here, so that nobody has to read the same
 * lines fifty times.
 */
export function longNote(): string {
  const parts = groups.map((group, index) => {
    const first = index * CALLS_PER_GROUP + 1;
    const calls = Array.from({ length: CALLS_PER_GROUP }, (_, place) =>
      callText(first + place, group),
    );
    return `\n## ${group} 호출 [#group-${String(index + 1)}]\n${calls.join('')}`;
  });
  return [head, ...parts, tail].join('');
}
