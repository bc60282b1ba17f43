import { describe, expect, test } from 'vitest';
import type { Fence } from 'md-run/blocks';
import type { Note } from '../../../../lib/note/note';
import {
  problemsOfTopic,
  readProblems,
  relatedProblems,
  solutionLanguages,
  type Problem,
} from '../../../../lib/connections/problems';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteOf } from '../../../support/note-source';

function note(path: string, head: readonly string[]): Note {
  return noteOf(path, `노트 ${path}`, { head, body: '```java run cases\n```' });
}

function problemNote(path: string, tags: string, more = 'level: 보통'): Note {
  const [, site = '', id = ''] = /^(\w+)\/(.+)$/.exec(path) ?? [];
  return note(`pages/algorithm/${path}.md`, [
    `tags: [${tags}]`,
    `problem: { site: ${site}, id: "${id.replace(/.*\//, '')}", title: 문제 ${id}, ${more} }`,
  ]);
}

const topicNotes = [
  note('pages/algorithm/dijkstra.md', ['tags: [shortest-path]']),
  note('pages/algorithm/dp.md', ['tags: [dp]']),
];

function read(notes: readonly Note[], hidden: readonly string[] = []): Problem[] {
  return readProblems({
    notes: [...topicNotes, ...notes],
    hidden: new Set(hidden as Route[]),
    verified: new Map([['pages/algorithm/baekjoon/1753.md', '예제 3/3']]),
  });
}

const names = (problems: readonly Problem[]): string[] =>
  problems.map(({ number, title }) => (number === '' ? title : number));

describe('문제 노트의 목록', () => {
  test('머리말과 코드에서 표의 한 줄이 된다', () => {
    expect(read([problemNote('baekjoon/1753', 'java, shortest-path, graph, heap')])).toEqual([
      {
        route: '/algorithm/baekjoon/1753',
        site: { id: 'baekjoon', name: '백준' },
        number: '1753',
        title: '문제 1753',
        level: { id: 'normal', name: '보통' },
        techniques: [
          { id: 'shortest-path', name: '최단 경로', route: '/algorithm/dijkstra' },
          { id: 'graph', name: '그래프' },
          { id: 'heap', name: '힙' },
        ],
        topics: ['heap', 'graph', 'dijkstra'],
        languages: [{ id: 'java', name: 'Java' }],
        verified: '예제 3/3',
      },
    ]);
  });

  test('백준, 프로그래머스, 리트코드의 차례이고, 번호 1920은 10816보다 앞이고, 번호가 없는 것은 끝이다', () => {
    const problems = read([
      problemNote('leetcode/java/two-sum', 'hash'),
      problemNote('leetcode/java/146', 'hash'),
      problemNote('programmers/sql/42586', 'sql'),
      problemNote('baekjoon/10816', 'hash'),
      problemNote('baekjoon/1920', 'binary-search'),
    ]);
    expect(names(problems)).toEqual(['1920', '10816', '42586', '146', '문제 java/two-sum']);
  });

  test('숨긴 노트와, 숨긴 주제 노트로 가는 링크는 없다', () => {
    const notes = [problemNote('baekjoon/1753', 'dp'), problemNote('baekjoon/1504', 'dp')];
    const [only, ...others] = read(notes, ['/algorithm/baekjoon/1504', '/algorithm/dp']);
    expect(others).toEqual([]);
    expect(only?.techniques).toEqual([{ id: 'dp', name: '동적 계획법' }]);
  });
});

describe('풀이의 언어', () => {
  const fence = (language: string, meta: string): Fence => ({ language, meta, text: '', line: 1 });

  test.each<[string, readonly Fence[], readonly string[]]>([
    [
      '예제로 확인하는 코드가 있으면 옆에서 보기로 실행하는 코드의 언어는 세지 않는다',
      [fence('java', 'run cases'), fence('python', 'run call="f"'), fence('bash', 'run')],
      ['Java', 'Python'],
    ],
    ['예제가 없으면 실행하는 코드', [fence('cpp', 'run'), fence('java', 'skip="x"')], ['C++']],
    ['실행하지 않으면 보이는 코드', [fence('java', 'skip="x"'), fence('text', '')], ['Java']],
    ['SQL의 입력은 풀이가 아니다', [fence('sql', 'input'), fence('sql', 'run cases')], ['SQL']],
    ['코드가 없는 노트', [fence('text', 'input')], []],
  ])('%s', (_case, fences, expected) => {
    expect(solutionLanguages(fences).map(({ name }) => name)).toEqual(expected);
  });
});

test('주제의 문제: 쉬운 것부터, 같은 난이도는 목록의 차례로 선다', () => {
  const problems = read([
    problemNote('baekjoon/1', 'dp', 'level: 어려움'),
    problemNote('baekjoon/2', 'dp', 'level: 쉬움'),
    problemNote('baekjoon/3', 'sort', 'level: 쉬움'),
    problemNote('baekjoon/4', 'string', 'level: 쉬움, topics: [dp, lcs]'),
    problemNote('baekjoon/5', 'dp', 'level: 쉬움, topics: [lcs]'),
  ]);
  expect(names(problemsOfTopic('dp', problems))).toEqual(['2', '4', '1']);
  expect(names(problemsOfTopic('lcs', problems))).toEqual(['4', '5']);
  expect(names(problemsOfTopic('mst', problems))).toEqual([]);
});

describe('같은 유형의 문제', () => {
  function relatedOf(number: string, notes: readonly Note[]): string[] {
    const problems = read(notes);
    const problem = problems.find((one) => one.number === number);
    return problem ? names(relatedProblems(problem, problems)) : ['없음'];
  }

  test('기법 태그가 많이 겹치는 순이고, 언어만 같은 문제는 들지 않는다', () => {
    expect(
      relatedOf('1', [
        problemNote('baekjoon/1', 'java, graph, shortest-path, heap'),
        problemNote('baekjoon/2', 'java, sort'),
        problemNote('baekjoon/3', 'graph'),
        problemNote('baekjoon/4', 'heap, shortest-path, graph'),
        problemNote('baekjoon/5', 'heap, graph'),
      ]),
    ).toEqual(['4', '5', '3']);
  });

  test('태그가 달라도 주제가 같으면 태그가 같은 것 뒤에 든다', () => {
    expect(
      relatedOf('1', [
        problemNote('baekjoon/1', 'bfs'),
        problemNote('baekjoon/2', 'dfs'),
        problemNote('baekjoon/3', 'bfs'),
      ]),
    ).toEqual(['3', '2']);
  });

  test('겹치는 수가 같으면 난이도가 가까운 것, 그다음은 목록의 차례로 다섯까지다', () => {
    const easy = [2, 3, 4, 5, 6, 7].map((id) => problemNote(`baekjoon/${id}`, 'dp', 'level: 쉬움'));
    expect(
      relatedOf('1', [
        problemNote('baekjoon/1', 'dp'),
        ...easy,
        problemNote('baekjoon/8', 'dp', 'level: 보통'),
      ]),
    ).toEqual(['8', '2', '3', '4', '5']);
  });
});
