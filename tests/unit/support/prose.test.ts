import { expect, test } from 'vitest';
import { sentencesOf } from '../../support/prose';

test('문장은 마침표 뒤의 공백에서 나뉘고, 표의 칸도 문장이다', () => {
  const body =
    '버전은 2.13.4다. **강조(둘)**은 이어진다.\n다음이다.\n\n| 칸 |\n|---|\n| 칸의 글이다. |';
  expect(sentencesOf('pages/x.md', body)).toEqual([
    '버전은 2.13.4다.',
    '강조(둘)은 이어진다.',
    '다음이다.',
    '칸',
    '칸의 글이다.',
  ]);
});
