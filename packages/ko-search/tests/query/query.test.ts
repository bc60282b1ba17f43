import { expect, test } from 'vitest';
import { readQuery } from '../../src/query/query';

/** Keys of all alternatives, ranges as `from…to`. */
function keysFor(typed: string): string[] {
  return readQuery(typed).words.flatMap(({ alternatives }) =>
    alternatives
      .filter(({ kind }) => kind !== 'synonym')
      .map(({ keys, range }) =>
        [
          ...keys,
          ...(range === undefined ? [] : [`${range.from}…${range.to.replace('\uffff', '')}`]),
        ].join(' '),
      ),
  );
}

test.each([
  ['구독', '구독…구돇'],
  ['굳', '구다…구딯'],
  ['구ㄷ', '구다…구딯'],
  ['트랜잭셔', '트랜 랜잭 잭셔…잭셯'],
  ['핸드셰잌', '핸드 셰이 이카…이킿'],
  ['구독을', '구독'],
  ['setup_fee', 'setupfee…setupfee'],
  ['setup_fee', 'setup fee…fee'],
  ['@Transactional', '@transactional…@transactional'],
  ['@Transactional', 'transactional…transactional'],
  ['redis를', 'redis'],
  ['1753번', '1753'],
  ['힙 정렬', '힙정'],
  ['org.hibernate.LazyInit', 'lazyinit…lazyinit'],
  ['org.hibernate.LazyInit:', 'lazyinit…lazyinit'],
  ['java.util.Map.Entry', 'entry…entry'],
  ['ActiveRecord::RecordNotFound', 'recordnotfound…recordnotfound'],
  ['redis.exceptions.ResponseError', 'responseerror…responseerror'],
])('"%s"은(는) 키 "%s"(으)로도 찾는다', (typed, keys) => {
  expect(keysFor(typed)).toContain(keys);
});

test('"ㄱㄷ"은 초성이고 글에서는 찾지 않는다', () => {
  const [word] = readQuery('ㄱㄷ').words;
  expect(word?.consonants).toBe('ㄱㄷ');
  expect(word?.alternatives).toEqual([]);
});

test('"ㅔ묘ㅔ미"는 한글 단어일 수 없으므로 글에서 찾지 않는다', () => {
  expect(readQuery('ㅔ묘ㅔ미').words[0]?.alternatives).toEqual([]);
});

test('"우선순위 큐"는 한 단어로 읽고 heap도 함께 찾는다', () => {
  const { words } = readQuery('우선순위 큐');
  expect(words).toHaveLength(1);
  expect(
    words[0]?.alternatives.filter(({ kind }) => kind === 'synonym').map(({ text }) => text),
  ).toContain('heap');
});

test('"lang:java 트랜잭션"의 거르개는 단어가 아니다', () => {
  const query = readQuery('lang:java 트랜잭션');
  expect(query.filters).toEqual({ language: 'java' });
  expect(query.words.map(({ text }) => text)).toEqual(['트랜잭션']);
});

test('붙여 넣은 긴 글은 앞의 여덟 단어만 찾는다', () => {
  expect(readQuery('구독 '.repeat(1000)).words).toHaveLength(8);
});

test.each(['example.com', 'list.append', 'src/app.ts', 'Map.Entry', 'a.b.C'])(
  '"%s"의 끝은 이름 하나로 찾지 않는다',
  (typed) => {
    const [word] = readQuery(typed).words;
    expect(word?.alternatives.filter(({ kind }) => kind === 'stem')).toEqual([]);
  },
);

test.each([
  ['===', '동등 비교'],
  ['2>&1', '리다이렉션'],
  ['2>', '리다이렉션'],
  ['1>&2', '리다이렉션'],
  ['&>', '리다이렉션'],
  ['2>&1 뜻', '리다이렉션 뜻'],
  ['&&', '단락 평가'],
  ['||', '단락 평가'],
  ['**', '거듭제곱'],
  ['...', '전개 구문'],
  ['== 와 === 차이', '동등 비교 차이'],
  ['자바스크립트 ??', '널 병합 자바스크립트'],
])('부호만 물은 "%s"는 그 이름 "%s"(으)로 찾는다', (typed, name) => {
  const { words, readAs } = readQuery(typed);
  expect(readAs).toBe(name);
  expect(words.map(({ text }) => text).join(' ')).toBe(name);
});

test.each(['배열 -> 리스트', '구독 === 결제', '!!!', 'C++', '구독'])(
  '"%s"의 부호는 찾는 말이 아니다',
  (typed) => {
    expect(readQuery(typed).readAs).toBeUndefined();
  },
);

test('붙여 넣은 스택 트레이스는 그 예외를 찾는다', () => {
  const { words, readAs } = readQuery(
    'a.WrapException: x at a.B.c(B.java:1) Caused by: b.RootException: y at d.E.f(E.java:2)',
  );
  expect(readAs).toBe('RootException, WrapException');
  expect(words).toHaveLength(1);
  expect(words[0]?.alternatives.map(({ text }) => text)).toContain('wrapexception');
});

test('네 단어인 말도 같은 뜻의 말을 얻는다: "최장 증가 부분 수열"', () => {
  const [word] = readQuery('최장 증가 부분 수열').words;
  expect(word?.alternatives.filter(({ kind }) => kind === 'synonym')).not.toEqual([]);
});
