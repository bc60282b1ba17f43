import { expect, test } from 'vitest';
import {
  packEntry,
  packPage,
  packPostings,
  unpackPage,
  unpackPostings,
  unpackShard,
} from '../../src/index/format';

test.each([
  [[[], [3, 5], [], [40]], '|3 2||14'],
  [[[0]], '0'],
  [[[], [], [], [], [7, 700]], '||||7 j9'],
])('절 번호 %j은(는) "%s"(으)로 줄여 적고 그대로 되읽는다', (postings, text) => {
  expect(packPostings(postings)).toBe(text);
  expect(unpackPostings(text)).toEqual(postings);
});

test('조각 파일은 키와 절 번호를 그대로 돌려준다', () => {
  const entries = [
    ['구독', [[1], [2, 3]]],
    ['독상', [[], [], [], [9]]],
  ] as const;
  expect(unpackShard(`[${entries.map(packEntry).join(',')}]`)).toEqual(entries);
});

test('노트 파일은 글과 코드를 그대로 돌려준다', () => {
  const sections = [
    { anchor: '', heading: '', body: '첫 글', code: [] },
    {
      anchor: 'cancel',
      heading: '취소하기',
      body: '두 "글"\n줄',
      code: [
        { language: 'ts', text: 'a();\nb();' },
        { language: 'java', text: 'c();' },
      ],
    },
  ];
  expect(unpackPage(packPage(sections))).toEqual(sections);
});
