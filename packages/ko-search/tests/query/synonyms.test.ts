import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_SYNONYM_WORDS, spellingsOf, synonymsOf } from '../../src/query/synonyms';

test.each([
  ['우선순위 큐', 'heap'],
  ['우선순위큐', 'heap'],
  ['HEAP', '우선순위 큐'],
  ['백준', 'boj'],
  ['최소한번', '최소 한 번'],
  ['데드락', '교착상태'],
  ['가비지 컬렉션', 'gc'],
  ['리액트', 'react'],
])('"%s"은(는) "%s"와(과) 같은 말이다', (word, other) => {
  expect(synonymsOf(word)).toContain(other);
});

test('"구름"에는 같은 말이 없다', () => {
  expect(synonymsOf('구름')).toEqual([]);
});

test('"리액트"는 react를 한글로 적은 이름이고, "교착상태"는 "데드락"의 다른 표기가 아니다', () => {
  expect(spellingsOf('리액트')).toEqual(['react']);
  expect(spellingsOf('react')).toEqual(['리액트']);
  expect(spellingsOf('교착상태')).toEqual([]);
});

/** What is wrong with a line of the file of synonyms. */
function faultOf(group: string, before: readonly string[]): string | undefined {
  const words = group.split(', ');
  const long = words.find((word) => word.split(' ').length > MAX_SYNONYM_WORDS);
  if (long !== undefined) {
    return `"${long}"은(는) 단어가 ${MAX_SYNONYM_WORDS}개를 넘어 찾지 못한다. 줄인다.`;
  }
  if (words.length < 2 || words.some((word) => word !== word.trim().toLowerCase())) {
    return `"${group}"에서 말은 둘부터이고, 소문자로 쓰고, 쉼표와 빈칸 하나로 나눈다.`;
  }
  if (new Set(words).size < words.length || before.includes(group)) {
    return `"${group}"에 두 번 적힌 것이 있다. 하나를 지운다.`;
  }
  return undefined;
}

test('같은 말의 파일에는 찾지 못할 말과 두 번 적힌 말이 없다', () => {
  const file = 'packages/ko-search/src/query/synonyms.json';
  const lines = readFileSync(file, 'utf8').split('\n');
  const groups = lines.map((line) => /^ {4}"(.*)",?$/.exec(line)?.[1]);
  const faults = groups.flatMap((group, place) => {
    const before = groups.slice(0, place).filter((other) => other !== undefined);
    const fault = group === undefined ? undefined : faultOf(group, before);
    return fault === undefined ? [] : [`${file}:${place + 1}: ${fault}`];
  });
  expect(groups.filter((group) => group !== undefined).length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
  expect(faultOf('가 나 다 라 마, ga', [])).toContain('줄인다');
  expect(faultOf('가, Ga', [])).toContain('소문자');
  expect(faultOf('가, ga', ['가, ga'])).toContain('지운다');
});
