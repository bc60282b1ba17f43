import { describe, expect, test } from 'vitest';
import {
  initialState,
  searchReducer,
  type SearchEvent,
  type SearchState,
} from '../../../../lib/reader/search-state';
import { actionOf, viewOf } from '../../../../lib/reader/search-view';
import type { Answer } from 'ko-search/results';
import { answer, page, section } from '../../../support/search-results';

function after(...events: readonly SearchEvent[]): SearchState {
  return events.reduce(searchReducer, initialState);
}

const typed: SearchEvent = { kind: 'typed', text: '구독' };
const failed: SearchEvent = { kind: 'failed', failure: 'download' };

function answered(routes: readonly string[], options: Partial<Answer> = {}): SearchEvent {
  const pages = routes.map((route) => page(route, [section('x')]));
  return { kind: 'answered', number: 1, answer: answer(pages, options) };
}

test.each([
  ['빈 상자', [], 'recents'],
  ['답을 기다릴 때', [typed], 'searching'],
  ['제목에서 찾지 못했을 때', [typed, answered([], { stage: 'titles' })], 'searching'],
  ['찾지 못했을 때', [typed, answered([])], 'nothing'],
  ['찾았을 때', [typed, answered(['/a'])], undefined],
  ['자료를 받지 못했을 때', [typed, failed], undefined],
  ['자료를 받지 못했고 상자가 비었을 때', [failed], 'recents'],
] as const)('목록이 없는 자리: %s', (_, events, instead) => {
  expect(viewOf(after(...events)).instead).toBe(instead);
});

test('다음 답을 기다리는 동안 앞의 목록과 그 물음의 번호를 보인다', () => {
  const { list, instead } = viewOf(
    after(typed, answered(['/a']), { kind: 'typed', text: '구독 상' }),
  );
  expect(list).toMatchObject({ number: 1, total: 1 });
  expect(instead).toBeUndefined();
});

test('상자가 가리키는 줄은 목록이 있을 때만 있다', () => {
  expect(viewOf(after(typed, answered(['/a']))).active).toBe('/a#x');
  expect(viewOf(after(typed, answered([]))).active).toBeUndefined();
});

test('바꿔 읽은 말은 결과가 있을 때만 알린다', () => {
  const reading = { kind: 'layout', text: '구독' } as const;
  expect(viewOf(after(typed, answered(['/a'], { reading }))).reading).toContain('구독');
  expect(viewOf(after(typed, answered([], { reading }))).reading).toBeUndefined();
});

test('받지 못한 파일이 있으면 결과가 없어도 알린다', () => {
  expect(viewOf(after(typed, answered([], { incomplete: true }))).isIncomplete).toBe(true);
  expect(viewOf(after(typed, answered(['/a']))).isIncomplete).toBe(false);
});

describe('글쇠', () => {
  const enter = { kind: 'open', inNewTab: false } as const;
  const down = { kind: 'move', step: 'next' } as const;

  test('목록이 있으면 화살표로 고르고, 없으면 최근 목록으로 간다', () => {
    expect(actionOf(after(typed, answered(['/a'])), down)).toEqual(down);
    expect(actionOf(initialState, down)).toEqual({ kind: 'focus recents' });
  });

  test('Enter는 고른 줄을 연다', () => {
    expect(actionOf(after(typed, answered(['/a'])), enter)).toMatchObject({
      kind: 'open',
      inNewTab: false,
      row: { address: '/a#x' },
    });
  });

  test('앞의 물음의 목록에서는 Enter가 다음 답을 기다린다', () => {
    const state = after(typed, answered(['/a']), { kind: 'typed', text: '구독 상' });
    expect(actionOf(state, enter)).toEqual({ kind: 'wait' });
  });
});
