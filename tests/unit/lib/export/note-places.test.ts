import { expect, test } from 'vitest';
import { atNotes } from '../../../../lib/export/note-places';
import type { NoteFile, Route } from '../../../../lib/vocabulary/routes';

const notes = [{ route: '/docs/a' as Route, file: 'pages/docs/a.md' as NoteFile }];
const files = [
  {
    path: 'pages/docs/a.md',
    text: '---\n---\n\n# 가\n\nFirst come first served here\n\n[나](/docs/b)\n\n<video src="/a.mp4">',
  },
];

test.each([
  ['한글이 없는 글 <p> "First come first served here"', 6],
  ['링크 /docs/b', 8],
  ['<video>', 10],
])('페이지의 잘못 %s는 그것이 온 노트의 %i행에 있다', (found, line) => {
  const fault = { file: 'out/docs/a.html', line: 16, found, expected: '글', fix: '고친다.' };
  expect(atNotes([fault], notes, files)).toEqual([{ ...fault, file: 'pages/docs/a.md', line }]);
});

test.each([
  ['out/docs/a.html', 'og:image 없음'],
  ['out/docs/none.html', '링크 /docs/b'],
  ['out/sitemap.xml', '링크 /docs/b'],
])('노트에 없는 것은 %s의 잘못이다', (file, found) => {
  const fault = { file, found, expected: '글', fix: '고친다.' };
  expect(atNotes([fault], notes, files)).toEqual([fault]);
});
