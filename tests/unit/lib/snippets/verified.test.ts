import { describe, expect, it } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { findVersionFaults } from '../../../../lib/snippets/verified';
import { noteOf, noteSource } from '../../../support/note-source';

const ran = new Map([
  ['java', '17.0.13'],
  ['g++', '12.2.0'],
  ['node', '20.19.1'],
]);

function faultsOf(...head: string[]): string[] {
  const text = noteSource('가', { head });
  const { note, faults } = readNote({ path: 'pages/x.md', text });
  const found = note ? findVersionFaults(note, ran) : faults;
  return found.map(({ line, found: one }) => `${line ?? 0} ${one}`);
}

describe('머리말의 verified', () => {
  it.each([
    ['{ java: "17", g++: "12.2", node: "20", spring-boot: "4.0", python: "2" }', []],
    ['{ java: "21", node: "2", g++: "12" }', ['4 verified.java: "21"', '4 verified.node: "2"']],
    ['{ java: "17" }', ['4 verified.g++ 없음', '4 verified.node 없음']],
    ['{ java: 17 }', ['4 verified.java: 17']],
    ['{ jawa: "17" }', ['4 verified.jawa: "17"']],
    ['{ java: "열일곱" }', ['4 verified.java: "열일곱"']],
  ])('%s', (verified, faults) => {
    expect(faultsOf(`verified: ${verified}`)).toEqual(faults);
  });

  it('실행한 제품을 실행하지 않은 것으로 적을 수 없다', () => {
    const verified = 'verified: { java: "17", node: "20" }';
    expect(faultsOf(verified, 'describes: { kotlin: "2", g++: "12" }')).toEqual([
      '5 describes.g++: "12"',
    ]);
  });

  it('라이브러리의 버전은 적었으면 맞아야 하고, 적지 않아도 된다', () => {
    const note = noteOf('pages/x.md', '가', {
      head: ['verified: { spring-boot: "4.1" }', 'describes: { hibernate: "7" }'],
    });
    const libraries = { 'spring-boot': '4.0.7', hibernate: '7.4.13', reactor: '3.8.8' };
    const faults = findVersionFaults(note, new Map(), libraries);
    expect(faults.map(({ found }) => found)).toEqual(['verified.spring-boot: "4.1"']);
  });

  it('버전을 하나도 적지 않은 노트에는 요구하지 않는다', () => {
    expect(faultsOf()).toEqual([]);
  });
});
