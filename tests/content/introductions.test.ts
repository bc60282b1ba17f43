import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { plainText } from '../../lib/markdown/plain-text';
import { parseMarkdown } from '../../lib/markdown/read-markdown';
import { folderRoutes } from '../../lib/site/site-faults';
import { realNotes, type RealNote } from '../support/real-notes';

const folders = folderRoutes(realNotes);
const indexPages = realNotes.filter(({ route }) => folders.has(route));

/** Shorter sentences may happen to be equal. */
const SHORTEST_SENTENCE = 15;

/** The sentences of the paragraphs and table cells of a note. */
function sentencesOf({ file, body }: RealNote): ReadonlySet<string> {
  const texts: string[] = [];
  visit(parseMarkdown(file, body), ['paragraph', 'tableCell'], (node) => {
    texts.push(plainText(node).replace(/\s+/g, ' ').trim());
    return SKIP;
  });
  return new Set(texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)));
}

test(`${SHORTEST_SENTENCE}자 이상인 한 문장이 두 색인 페이지에 나오지 않는다`, () => {
  const pages = new Map<string, string[]>();
  for (const page of indexPages) {
    for (const sentence of sentencesOf(page)) {
      if (sentence.length >= SHORTEST_SENTENCE) {
        pages.set(sentence, [...(pages.get(sentence) ?? []), page.file]);
      }
    }
  }
  expect([...pages].filter(([, files]) => files.length > 1)).toEqual([]);
});
