import { describe, expect, test } from 'vitest';
import { buildIndex } from '../../src/index/build-index';
import { fileNames, unpackPage, unpackShard } from '../../src/index/format';
import type { PageRecord } from '../../src/index/records';
import { fixtureNotes } from '../../quality/fixture-notes';
import { rowsOf, testEngine } from '../../quality/metrics';

const notes = fixtureNotes();

describe('시험용 노트의 색인', () => {
  const { manifest, files } = buildIndex(notes);

  test('조각은 키의 차례로 이어지고 목록에 첫 키가 적혀 있다', () => {
    const keys = manifest.shards.map((first, shard) => {
      const entries = unpackShard(files.get(fileNames.shard(shard)) ?? '[]');
      expect(entries[0]?.[0]).toBe(first);
      return entries.map(([key]) => key);
    });
    const all = keys.flat();
    expect(all).toEqual([...all].sort());
    expect(new Set(all).size).toBe(all.length);
  });

  test('노트마다 파일이 하나 있고 절의 수가 맞다', () => {
    const counts = notes.map(
      (_, page) => unpackPage(files.get(fileNames.page(page)) ?? '[]').length,
    );
    expect(counts).toEqual(notes.map(({ sections }) => sections.length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(manifest.sections);
  });

  test('두 번 지어도 같은 파일이 나온다', () => {
    expect([...buildIndex(notes).files]).toEqual([...files]);
  });
});

test('절 넷 가운데 하나보다 흔한 키만 빠지고 언어 키는 남는다', () => {
  const code = [{ language: 'java', text: 'run();' }];
  const page = (number: number): PageRecord => ({
    route: `/n${number}`,
    title: '글',
    sections: [{ anchor: '', heading: '', body: number % 2 === 0 ? '있다' : '없다', code }],
  });
  const pages = Array.from({ length: 900 }, (_, number) => page(number));
  expect(buildIndex(pages).manifest.stops).toEqual(['run']);
  expect(buildIndex(notes).manifest.stops).toEqual([]);
});

test('찾는 말은 그 절의 말이 된다', async () => {
  const sections = ['', 'signals'].map((anchor) => ({ anchor, heading: '', body: '글', code: [] }));
  const page = { route: '/docs', title: 'Docs', sections };
  const asked = { top: ['컨테이너'], signals: ['종료 코드 137', '글'] };
  const { built, engine } = await testEngine([{ ...page, asked }]);
  const found = async (text: string): Promise<string[]> => rowsOf(await engine.full({ text }));
  expect(await found('컨테이너')).toEqual(['/docs#']);
  expect(await found('종료코드 137')).toEqual(['/docs#signals']);
  expect(unpackPage(built.files.get(fileNames.page(0)) ?? '[]')[1]?.asked).toEqual(asked.signals);
  expect(await found('글')).toHaveLength(2);
});

test('제목의 id는 constructor여도 된다', () => {
  const sections = ['', 'constructor'].map((anchor) => ({
    anchor,
    heading: '',
    body: '글',
    code: [],
  }));
  const { manifest, files } = buildIndex([{ route: '/java', title: 'Java', sections }]);
  expect(manifest.sections).toBe(2);
  expect(unpackPage(files.get(fileNames.page(0)) ?? '[]')[1]?.asked).toBeUndefined();
});

test('노트가 없어도 색인은 지어진다', () => {
  expect(buildIndex([]).manifest).toMatchObject({ pages: 0, sections: 0, shards: [] });
});
