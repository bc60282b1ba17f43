import { expect, test } from 'vitest';
import { FORMAT_VERSION } from '../../src/index/version';
import { readFacets, readManifest } from '../../src/rank/protocol';

test.each([undefined, '', '<!doctype html>'])(
  '거르기 목록이 %j이면 고를 것이 없을 뿐이다',
  (text) => {
    expect(readFacets(text)).toEqual({ sections: [], languages: [], withCode: 0, examples: [] });
  },
);

test('거르기 목록을 읽는다', () => {
  const facets = {
    sections: [{ value: 'docs', label: 'Docs', notes: 3 }],
    languages: [{ value: 'java', label: '자바', notes: 2 }],
    withCode: 2,
    examples: ['구독'],
  };
  expect(readFacets(JSON.stringify(facets))).toEqual(facets);
});

test('첫 자료는 나머지가 든 폴더를 댄다', () => {
  const manifest = { version: FORMAT_VERSION, folder: '0123abcd', pages: 1 };
  expect(readManifest(JSON.stringify(manifest))).toEqual(manifest);
});

test.each([
  ['', /JSON/],
  ['<!doctype html>', /JSON/],
  ['null', /format undefined/],
  [JSON.stringify({ version: FORMAT_VERSION }), /expected/],
  [JSON.stringify({ version: FORMAT_VERSION + 1, folder: 'a' }), /expected/],
])('첫 자료가 %j이면 읽지 못한다', (text, message) => {
  expect(() => readManifest(text)).toThrow(message);
});
