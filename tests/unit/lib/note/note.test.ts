import { expect, test } from 'vitest';
import { readNote, type KeptReadings } from '../../../../lib/note/note';
import { noteSource } from '../../../support/note-source';

const PATH = 'pages/docs/kept-note.md';

function headingsOf(body: string, readings: KeptReadings): string[] {
  const { note } = readNote({ path: PATH, text: noteSource('남긴 노트', { body }) }, readings);
  return (note?.markdown.headings ?? []).map(({ text }) => text);
}

test('남긴 글과 같으면 다시 나누지 않고, 다르면 다시 나눈다', () => {
  const readings: KeptReadings = new Map();
  expect(headingsOf('## 처음 [#first]', readings)).toEqual(['처음']);
  const [kept] = readings.values();
  const heading = { depth: 2, text: '남긴 것', id: 'first', line: 8 };
  const remembered: KeptReadings = new Map(
    kept?.note
      ? [
          [
            PATH,
            {
              ...kept,
              note: { ...kept.note, markdown: { ...kept.note.markdown, headings: [heading] } },
            },
          ],
        ]
      : [],
  );
  // What this process has read itself is not asked for again.
  expect(headingsOf('## 둘째 [#second]', new Map())).toEqual(['둘째']);
  expect(headingsOf('## 처음 [#first]', remembered)).toEqual(['남긴 것']);
  expect(headingsOf('## 셋째 [#third]', remembered)).toEqual(['셋째']);
});
