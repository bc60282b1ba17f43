import { expect, test } from 'vitest';
import { toggleFilter } from '../../../../lib/reader/filter-choices';

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
