import { expect, test } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { readingMinutes } from '../../../../lib/note/reading-time';

test.each([
  ['아무것도 없는 노트', '', 0],
  ['글자 500개', '가'.repeat(500), 1],
  ['글자 501개', '가'.repeat(501), 2],
  ['코드 25줄', `\`\`\`text\n${'a\n'.repeat(25)}\`\`\``, 1],
  ['글자 500개와 코드 1줄', `${'가'.repeat(500)}\n\n\`\`\`text\na\n\`\`\``, 2],
])('%s을 읽는 분', (_name, text, minutes) => {
  expect(readingMinutes({ markdown: readMarkdown('pages/a.md', text, 1) })).toBe(minutes);
});
