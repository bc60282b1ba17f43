import { expect, test } from 'vitest';
import { proseLength, sentencesOf } from '../../support/prose';

test('길이에는 문단, 목록, 인용의 글만 들고 제목, 표, 코드 블록, 태그는 들지 않는다', () => {
  const body = [
    '# 제목은 세지 않는다',
    '네 글자다.',
    '- 둘',
    '> 셋',
    '| 표는 | 세지 않는다 |\n|---|---|\n| 표는 | 세지 않는다 |',
    '```text\n코드는 세지 않는다\n```',
    '<note-tabs>',
    '[링크](/a/very/long/address) `코드`',
  ].join('\n\n');
  expect(proseLength('pages/x.md', body)).toBe(
    '네 글자다.'.length + '둘'.length + '셋'.length + '링크 코드'.length,
  );
});

test('줄바꿈과 이어진 공백은 한 글자다', () => {
  expect(proseLength('pages/x.md', '가\n나   다')).toBe('가 나 다'.length);
});

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
