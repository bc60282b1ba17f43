import { describe, expect, test } from 'vitest';
import { readJudgeUrl } from '../../../../lib/vocabulary/judges';
import { planNote, type NewNote } from '../../../../lib/authoring/new-note';
import { readNote } from '../../../../lib/note/note';
import { findTemplateFaults } from '../../../../lib/site/note-templates';
import { readTemplates } from '../../../../scripts/new';
import { findSnippets } from 'md-run/blocks';
import { lineOf, noteSource, sourceFiles } from '../../../support/note-source';
import { readSample, sampleFiles } from '../../../support/sample-site';

const folders = [
  '/algorithm',
  '/algorithm/baekjoon',
  '/algorithm/baekjoon/python',
  '/algorithm/codetree',
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
  return planNote(args, sourceFiles(files), readTemplates());
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
  test('제목에 마크업으로 읽힐 글자가 있어도 검사를 지난다', () => {
    const { files: made } = plan('concept', '/docs/redis/fresh', 'List<T>와', '*args');
    const changes = Object.fromEntries(made.map(({ path, text }) => [path, text]));
    expect(changes['pages/docs/redis/fresh.md']).toContain('\n# List\\<T>와 \\*args\n');
    expect(readSample(changes, { drafts: true }).faults).toEqual([]);
  });

  test.each([
    ['/algorithm/baekjoon/1753', 'java', 'run cases', ['text input', 'text output']],
    ['/algorithm/baekjoon/python/1806', 'python', 'run cases', ['text input', 'text output']],
    ['/algorithm/codetree/treasure', 'cpp', 'run cases', ['text input', 'text output']],
    ['/algorithm/custom/calendar', 'java', 'run cases', ['text input', 'text output']],
    ['/algorithm/programmers/java/42626', 'java', 'run call="solution"', ['text cases']],
    ['/algorithm/leetcode/java/two-sum', 'java', 'run call="solution"', ['text cases']],
    ['/algorithm/programmers/sql/sales', 'sql', 'run cases', ['sql input', 'text output']],
  ])('문제 노트 %s의 절, 풀이의 언어와 표시, 예제의 꼴', (route, language, marks, cases) => {
    const [note] = plan('problem', route).files;
    const { markdown } = readNote({ path: note?.path ?? '', text: note?.text ?? '' }).note ?? {};
    expect(markdown?.headings.map(({ text, id }) => `${text} [#${id ?? ''}]`)).toEqual([
      ...['문제 [#problem]', '힌트 [#hints]', '착안 [#idea]', '풀이 [#code]'],
      ...['복잡도 [#complexity]', '예제 [#cases]', '함정 [#pitfalls]'],
    ]);
    expect(note?.text.match(/<summary>.*<\/summary>/g)).toEqual([
      '<summary>힌트 1</summary>',
      '<summary>힌트 2</summary>',
    ]);
    expect(markdown?.fences.map((fence) => `${fence.language} ${fence.meta}`)).toEqual([
      `${language} skip="아직 쓰지 않았다"`,
      ...cases,
    ]);
    expect(note?.text).toContain(`skip="…" 대신 ${marks} 표시를 쓴다`);
    expect(findSnippets('a.md', markdown?.fences ?? []).faults).toEqual([]);
  });

  test('공개하려면 틀에서 온 제목과 description, 빈 풀이를 바꾸어야 한다', () => {
    const [made] = plan('problem', '/algorithm/custom/calendar').files;
    const text = (made?.text ?? '').replace(/^status: draft.*\n/m, '');
    const { note } = readNote({ path: 'pages/algorithm/custom/calendar.md', text });
    const faults = note ? findTemplateFaults(note) : [];
    expect(faults.map(({ found, line }) => [found, line])).toEqual([
      ['초안의 틀에서 온 title', lineOf(text, 'title:')],
      ['초안의 틀에서 온 description', lineOf(text, 'description:')],
      ['초안의 틀에서 온 skip="아직 쓰지 않았다"', lineOf(text, '```java')],
    ]);
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
  expect(() => plan(...args)).toThrow(`찾은 것    ${found}`);
});
