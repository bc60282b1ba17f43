import { expect, test } from 'vitest';
import { folderRoutes } from '../../lib/site/site-faults';
import { sentencesOf } from '../support/prose';
import { realNotes } from '../support/real-notes';

const folders = folderRoutes(realNotes);
const indexPages = realNotes.filter(({ route }) => folders.has(route));

/** Shorter sentences may happen to be equal. */
const SHORTEST_SENTENCE = 15;

test(`${SHORTEST_SENTENCE}자 이상인 한 문장이 두 색인 페이지에 나오지 않는다`, () => {
  const pages = new Map<string, string[]>();
  for (const { file, body } of indexPages) {
    for (const sentence of new Set(sentencesOf(file, body))) {
      if (sentence.length >= SHORTEST_SENTENCE) {
        pages.set(sentence, [...(pages.get(sentence) ?? []), file]);
      }
    }
  }
  expect([...pages].filter(([, files]) => files.length > 1)).toEqual([]);
});
