import type { NotesData } from '../../lib/site/notes';
import { noteSource } from './note-source';
import { readFaultless } from './sample-site';

/** A folder with two problems and one note that is none. */
export const PROBLEMS = 'pages/algorithm/baekjoon.md';

/** One of the problems. */
export const PROBLEM = 'pages/algorithm/baekjoon/1504.md';

/** The topic that both problems belong to. */
export const TOPIC = 'pages/algorithm/dijkstra.md';

/** The second of three parts of a series. */
export const PART = 'pages/docs/course/2.md';

function problemSource(title: string, id: string, tags: string, level: string): string {
  return noteSource(title, {
    head: [
      `tags: [${tags}]`,
      `problem: { site: baekjoon, id: "${id}", title: ${title}, level: ${level} }`,
      `sidebar_position: ${id}`,
    ],
    body: '```java run cases\nclass Main {}\n```',
  });
}

function partSource(title: string, number: number): string {
  return noteSource(title, { head: [`sidebar_position: ${number}`] });
}

const data: NotesData = readFaultless(
  {
    'pages/_meta.json': {
      index: { title: 'Introduce', type: 'page' },
      docs: { title: 'Docs', type: 'page' },
      algorithm: { title: 'Algorithm', type: 'page' },
    },
    'pages/algorithm/_meta.json': { index: '개요', dijkstra: '다익스트라', baekjoon: '백준' },
    'pages/algorithm/index.md': noteSource('Algorithm'),
    [TOPIC]: noteSource('다익스트라'),
    [PROBLEMS]: noteSource('백준'),
    [PROBLEM]: problemSource('특정한 <최단> 경로', '1504', 'shortest-path, heap', '보통'),
    'pages/algorithm/baekjoon/1753.md': problemSource('최단경로', '1753', 'shortest-path', '쉬움'),
    'pages/algorithm/baekjoon/input.md': noteSource('빠른 입력', {
      head: ['sidebar_position: 9999'],
    }),
    'pages/docs/_meta.json': { index: '개요', redis: '레디스', course: '강의', start: '처음' },
    'pages/docs/start.md': noteSource('처음', { body: '<note-list of="path"></note-list>' }),
    'pages/docs/course.md': noteSource('강의', { head: ['series: true'] }),
    'pages/docs/course/1.md': partSource('첫째 주', 1),
    [PART]: partSource('둘째 주', 2),
    'pages/docs/course/3.md': partSource('셋째 주', 3),
  },
  {
    paths:
      'start:\n  - { note: /docs/course/2, why: 처음이다. }\n  - { note: /algorithm/dijkstra, why: 다음이다. }',
    verified: new Map([[PROBLEM, '예제 3/3']]),
  },
);

/** A site of problems below `/notes`. */
export const problemNotes: NotesData = { ...data, site: { ...data.site, basePath: '/notes' } };
