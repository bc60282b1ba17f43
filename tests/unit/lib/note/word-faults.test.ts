import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../../lib/faults/fault';
import { readNote } from '../../../../lib/note/note';
import { findWordFaults } from '../../../../lib/note/word-faults';
import { fieldWords } from '../../../../lib/vocabulary/words';
import { noteSource } from '../../../support/note-source';

function faultsOf(body: string): Fault[] {
  const { note } = readNote({ path: 'pages/x.md', text: noteSource('가', { body }) });
  return note ? findWordFaults(note) : [];
}

const wordsOf = (body: string): string[] =>
  faultsOf(body).map(({ found, expected }) => `${found} → ${expected}`);

describe('findWordFaults', () => {
  test.each(fieldWords.map((entry) => [entry.word, entry] as const))(
    '%s: 쓰지 않는 꼴은 잘못이고 가까운 다른 말은 아니다',
    (word, { wrong, right }) => {
      const found = faultsOf(wrong);
      expect(found).not.toEqual([]);
      for (const { expected } of found) expect(expected).toBe(`"${word}"`);
      expect(faultsOf(right)).toEqual([]);
    },
  );

  test('잘못은 앞뒤의 말과 함께 보인다', () => {
    expect(wordsOf('판단하고 판정하고 판매하는 게시판, 판을 3판으로')).toEqual([
      '"판" (고 판매하는 게시판, 판을 3판으로) → "버전"',
    ]);
  });

  test('코드와 주소는 글이 아니다', () => {
    expect(wordsOf('`판` 그대로와 [링크](/x/판)')).toEqual([]);
  });

  test.each([
    ['150ms를 기다린다', '150ms → "150 ms"'],
    ['5,000ms', '5,000ms → "5,000 ms"'],
    ['(5.6MB)', '5.6MB → "5.6 MB"'],
    ['64KiB가', '64KiB → "64 KiB"'],
    ['480Mbit/s', '480Mbit/s → "480 Mbit/s"'],
    ['20 %를', '20 % → "20%"'],
    ['0.5 %p', '0.5 %p → "0.5%p"'],
    ['150 ms, 5.6 MB, 20%, 5%p', undefined],
    ['`150ms`와 `20 %`', undefined],
    ['4K 화면, 3NF, 2PL, E ≤ 4V, U+10FFFF, 24비트, 12c', undefined],
    ['7 % 3은 1이다', undefined],
    ['[링크](/x/150ms)', undefined],
  ])('단위: %s', (body, fault) => {
    const found = wordsOf(body).map((one) => one.replace(/^"(.+?)".* → /, '$1 → '));
    expect(found).toEqual(fault === undefined ? [] : [fault]);
  });

  test('code is not prose, labels of drawings are, and the line is that of the word', () => {
    const body = '가\n나 까닭\n\n```js\n// 까닭\n```\n\n```mermaid\nflowchart TD\n  a["까닭"]\n```';
    const text = noteSource('가', { body });
    const { note } = readNote({ path: 'pages/x.md', text });
    const lines = text.split('\n').flatMap((one, at) => (one.includes('까닭') ? [at + 1] : []));
    expect(note && findWordFaults(note).map(({ line }) => line)).toEqual([lines[0], lines[2]]);
  });
});
