import { expect, test } from 'vitest';
import { PATHS_FILE, placesOnPaths, readPaths } from '../../../../lib/site/paths';
import { noteSource } from '../../../support/note-source';
import type { Route } from '../../../../lib/vocabulary/routes';
import { readFaultless, readSample } from '../../../support/sample-site';

const addresses = new Set(['/docs/redis', '/docs/redis/redis-stream#commands']);

test('길은 노트와 이유의 차례다', () => {
  const source = [
    'start:',
    '  - note: /docs/redis',
    '    why: 처음이다.',
    '  - { note: "/docs/redis/redis-stream#commands", why: 명령을 익힌다. }',
  ].join('\n');
  expect(readPaths(source, addresses)).toEqual({
    paths: {
      start: [
        { note: '/docs/redis', why: '처음이다.' },
        { note: '/docs/redis/redis-stream#commands', why: '명령을 익힌다.' },
      ],
    },
    faults: [],
  });
});

test('없는 노트를 대면 파일과 줄과 비슷한 주소를 말하고, 빌드가 멈춘다', () => {
  const source =
    'start:\n  - note: /docs/redis\n    why: 처음\n  - note: /docs/redi\n    why: 다음\n';
  const fault = {
    file: PATHS_FILE,
    line: 4,
    found: 'start의 note: /docs/redi',
    fix: '/docs/redis로 고치거나 지운다.',
  };
  expect(readPaths(source, addresses).faults).toMatchObject([fault]);
  expect(readSample({}, { paths: source }).faults).toMatchObject([fault]);
});

test.each([
  ['start:\n  - note: /docs/redis\n', 2, '길이 아닌 값 (start › 0 › why)'],
  ['start:\n  - note: docs\n    why: 처음\n', 2, '길이 아닌 값 (start › 0 › note)'],
  ['start: [', 1, 'YAML 오류'],
])('%j의 잘못은 줄을 안다', (source, line, found) => {
  const [fault] = readPaths(source, addresses).faults;
  expect(fault).toMatchObject({ line });
  expect(fault?.found).toContain(found);
});

test('노트는 길마다 마지막으로 나온 자리와 그다음 노트를 안다', () => {
  const step = (note: string): { note: string; why: string } => ({ note, why: '까닭' });
  const paths = { a: ['/x', '/x#part', '/y'].map(step), b: [step('/y')], unseen: [step('/x')] };
  const places = placesOnPaths(paths, ['/paths/a', '/paths/b'] as Route[], (route) => `<${route}>`);
  const a = { route: '/paths/a', title: '</paths/a>' };
  expect(Object.fromEntries(places)).toEqual({
    '/x': [{ path: a, position: 2, total: 3, next: { route: '/y', title: '</y>' } }],
    '/y': [
      { path: a, position: 3, total: 3 },
      { path: { route: '/paths/b', title: '</paths/b>' }, position: 1, total: 1 },
    ],
  });
});

test('길의 페이지는 노트를 기다리는 폴더가 아니다', () => {
  const { notes } = readFaultless(
    {
      'pages/docs/_meta.json': { index: '개요', start: '처음', redis: '레디스' },
      'pages/docs/start.md': noteSource('처음', { body: '<note-list of="path"></note-list>' }),
    },
    { paths: 'start:\n  - { note: /docs/redis, why: 처음이다. }' },
  );
  expect(notes['pages/docs/start.md']?.waiting).toBeUndefined();
});
