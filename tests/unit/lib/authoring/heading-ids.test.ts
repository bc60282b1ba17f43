import { expect, test } from 'vitest';
import { proposeId, romanised } from '../../../../lib/authoring/heading-ids';

test.each([
  ['트랜잭션', 'teuraenjaeksyeon'],
  ['한글', 'hangeul'],
  ['값', 'gap'],
  ['닭', 'dak'],
  ['의자', 'uija'],
])('%s를 로마자로 옮기면 %s다', (text, roman) => {
  expect(romanised(text)).toBe(roman);
});

test.each([
  ['배경', 'background', false],
  ['자바의 예제', 'java-example', false],
  ['Redis 설치', 'redis-install', false],
  ['HTTP/2 정리', 'http-2-summary', false],
  ['물레방아', 'mulrebanga', true],
  ['C++', 'c', false],
  ['?', 'section', false],
  ['공식 문서', 'official-docs', false],
  ['같은 제목', 'same-heading', false],
  ['복잡도와 함정', 'complexity-pitfalls', false],
])('제목 "%s"에는 id %s를 권한다', (text, id, isRomanised) => {
  const known = new Map([['같은 제목', 'same-heading']]);
  expect(proposeId(text, known, new Set())).toEqual({ id, isRomanised });
});

test('노트에 이미 있는 id에는 수를 붙인다', () => {
  expect(proposeId('배경', new Map(), new Set(['background', 'background-2'])).id).toBe(
    'background-3',
  );
});
