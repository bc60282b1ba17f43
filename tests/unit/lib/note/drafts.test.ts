import { describe, expect, test } from 'vitest';
import { isDraftPicture } from '../../../../lib/note/drafts';
import type { Route } from '../../../../lib/vocabulary/routes';
import { lineOf, noteSource } from '../../../support/note-source';
import { readFaultless, readSample } from '../../../support/sample-site';

const FRESH = 'pages/docs/redis/fresh.md';
const DESCRIPTION = '아직 쓰고 있는 노트라서 공개하지 않는다.';
const draft = noteSource('새 노트', { description: DESCRIPTION, head: ['status: draft'] });
const withDraft = {
  [FRESH]: draft,
  'pages/docs/redis/_meta.json': { 'redis-stream': 'Redis Stream', fresh: '새 노트' },
};

describe('초안은 공개하는 자료에 없다', () => {
  const data = readFaultless(withDraft);

  test('초안을 빼면 초안이 처음부터 없던 것과 같고, 개발할 때는 있다', () => {
    expect(data).toEqual(readFaultless());
    const { pageMap } = readFaultless(withDraft, { drafts: true });
    expect(JSON.stringify(pageMap)).toContain('"title":"새 노트"');
  });

  test('폴더의 첫 페이지가 초안이면 그 아래 노트는 남는다', () => {
    const folder = noteSource('레디스', { head: ['status: draft'] });
    const { notes, pageMap } = readFaultless({ 'pages/docs/redis.md': folder });
    expect(Object.keys(notes)).toContain('pages/docs/redis/redis-stream.md');
    expect(JSON.stringify(pageMap)).toContain('"name":"redis"');
  });

  test('폴더에 초안뿐이면 폴더와 그 _meta.json도 없다', () => {
    const head = ['status: draft'];
    const { pageMap } = readFaultless({
      'pages/docs/redis.md': noteSource('레디스', { head }),
      'pages/docs/redis/redis-stream.md': noteSource('Redis Stream', { head }),
    });
    expect(JSON.stringify(pageMap)).not.toMatch(/redis|레디스/i);
  });

  test('다 쓰지 않은 초안의 잘못은 공개를 막지 않는다', () => {
    const unfinished = noteSource('새 노트', { head: ['status: draft'], body: '## 절\n\n**짝' });
    expect(readSample({ ...withDraft, [FRESH]: unfinished }).faults).toEqual([]);
    expect(readSample({ ...withDraft, [FRESH]: unfinished }, { drafts: true }).faults).toHaveLength(
      2,
    );
  });

  test('공개한 노트에서 초안으로 가는 링크는 초안이라고 말한다', () => {
    const redis = noteSource('레디스', { body: '앞이다.\n\n[새것](/docs/redis/fresh)' });
    const files = { ...withDraft, 'pages/docs/redis.md': redis };
    expect(readSample(files).faults).toMatchObject([
      {
        file: 'pages/docs/redis.md',
        line: lineOf(redis, '[새것]'),
        found: '링크 /docs/redis/fresh',
        expected: '공개한 노트의 주소',
        fix: '/docs/redis/fresh 노트는 초안(status: draft)이다. 초안을 공개하거나 링크를 지운다.',
      },
    ]);
    expect(readSample(files, { drafts: true }).faults).toEqual([]);
  });
});

describe('초안인 폴더 아래의 공개한 노트', () => {
  const { notes } = readSample({
    'pages/docs/redis.md': noteSource('레디스', { head: ['status: draft'] }),
  });

  test.each([
    ['img/docs/redis/redis-stream/a.svg', false],
    ['img/docs/redis/a.svg', true],
  ])('%s가 초안의 그림인가: %s', (picture, isTrace) => {
    expect(isDraftPicture(picture, '/docs/redis' as Route, notes)).toBe(isTrace);
  });
});
