import type { PictureSize } from '../../lib/note/project';
import type { NotesData } from '../../lib/site/notes';
import type { Route } from '../../lib/vocabulary/routes';
import { noteSource } from './note-source';
import { readFaultless } from './sample-site';

export { setNotesData as compileWith } from '../../build/compile/notes-data';

/** The note that plugins are tested on; its body begins on line 5 of the file. */
export const NOTE_FILE = 'pages/docs/redis.md';

/** A folder without a single listed note. */
export const EMPTY_FOLDER = 'pages/docs/empty.md';

const notes = readFaultless(
  {
    'pages/docs/_meta.json': { index: '개요', redis: '레디스', empty: '빈 폴더' },
    [EMPTY_FOLDER]: noteSource('빈 폴더'),
  },
  {
    dates: new Map([
      [NOTE_FILE, '2026-11-20'],
      ['pages/docs/redis/redis-stream.md', '2026-11-21'],
    ]),
    tables: {
      'sample/table': {
        kind: 'grid',
        columns: ['이름', '뜻'],
        rows: [
          ['`id|key`', '**고유(하나)**한 값, [홈](/)'],
          ['`{count}`', '수'],
        ],
      },
      'sample/entries': {
        kind: 'entries',
        entries: [
          { term: '`id` string **필수**', texts: ['고유한 값', '[1–9자](#length)'] },
          {
            term: '`owner` object',
            texts: ['주인'],
            nested: [{ term: '`name` string', texts: ['이름'] }],
          },
          {
            term: '`parts` 객체 배열',
            texts: ['부품'],
            nested: [{ term: '`size` integer', texts: ['크기'] }],
            fold: '하위 필드 1개',
          },
        ],
        note: '나머지는 `id`와 같다.',
      },
      'sample/list': { kind: 'list', items: ['`a|b`는 하나다', '둘'] },
    },
    endpoints: { 'sample/show': { method: 'GET', path: '/v1/things/{id}' } },
  },
);

/** Drawings by the size of their letters and their width. */
const drawings = [
  [11, 340],
  [16, 700],
  [20, 1344],
  [16, 500],
].map(([label = 0, width = 0]): [string, PictureSize] => [
  `/img/letters-${label}-in-${width}.svg`,
  { width, height: 100, label },
]);

/** The sample site with all that plugins read. */
export const sampleNotes: NotesData = {
  ...notes,
  counts: { notes: 4, problems: 0, questions: 0, executed: 2 },
  terms: [
    { term: '컨슈머 그룹', route: '/docs/redis/redis-stream' as Route, id: 'groups' },
    ...['스트림', '락', '가방', '나무', '다리', '라면', '마당', '바람'].map((term) => ({
      term,
      route: `/docs/${term}` as Route,
    })),
    { term: '레디스', route: '/docs/redis' as Route },
  ],
  questions: [
    {
      route: '/docs/redis/redis-stream' as Route,
      title: 'Redis Stream',
      tags: ['redis'],
      questions: [
        { question: '무엇으로 넣나?', answer: '`XADD`다. [명령](#commands)', section: 'commands' },
        { question: '몇 개인가?', answer: '둘이다.' },
      ],
    },
  ],
  paths: {
    docs: [
      { note: '/docs/redis/redis-stream', why: '먼저 훑는다.' },
      { note: '/docs/redis/redis-stream#commands', why: '명령을 본다.' },
    ],
  },
  badges: {
    [NOTE_FILE]: {
      104: { text: '실행 확인 · Java 17', detail: '17.0.13, <2026-11-20>', isVerified: true },
      107: { text: '실행하지 않음', detail: '서버가 필요하다', isVerified: false },
      110: { text: '시험됨', isVerified: true },
    },
  },
  pictures: { '/icon.svg': { width: 32, height: 24 }, ...Object.fromEntries(drawings) },
};

const record = sampleNotes.notes[NOTE_FILE];
if (record === undefined) {
  throw new Error(NOTE_FILE);
}
/** What the site knows of that note. */
export const sampleNote = record;
