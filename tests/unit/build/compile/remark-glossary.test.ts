import { expect, test } from 'vitest';
import { remarkGlossary } from '../../../../build/compile/remark-glossary';
import { transform } from '../../../support/markdown-tree';
import { outline } from '../../../support/outline';
import { compileWith, sampleNotes } from '../../../support/notes-data';

compileWith(sampleNotes);

function render(source: string): string {
  return outline(transform([remarkGlossary], source));
}

const group = '<a href="/docs/redis/redis-stream#groups">컨슈머 그룹</a>';
const lock = '<a href="/docs/락">락</a>';

test.each([
  ['컨슈머 그룹마다 컨슈머 그룹의 이름이 있다.', `${group}마다 컨슈머 그룹의 이름이 있다.`],
  ['락을 건 컨슈머 그룹이다.', `${lock}을 건 ${group}이다.`],
  ['- 락에서 기다린다.', `<ul><li>${lock}에서 기다린다.</li></ul>`],
  // What only begins or ends like a term.
  ['락스와 블락과 락-프리', '락스와 블락과 락-프리'],
  // Headings, tables, code, what is a link, and what the author links to.
  ['## 락', '<h2>락</h2>'],
  ['| 락 |\n|---|\n| 락 |', '락락'],
  ['`락`과 [락](/docs/b)', '<code>락</code>과 <a href="/docs/b">락</a>'],
  ['[잠금](/docs/락)이 락이다.', '<a href="/docs/락">잠금</a>이 락이다.'],
  // The note itself explains it.
  ['레디스를 쓴다.', '레디스를 쓴다.'],
])('%j', (source, html) => {
  expect(render(source)).toBe(html);
});

test('노트마다 다섯까지 잇는다', () => {
  const html = render('바람 마당 라면\n\n다리 나무 가방');
  expect(html.match(/<a /g)).toHaveLength(5);
  expect(html).toContain('<a href="/docs/나무">나무</a> 가방');
});
