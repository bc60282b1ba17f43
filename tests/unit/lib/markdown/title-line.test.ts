import { expect, test } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { titleLine } from '../../../../lib/markdown/title-line';

test.each([
  ['a.md', 'record와 값 객체', '# record와 값 객체'],
  ['a.md', 'snake_case와 C#', '# snake_case와 C#'],
  ['a.md', 'List<T>와 와일드카드', '# List\\<T>와 와일드카드'],
  ['a.md', '*강조*와 별표', '# \\*강조\\*와 별표'],
  ['a.md', '`null`과 [0]', '# \\`null\\`과 \\[0\\]'],
  ['a.md', '{ }의 뜻', '# { }의 뜻'],
  ['a.mdx', '{ }의 뜻', '# \\{ \\}의 뜻'],
  ['a.md', '제목 #', '# 제목 \\#'],
])('%s의 제목 "%s"은(는) 그대로 읽히게 적는다', (file, title, line) => {
  expect(titleLine(file, title)).toBe(line);
  const { titles, faults } = readMarkdown(file, line, 1);
  expect([titles.map(({ text }) => text), faults]).toEqual([[title], []]);
});
