import { describe, expect, test } from 'vitest';
import { chipsOf, toggleFilter, type Chip } from '../../../../lib/reader/filter-choices';

test.each([
  ['누르면 걸린다', {}, { section: 'docs' }, { section: 'docs' }],
  ['다른 섹션을 누르면 바뀐다', { section: 'docs' }, { section: 'etc' }, { section: 'etc' }],
  ['다시 누르면 풀린다', { section: 'docs' }, { section: 'docs' }, {}],
  [
    '섹션을 풀어도 "코드만"은 남는다',
    { section: 'docs', codeOnly: true },
    { section: 'docs' },
    { codeOnly: true },
  ],
  [
    '"코드만"을 풀면 언어도 풀린다',
    { codeOnly: true, language: 'java', section: 'docs' },
    { codeOnly: true },
    { section: 'docs' },
  ],
  [
    '언어만 풀 수 있다',
    { codeOnly: true, language: 'java' },
    { language: 'java' },
    { codeOnly: true },
  ],
] as const)('%s', (_name, filters, choice, expected) => {
  expect(toggleFilter(filters, choice)).toEqual(expected);
});

describe('거르개의 단추', () => {
  const facets = {
    sections: [
      { value: 'docs', label: 'Docs', notes: 3 },
      { value: 'etc', label: 'Etc', notes: 2 },
    ],
    languages: [{ value: 'java', label: '자바', notes: 4 }],
    withCode: 5,
    examples: [],
  };
  const counts = { sections: { docs: 7 }, withCode: 1, languages: {} };
  const numbers = (chips: readonly Chip[]): string[] =>
    chips.map(({ label, count, isIdle }) => `${label} ${count}${isIdle ? ' 쉼' : ''}`);

  test('묻기 전에는 노트를 센다', () => {
    const { sections, code } = chipsOf(facets, {}, undefined);
    expect(numbers([...sections, ...code])).toEqual(['Docs 3', 'Etc 2', '코드만 5']);
  });

  test('물은 뒤에는 남을 결과를 세고, 남을 것이 없으면 쉰다', () => {
    const { sections, code } = chipsOf(facets, {}, counts);
    expect(numbers([...sections, ...code])).toEqual(['Docs 7', 'Etc 0 쉼', '코드만 1']);
  });

  test('누른 것은 남은 것이 없어도 풀 수 있다', () => {
    const { sections, code } = chipsOf(facets, { section: 'etc', codeOnly: true }, counts);
    expect(numbers([...sections, ...code])).toEqual(['Docs 7', 'Etc 0', '코드만 1', '자바 0 쉼']);
  });
});
