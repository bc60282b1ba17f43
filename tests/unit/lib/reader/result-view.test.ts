import { describe, expect, test } from 'vitest';
import {
  mergeStages,
  moveSelection,
  rowsOf,
  scrollOf,
  termsOf,
} from '../../../../lib/reader/result-view';
import type { PageResult } from 'ko-search/results';
import { page, section } from '../../../support/search-results';

function addresses(pages: readonly PageResult[]): string[] {
  return rowsOf(pages).map(({ address }) => address);
}

test('줄은 노트 자신, 그 절들, 다음 노트의 차례로 선다', () => {
  const pages = [
    page('/a', [section('x'), section('y')], { isRow: true }),
    page('/b', [section('z')]),
  ];
  expect(addresses(pages)).toEqual(['/a', '/a#x', '/a#y', '/b#z']);
});

describe('고른 줄 옮기기', () => {
  const list = ['/a', '/b', '/c'];

  test.each([
    [undefined, 'next', '/a'],
    ['/a', 'next', '/b'],
    ['/c', 'next', '/a'],
    ['/a', 'previous', '/c'],
    [undefined, 'previous', '/c'],
    ['/b', 'first', '/a'],
    ['/b', 'last', '/c'],
    ['/없음', 'next', '/a'],
  ] as const)('%s에서 %s는 %s', (from, step, to) => {
    expect(moveSelection(list, from, step)).toBe(to);
  });

  test('빈 목록에는 고를 것이 없다', () => {
    expect(moveSelection([], undefined, 'next')).toBeUndefined();
  });
});

describe('늦게 온 답 합치기', () => {
  const first = [
    page('/a', [section('x')], { isRow: true }),
    page('/b', [section('y'), section('z')]),
    page('/c', []),
  ];
  const second = [
    page('/d', [section('new')]),
    page('/b', [section('z', '글'), section('w', '글')]),
    page('/a', [section('x', '글')], { isRow: true }),
  ];

  test('읽는 이가 고르지 않았으면 새 답이 그대로 온다', () => {
    expect(mergeStages(first, second, undefined)).toBe(second);
  });

  test('고른 줄까지는 차례와 줄 수가 그대로이고, 그 뒤만 바뀐다', () => {
    const merged = mergeStages(first, second, '/b#y');
    expect(addresses(merged)).toEqual(['/a', '/a#x', '/b#y', '/b#z', '/b#w', '/d#new']);
    expect(addresses(merged).indexOf('/b#y')).toBe(addresses(first).indexOf('/b#y'));
  });

  test('제자리에 남은 줄도 새로 온 글은 받는다', () => {
    const merged = mergeStages(first, second, '/b#y');
    expect(merged[0]?.sections[0]?.snippet).toMatchObject({ text: '글' });
  });

  test('새 답에서 노트가 줄이 되어도 고른 줄 위에 줄이 끼지 않는다', () => {
    const late = [page('/b', [section('z')], { isRow: true })];
    expect(addresses(mergeStages(first, late, '/b#z'))).toEqual(['/a', '/a#x', '/b#y', '/b#z']);
  });

  test('고른 줄이 새 답에 없어도 남는다', () => {
    expect(addresses(mergeStages(first, [page('/d', [section('n')])], '/a'))).toEqual([
      '/a',
      '/a#x',
      '/d#n',
    ]);
  });

  test('고른 줄이 화면에 없었으면 새 답이 그대로 온다', () => {
    expect(mergeStages(first, second, '/z')).toBe(second);
  });
});

describe('노트에서 표시할 말', () => {
  test('제목과 글에서 표시된 말을, 긴 것부터, 한 번씩 모은다', () => {
    const result = page(
      '/a',
      [
        {
          ...section('x', '구독 상태와 구독'),
          heading: '구독',
          headingMarks: [{ start: 0, end: 2 }],
          snippet: {
            kind: 'text',
            text: '구독 상태와 구독',
            marks: [
              { start: 0, end: 5 },
              { start: 7, end: 9 },
            ],
          },
        },
      ],
      { title: 'PayPal', titleMarks: [{ start: 0, end: 6 }] },
    );
    expect(termsOf({ page: result })).toEqual(['paypal', '구독 상태', '구독']);
  });

  test('한 글자는 다른 말이 없을 때만 표시한다', () => {
    const oneLetter = page('/a', [], { title: '힙', titleMarks: [{ start: 0, end: 1 }] });
    expect(termsOf({ page: oneLetter })).toEqual(['힙']);
    const both = {
      ...oneLetter,
      title: '힙 정렬',
      titleMarks: [
        { start: 0, end: 1 },
        { start: 2, end: 4 },
      ],
    };
    expect(termsOf({ page: both })).toEqual(['정렬']);
  });
});

test.each([
  ['새 물음이면 맨 위에서 시작한다', undefined, true, 'to top'],
  ['앞의 물음의 자리는 잊는다', { address: '/a', number: 1, top: 9 }, true, 'to top'],
  ['고른 줄은 제자리에 붙든다', { address: '/a', number: 2, top: 9 }, true, 'hold'],
  ['고르지 않은 줄은 붙들지 않는다', { address: '/a', number: 2, top: 9 }, false, 'stay'],
  ['다른 줄을 고르면 보이게 한다', { address: '/b', number: 2, top: 9 }, true, 'into view'],
] as const)('목록의 자리: %s', (_, before, isChosen, scroll) => {
  expect(scrollOf(before, { address: '/a', number: 2 }, isChosen)).toBe(scroll);
});
