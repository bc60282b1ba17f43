import { describe, expect, test } from 'vitest';
import {
  countText,
  formatView,
  nextOrder,
  offeredView,
  orderRows,
  readView,
  rowTest,
  type FilterableRow,
  type ProblemColumn,
  type ProblemView,
} from '../../../../lib/reader/problem-filter';

function row(
  number: string,
  title: string,
  more: {
    readonly site?: string;
    readonly level?: string;
    readonly tag?: readonly string[];
    readonly lang?: readonly string[];
    readonly verified?: string;
  } = {},
): FilterableRow {
  const { site = '백준', level = 'normal', tag = [], lang = ['java'], verified = '' } = more;
  return {
    texts: { site, number, title, tag: tag.join(', '), level, lang: lang.join(', '), verified },
    ids: { site: [site], level: [level], tag, lang },
  };
}

const view = (words: string, choices: ProblemView['choices'] = {}): ProblemView => ({
  words,
  choices,
});

const rows = [
  row('1753', '최단경로', { level: 'normal', tag: ['shortest-path'], lang: ['java', 'python'] }),
  row('10816', '숫자 카드 2', { level: 'easy', tag: ['hash'], verified: '예제 3/3' }),
  row('2178', '미로 탐색', { level: 'hard', tag: ['bfs', 'graph'], lang: ['python'] }),
  row('two-sum', 'Two Sum', { site: '리트코드', level: 'easy', tag: ['hash'] }),
];

describe('거르기', () => {
  test.each([
    ['1753', ['1753']],
    ['17', ['1753']],
    ['178', []],
    ['경로', ['1753']],
    ['최단 경로', ['1753']],
    ['최다', ['1753']],
    ['ㅊㄷㄱㄹ', ['1753']],
    ['ㅅㅈㅋㄷ', ['10816']],
    ['숫자카드', ['10816']],
    ['TWO', ['two-sum']],
    ['two-s', ['two-sum']],
    ['백준 미로', ['2178']],
    ['리트코드', ['two-sum']],
    ['  ', ['1753', '10816', '2178', 'two-sum']],
    ['(', ['1753', '10816', '2178', 'two-sum']],
    ['미로 최단', []],
  ])('"%s"을(를) 치면 %j가 남는다', (words, numbers) => {
    expect(rows.filter(rowTest(view(words))).map(({ texts }) => texts.number)).toEqual(numbers);
  });

  test.each<[ProblemView['choices'], readonly string[]]>([
    [{ lang: 'python' }, ['1753', '2178']],
    [{ lang: 'python', level: 'hard' }, ['2178']],
    [{ tag: 'hash', site: '리트코드' }, ['two-sum']],
    [{ tag: 'mst' }, []],
  ])('%j를 고르면 %j가 남는다', (choices, numbers) => {
    const kept = rows.filter(rowTest(view('', choices)));
    expect(kept.map(({ texts }) => texts.number)).toEqual(numbers);
  });
});

describe('차례', () => {
  const sorted = (column: ProblemColumn, descending = false): string[] =>
    orderRows(rows, { column, descending }, ['easy', 'normal', 'hard']).map(
      ({ texts }) => texts.number,
    );

  test('번호는 수의 크기로 센다', () => {
    expect(sorted('number')).toEqual(['1753', '2178', '10816', 'two-sum']);
    expect(sorted('number', true)).toEqual(['two-sum', '10816', '2178', '1753']);
  });

  test('난이도는 쉬움, 보통, 어려움의 차례이고 같은 것은 처음 차례 그대로다', () => {
    expect(sorted('level')).toEqual(['10816', 'two-sum', '1753', '2178']);
    expect(sorted('level', true)).toEqual(['2178', '1753', '10816', 'two-sum']);
  });

  test('값이 없는 줄은 어느 쪽으로 세워도 끝이다', () => {
    expect(sorted('verified')[0]).toBe('10816');
    expect(sorted('verified', true)[0]).toBe('10816');
  });

  test('정하지 않으면 페이지의 차례다', () => {
    expect(orderRows(rows, undefined, [])).toEqual(rows);
  });

  test('제목을 누르면 오름차순, 다시 누르면 내림차순이다', () => {
    const first = nextOrder(undefined, 'level');
    expect(first).toEqual({ column: 'level', descending: false });
    const second = nextOrder(first, 'level');
    expect(second.descending).toBe(true);
    expect(nextOrder(second, 'level').descending).toBe(false);
    expect(nextOrder(second, 'title')).toEqual({ column: 'title', descending: false });
  });
});

describe('주소', () => {
  test.each<[string, ProblemView]>([
    ['', view('')],
    ['?q=%EC%B5%9C%EB%8B%A8+%EA%B2%BD%EB%A1%9C', view('최단 경로')],
    [
      '?site=baekjoon&tag=bfs&level=hard&lang=java&sort=-level',
      {
        words: '',
        choices: { site: 'baekjoon', tag: 'bfs', level: 'hard', lang: 'java' },
        order: { column: 'level', descending: true },
      },
    ],
  ])('%s는 읽고 다시 써도 같다', (query, expected) => {
    expect(readView(query)).toEqual(expected);
    expect(formatView(expected)).toBe(query);
  });

  test('모르는 열과 빈 값은 버린다', () => {
    expect(readView('?sort=-color&level=&page=2')).toEqual(view(''));
  });
});

test('맞는 것이 없으면 그렇다고 말한다', () => {
  expect(countText(12)).toBe('12문제');
  expect(countText(0)).toBe('0문제. 조건에 맞는 문제가 없습니다.');
});

test('표가 내놓지 않는 값은 고르지 않은 것이다', () => {
  const asked = view('최단', { level: 'hard', tag: 'none', site: 'baekjoon' });
  expect(offeredView(asked, { level: ['', 'hard'], tag: [''] })).toEqual(
    view('최단', { level: 'hard' }),
  );
});
