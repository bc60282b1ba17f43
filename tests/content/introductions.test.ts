import { describe, expect, test } from 'vitest';
import { proseLength, sentencesOf } from '../support/prose';
import { realNotes } from '../support/real-notes';
import { plannedFolders } from './routes';

const indexRoutes = new Set<string>(['/', ...plannedFolders.map(({ route }) => route)]);
const indexPages = realNotes.filter(({ route }) => indexRoutes.has(route));

/** An introduction shorter than this says no more than the list below it. */
const SHORTEST_INTRODUCTION = 400;

/** Shorter sentences may happen to be equal. */
const SHORTEST_SENTENCE = 15;

test('색인 페이지는 홈과 폴더 68개다', () => {
  expect(indexPages).toHaveLength(69);
});

describe(`색인 페이지의 소개는 ${SHORTEST_INTRODUCTION}자 이상이다`, () => {
  test.each(indexPages.map(({ route, file, body }) => ({ route, file, body })))(
    '$route',
    ({ file, body }) => {
      expect(proseLength(file, body)).toBeGreaterThanOrEqual(SHORTEST_INTRODUCTION);
    },
  );
});

test(`${SHORTEST_SENTENCE}자 이상인 한 문장이 두 색인 페이지에 나오지 않는다`, () => {
  const pages = new Map<string, string[]>();
  for (const { file, body } of indexPages) {
    for (const sentence of new Set(sentencesOf(file, body))) {
      if (sentence.length >= SHORTEST_SENTENCE) {
        pages.set(sentence, [...(pages.get(sentence) ?? []), file]);
      }
    }
  }
  expect(pages.size).toBeGreaterThan(indexPages.length);
  expect([...pages].filter(([, files]) => files.length > 1)).toEqual([]);
});
