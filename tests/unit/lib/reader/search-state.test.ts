import { describe, expect, test } from 'vitest';
import {
  awaitedRow,
  initialState,
  rowsShown,
  searchReducer,
  selectedRow,
  type SearchEvent,
  type SearchState,
} from '../../../../lib/reader/search-state';
import { answer, page, section } from '../../../support/search-results';

function after(...events: readonly SearchEvent[]): SearchState {
  return events.reduce(searchReducer, initialState);
}

function typed(text: string): SearchEvent {
  return { kind: 'typed', text };
}

function answered(
  number: number,
  routes: readonly string[],
  stage: 'titles' | 'full' = 'full',
): SearchEvent {
  const pages = routes.map((route) => page(route, [section('x')]));
  return { kind: 'answered', number, answer: answer(pages, { stage }) };
}

const titles = (number: number, routes: readonly string[]): SearchEvent =>
  answered(number, routes, 'titles');
const down: SearchEvent = { kind: 'moved', step: 'next' };

function shownRoutes(state: SearchState): string[] {
  return rowsShown(state).map(({ route }) => route);
}

describe('칠 때', () => {
  test('물음마다 번호가 오르고, 같은 글이면 새로 묻지 않는다', () => {
    expect(after(typed('구'), typed('구독')).question).toMatchObject({ number: 2, text: '구독' });
    expect(after(typed('구'), typed('구')).question.number).toBe(1);
  });

  test('다음 답이 올 때까지 앞의 목록이 남는다', () => {
    const state = after(typed('구'), answered(1, ['/a']), typed('구독'));
    expect(shownRoutes(state)).toEqual(['/a']);
    expect(state.isSettled).toBe(false);
  });

  test('앞의 물음에 늦게 온 답은 버린다', () => {
    const state = after(typed('구'), typed('구독'), answered(2, ['/b']), answered(1, ['/a']));
    expect(shownRoutes(state)).toEqual(['/b']);
  });

  test('제목에서 찾지 못했다는 답으로는 목록을 비우지 않는다', () => {
    const state = after(typed('구'), answered(1, ['/a']), typed('구독'), titles(2, []));
    expect(shownRoutes(state)).toEqual(['/a']);
  });

  test('끝까지 찾지 못했으면 비운다', () => {
    const state = after(typed('구'), answered(1, ['/a']), typed('궯'), answered(2, []));
    expect(shownRoutes(state)).toEqual([]);
    expect(state.isSettled).toBe(true);
  });

  test('지우면 목록도 지우고 최근 기록으로 돌아간다', () => {
    const state = after(typed('구'), answered(1, ['/a']), typed(''));
    expect(state.shown).toBeUndefined();
    expect(state.isSettled).toBe(true);
  });

  test('거르개의 수는 온전한 답이 올 때 바뀌고, 지우면 없어진다', () => {
    const counts = { sections: { docs: 2 }, withCode: 1, languages: {} };
    const whole = (number: number): SearchEvent => ({
      kind: 'answered',
      number,
      answer: answer([page('/a', [])], { counts }),
    });
    expect(after(typed('구'), titles(1, ['/a'])).counts).toBeUndefined();
    expect(after(typed('구'), whole(1), typed('구독'), titles(2, ['/b'])).counts).toBe(counts);
    expect(after(typed('구'), whole(1), typed('')).counts).toBeUndefined();
    expect(after(typed('구'), whole(1), typed('구독'), answered(2, ['/b'])).counts).toBeUndefined();
  });

  test('거르기를 바꾸면 같은 글로 다시 묻는다', () => {
    const state = after(typed('구'), { kind: 'filtered', filters: { codeOnly: true } });
    expect(state.question).toEqual({ number: 2, text: '구', filters: { codeOnly: true } });
  });
});

describe('고른 줄', () => {
  test('첫 답의 첫 줄이 골라진다', () => {
    expect(after(typed('구'), titles(1, ['/a', '/b'])).selected).toBe('/a#x');
  });

  test('움직이지 않았으면 새 답의 첫 줄을 고른다', () => {
    const state = after(typed('구'), titles(1, ['/a', '/b']), answered(1, ['/c', '/a']));
    expect(state.selected).toBe('/c#x');
  });

  test('움직였으면 그 줄은 새 답이 와도 제자리에 있다', () => {
    const state = after(typed('구'), titles(1, ['/a', '/b']), down, answered(1, ['/c', '/b']));
    expect(shownRoutes(state)).toEqual(['/a', '/b', '/c']);
    expect(state.selected).toBe('/b#x');
  });

  test('다음 물음에서는 다시 첫 줄이다', () => {
    const state = after(
      typed('구'),
      titles(1, ['/a', '/b']),
      down,
      typed('구독'),
      answered(2, ['/c', '/b']),
    );
    expect(state.selected).toBe('/c#x');
    expect(state.isChosen).toBe(false);
  });
});

describe('답보다 먼저 누른 Enter', () => {
  test('앞의 물음의 줄을 열지 않는다', () => {
    expect(selectedRow(after(typed('구'), answered(1, ['/a']), typed('구독')))).toBeUndefined();
  });

  test('답이 다 오면 첫 줄을 연다', () => {
    const pressed = [typed('구'), { kind: 'entered' }] as const;
    expect(awaitedRow(after(...pressed, titles(1, ['/a'])))).toBeUndefined();
    expect(awaitedRow(after(...pressed, answered(1, ['/b'])))?.address).toBe('/b#x');
  });

  test('한 번만 연다', () => {
    const state = after(typed('구'), { kind: 'entered' }, answered(1, ['/b']), { kind: 'opened' });
    expect(awaitedRow(state)).toBeUndefined();
  });

  test('그사이 더 치면 열지 않는다', () => {
    const state = after(typed('구'), { kind: 'entered' }, typed('구독'), answered(2, ['/b']));
    expect(awaitedRow(state)).toBeUndefined();
  });
});

describe('실패', () => {
  test('앞의 목록은 남고, 답이 오면 실패를 잊는다', () => {
    const failed = after(typed('구'), answered(1, ['/a']), { kind: 'failed', failure: 'download' });
    expect(failed.failure).toBe('download');
    expect(shownRoutes(failed)).toEqual(['/a']);
    const again = [typed('구독'), answered(2, ['/b'])].reduce(searchReducer, failed);
    expect(again.failure).toBeUndefined();
  });

  test('다시 시도하면 같은 것을 새 번호로 묻는다', () => {
    const state = after(typed('구'), { kind: 'failed', failure: 'download' }, { kind: 'retried' });
    expect(state).toMatchObject({ failure: undefined, question: { number: 2, text: '구' } });
  });
});
