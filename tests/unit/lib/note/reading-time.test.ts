import { expect, test } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { hoursAndMinutes, readingMinutes } from '../../../../lib/note/reading-time';

test.each([
  ['아무것도 없는 노트', '', 0],
  ['글자 500개', '가'.repeat(500), 1],
  ['글자 501개', '가'.repeat(501), 2],
  ['코드 25줄', `\`\`\`text\n${'a\n'.repeat(25)}\`\`\``, 1],
  ['글자 500개와 코드 1줄', `${'가'.repeat(500)}\n\n\`\`\`text\na\n\`\`\``, 2],
])('%s을 읽는 분', (_name, text, minutes) => {
  expect(readingMinutes({ markdown: readMarkdown('pages/a.md', text, 1) })).toBe(minutes);
});

test.each([
  [34, '34분'],
  [60, '1시간'],
  [119, '2시간'],
  [467, '7시간 50분'],
])('%i분은 %s이다', (minutes, text) => {
  expect(hoursAndMinutes(minutes)).toBe(text);
});
