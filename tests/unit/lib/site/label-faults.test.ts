import { expect, test } from 'vitest';
import { displayNames } from '../../../../lib/site/label-faults';
import { noteSource } from '../../../support/note-source';
import { readSample } from '../../../support/sample-site';

test('메뉴의 이름은 _meta.json과 title에서 오고, 문장만큼 긴 것은 이름이 아니다', () => {
  const plan = readSample({
    'pages/docs/redis/_meta.json': { 'redis-stream': 'Streams', start: 'How to start with it' },
    'pages/docs/redis/start.md': noteSource('Start'),
  });
  const names = displayNames(plan, { title: '메모', author: 'Haneul' });
  for (const name of ['소개', 'Introduce', 'Redis Stream', 'Streams', 'Start', '메모', 'Haneul']) {
    expect(names.has(name), name).toBe(true);
  }
  expect(names.has('How to start with it')).toBe(false);
});

const NOTE = 'pages/docs/redis.md';

function labelsIn(body: string): string[] {
  return readSample({ [NOTE]: noteSource('레디스', { body }) })
    .faults.filter(({ found }) => found.startsWith('한글이 없는 이름'))
    .map(({ line, found }) => `${String(line)} ${found}`);
}

test.each([
  '![A request goes to the server](/img/a.svg)',
  '![Sequence](/img/a.svg)',
  '<img src="/img/a.svg" alt="Sequence diagram">',
  '[글](https://example.com "Reference guide")',
  '글이다. <abbr title="HyperText Markup Language">HTML</abbr>',
])('한글이 없는 대체 글과 title은 그 줄의 잘못이다: %s', (body) => {
  expect(labelsIn(body)).toEqual([expect.stringMatching(/^8 /)]);
});

test.each([
  '![요청이 서버로 가는 그림](/img/a.svg)',
  '![Redis Stream](/img/a.svg)',
  '<abbr lang="en" title="HyperText Markup Language">HTML</abbr>',
  '![O(n)](/img/a.svg)',
])('한국어, 노트의 이름, 다른 언어라고 적은 것은 잘못이 아니다: %s', (body) => {
  expect(labelsIn(body)).toEqual([]);
});
