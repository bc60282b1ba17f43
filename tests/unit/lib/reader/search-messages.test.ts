import { describe, expect, test } from 'vitest';
import {
  countText,
  failureText,
  nothingText,
  readingText,
  statusText,
} from '../../../../lib/reader/search-messages';
import { initialState, searchReducer } from '../../../../lib/reader/search-state';
import { answer, page, section } from '../../../support/search-results';

test.each([
  ['자판을 잘못 둔 물음', { kind: 'layout', text: '구독' }, '‘구독’의 검색 결과'],
  ['부호의 이름', { kind: 'name', text: '동등 비교' }, '‘동등 비교’의 검색 결과'],
  ['친 그대로', { kind: 'as typed' }, undefined],
] as const)('%s(으)로 찾은 것은 무엇으로 찾았는지 알린다', (_how, reading, text) => {
  expect(readingText(reading)).toBe(text);
});

test('부호만 친 것은 찾지 못한다고 말한다', () => {
  expect(nothingText('=!=')).toContain('부호만으로는');
  expect(nothingText('a != b')).not.toContain('부호');
});

test.each([
  ['download', true, '검색 자료를 받지 못했습니다.'],
  ['download', false, '인터넷에 연결되어 있지 않아 검색 자료를 받지 못했습니다.'],
  ['no-worker', true, '이 브라우저에서는 검색을 쓸 수 없습니다.'],
] as const)('%s 실패(연결 %s): %s', (failure, isOnline, text) => {
  expect(failureText(failure, isOnline)).toBe(text);
});

test('개발 서버에 자료가 없으면 만드는 명령을 알린다', () => {
  expect(failureText('no-data', true)).toContain('npm run build');
});

describe('결과 수를 읽어 주는 글', () => {
  const asked = searchReducer(initialState, { kind: 'typed', text: '구독' });
  const full = answer([page('/a', [section('x')])], { total: 7 });

  test('답이 다 와야 말한다', () => {
    const early = searchReducer(asked, {
      kind: 'answered',
      number: 1,
      answer: { ...full, stage: 'titles' },
    });
    expect(statusText(asked)).toBe('');
    expect(statusText(early)).toBe('');
    expect(statusText(searchReducer(asked, { kind: 'answered', number: 1, answer: full }))).toBe(
      '결과 7개',
    );
  });

  test('없으면 없다고 말한다', () => {
    const none = searchReducer(asked, { kind: 'answered', number: 1, answer: answer([]) });
    expect(statusText(none)).toBe('검색 결과가 없습니다.');
  });
});

test.each([
  [{ kind: 'as typed' }, '결과 7개'],
  [{ kind: 'listed' }, '노트 7개'],
  [{ kind: 'pieces', text: '블록체인' }, '비슷한 결과 7개'],
] as const)('%j의 수는 "%s"', (reading, text) => {
  expect(countText(answer([], { reading, total: 7 }))).toBe(text);
});
