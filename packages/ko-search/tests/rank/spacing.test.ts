import { describe, expect, test } from 'vitest';
import { readQuery, type Word } from '../../src/query/query';
import { beginningsOf, splitRun } from '../../src/rank/spacing';
import { buildIndex } from '../../src/index/build-index';
import { createLoader } from '../../src/rank/loader';

function word(text: string): Word {
  const [read] = readQuery(text).words;
  if (read === undefined) {
    throw new Error(`no word in ${text}`);
  }
  return read;
}

describe('낱말의 앞부분', () => {
  test.each([
    ['줄이려면', ['줄이려', '줄이', '줄이리']],
    ['잃어버리는데', ['잃어버리는', '잃어버리', '잃어버']],
    ['imos법', ['imos']],
    ['구독', []],
    ['heap', []],
  ])('"%s"의 앞부분은 %j', (text, beginnings) => {
    expect(beginningsOf(word(text)).map((found) => found.text)).toEqual(beginnings);
  });
});

describe('붙여 쓴 말 나누기', async () => {
  const { manifest, files } = buildIndex([
    {
      route: '/dijkstra',
      title: '다익스트라',
      sections: [{ anchor: '', heading: '', body: '최단 경로를 복원한다.', code: [] }],
    },
  ]);
  const loader = createLoader(manifest, (name) => Promise.resolve(files.get(name) ?? ''));
  const session = { loader, outline: await loader.outline(), state: { incomplete: false } };
  const split = (text: string): Promise<readonly string[]> => splitRun(word(text), session);

  test('노트에 있는 말 셋을 붙인 "최단경로복원"은 셋으로 나뉜다', async () => {
    expect(await split('최단경로복원')).toEqual(['최단', '경로', '복원']);
  });

  test.each(['최단경로구독', '복원', 'heapsort'])('"%s"은(는) 나뉘지 않는다', async (text) => {
    expect(await split(text)).toEqual([]);
  });
});
