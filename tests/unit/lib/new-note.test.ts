import { describe, expect, test } from 'vitest';
import { readJudgeUrl } from '../../../lib/judges';
import { planNote, type NewNote } from '../../../lib/new-note';
import { noteKinds } from '../../../lib/note-templates';
import { noteSource, sourceFiles } from '../../support/note-source';
import { readSample, sampleFiles } from '../../support/sample-site';

const folders = [
  '/algorithm',
  '/algorithm/baekjoon',
  '/algorithm/custom',
  '/algorithm/leetcode/java',
];
const more = [
  ...folders,
  '/algorithm/programmers/java',
  '/algorithm/programmers/sql',
  '/theory',
  '/blog/tools',
  '/blog/book-review',
];
const files = {
  ...sampleFiles,
  ...Object.fromEntries(more.map((route) => [`pages${route}.md`, noteSource(route)])),
};

function plan(...args: string[]): NewNote {
  const result = planNote(args, sourceFiles(files));
  if ('found' in result) {
    throw new Error(result.found);
  }
  return result;
}

test.each([
  [
    'https://www.acmicpc.net/problem/1753',
    'baekjoon',
    '1753',
    'https://www.acmicpc.net/problem/1753',
  ],
  [
    'https://school.programmers.co.kr/learn/courses/30/lessons/42576?language=java',
    'programmers',
    '42576',
    'https://school.programmers.co.kr/learn/courses/30/lessons/42576',
  ],
  [
    'https://leetcode.com/problems/two-sum/description/',
    'leetcode',
    'two-sum',
    'https://leetcode.com/problems/two-sum/',
  ],
])('%s는 %s의 문제 %s다', (address, site, id, url) => {
  expect(readJudgeUrl(address)).toEqual({ site, id, url });
});

test.each(['https://example.com/problem/1', 'https://www.acmicpc.net/user/1', 'acmicpc.net'])(
  '%s는 문제의 주소가 아니다',
  (address) => {
    expect(readJudgeUrl(address)).toBeUndefined();
  },
);

test.each([
  [['https://www.acmicpc.net/problem/1753'], '/algorithm/baekjoon/1753', 'problem'],
  [['https://leetcode.com/problems/two-sum/'], '/algorithm/leetcode/java/two-sum', 'problem'],
  [
    [
      'https://school.programmers.co.kr/learn/courses/30/lessons/59034',
      '/algorithm/programmers/sql/all-records',
    ],
    '/algorithm/programmers/sql/all-records',
    'problem',
  ],
  [['/docs/redis/pubsub'], '/docs/redis/pubsub', 'reference'],
  [['/blog/tools/tmux'], '/blog/tools/tmux', 'tool'],
  [['/blog/book-review/sicp'], '/blog/book-review/sicp', 'review'],
  [['/theory/paging'], '/theory/paging', 'concept'],
  [['concept', '/docs/redis/pubsub/'], '/docs/redis/pubsub', 'concept'],
  [['concept'], '/theory/new-concept', 'concept'],
] as const)('%j는 %s에 %s 노트를 만든다', (args, route, kind) => {
  expect(plan(...args)).toMatchObject({ route, kind });
});

describe('만든 노트', () => {
  test.each(noteKinds)('%s의 틀은 검사의 문법을 지나고 초안이다', (kind) => {
    const { files: made } = plan(kind, '/docs/redis/fresh', '새', '노트');
    const changes = Object.fromEntries(made.map(({ path, text }) => [path, text]));
    expect(changes['pages/docs/redis/fresh.md']).toMatch(/^status: draft/m);
    expect(readSample(changes, { drafts: true }).faults).toEqual([]);
    expect(readSample(changes).faults).toEqual([]);
  });

  test('문제의 노트에는 site, id, url이 있고 _meta.json에 제목이 든다', () => {
    const [note, meta] = plan('https://www.acmicpc.net/problem/1753', '최단경로').files;
    expect(note?.path).toBe('pages/algorithm/baekjoon/1753.md');
    expect(note?.text).toContain(
      '  site: baekjoon\n  id: "1753"\n  title: "최단경로"\n  url: https://www.acmicpc.net/problem/1753\n',
    );
    expect(meta).toEqual({
      path: 'pages/algorithm/baekjoon/_meta.json',
      text: '{\n  "1753": "최단경로"\n}\n',
    });
  });
});

test.each([
  [[], '인수가 없음'],
  [['제목만'], '제목만'],
  [['https://example.com/1'], '모르는 문제 주소'],
  [['/docs/redis/redis-stream'], '이미 있는 노트'],
  [['/docs/reddis/pubsub'], '없는 폴더 /docs/reddis'],
  [['/docs/redis/Pub_Sub'], '주소에 쓸 수 없는 글자'],
] as const)('%j는 만들지 않는다', (args, found) => {
  expect(planNote(args, sourceFiles(files))).toMatchObject({ found });
});
