import { expect, test } from 'vitest';
import { findTemplates } from '../../../../lib/site/templates';
import { noteSource } from '../../../support/note-source';
import { readSample } from '../../../support/sample-site';

function read(marks: string): ReturnType<typeof findTemplates> {
  const body = `## 명령 [#commands]\n\n\`\`\`python ${marks}\na = 1\nb = 2\nprint(a)\n\`\`\`\n\n\`\`\`text output\n1\n\`\`\``;
  const { notes } = readSample({
    'pages/docs/redis/redis-stream.md': noteSource('Redis Stream', {
      head: ['tags: [redis]'],
      body,
    }),
  });
  return findTemplates(notes);
}

test('표시한 블록의 줄이 템플릿이 된다', () => {
  expect(read('run template="1-2 대입 O(1)"')).toEqual({
    templates: [
      {
        route: '/docs/redis/redis-stream',
        section: 'commands',
        title: '대입 O(1)',
        language: 'python',
        code: 'a = 1\nb = 2',
      },
    ],
    faults: [],
  });
});

test.each([
  'run template="대입"',
  'run template="0-2 대입"',
  'run template="2-1 대입"',
  'run template="2-4 대입"',
  'run wrong template="1-2 대입"',
  'skip="보기" template="1-2 대입"',
])('%s는 파일과 줄이 있는 잘못이다', (marks) => {
  const { templates, faults } = read(marks);
  expect(templates).toEqual([]);
  expect(faults).toMatchObject([{ file: 'pages/docs/redis/redis-stream.md' }]);
  expect(faults[0]?.found).toContain('template="');
});
