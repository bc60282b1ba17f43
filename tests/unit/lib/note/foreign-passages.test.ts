import { expect, test } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { noteSource } from '../../../support/note-source';

function foreignIn(body: string): string[] {
  return readNote({ path: 'pages/docs/a.md', text: noteSource('노트', { body }) })
    .faults.filter(({ found }) => found.startsWith('한글이 없는 글'))
    .map(({ line, found }) => `${String((line ?? 0) - 7)} ${found}`);
}

test.each([
  ['- FCFS (First Come First Served)', 1],
  ['글이다.\n\nThis is a passage in English.', 3],
  ['### Primary Index vs Secondary Index [#index-kinds]', 1],
  ['| 열 |\n|---|\n| One two three four |', 3],
  ['> Quoted from the original text.', 1],
  ['- **Bold and many words** here', 1],
  ['Read [the docs](/docs/a) and more words', 1],
  ['- 글\n  - Nested English words here too', 2],
  ['> [!NOTE]\n> Only English words in this note.', 1],
  ['*Emphasised English words all over*', 1],
])('한글이 없는 긴 글은 그 줄의 잘못이다: %j의 %i행', (body, line) => {
  expect(foreignIn(body)).toHaveLength(1);
  expect(foreignIn(body)[0]).toMatch(new RegExp(`^${String(line)} `));
});

test.each([
  '- Spring Data Redis',
  '- FCFS(First Come First Served)는 먼저 온 것부터 한다',
  '`git rebase --onto main feature topic`',
  '<span lang="en">This is quoted from the original.</span>',
  '[The Java Language Specification, Java SE 17](https://docs.oracle.com)',
  '$$\\text{one two three four five}$$',
  'O(n log n), O(n)',
  '## HTTP/1.1 [#http]',
  '```text\nThis is an output of a program.\n```',
])('이름과 코드와 원문 인용은 잘못이 아니다: %j', (body) => {
  expect(foreignIn(body)).toEqual([]);
});
