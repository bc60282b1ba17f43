import { expect, test } from 'vitest';
import { realNotes } from '../support/real-notes';

/** "todo" in small letters is a name in code, not a mark. */
const UNFINISHED = /준비 중|작성 예정|추후 작성|\bTODO\b|[Ll]orem ipsum/;

test('노트에는 다 쓰지 않았다는 표시가 없다', () => {
  const marked = realNotes.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (UNFINISHED.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(marked).toEqual([]);
});
