import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkFormulas } from '../../../../build/compile/remark-formulas';
import { parseBody } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';

compileWith(sampleNotes);

const compiler = unified()
  .use(() => remarkFormulas)
  .use(remarkRehype);

function render(source: string): string {
  const tree: unknown = compiler.runSync(parseBody(source), { path: NOTE_FILE });
  return toHtml(tree as Root);
}

test('줄 안의 수식은 MathML이 되고, LaTeX는 남지 않는다', () => {
  expect(render('비용은 $$x^2$$이다.')).toBe(
    '<p>비용은 <math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math>이다.</p>',
  );
});

test('제 줄의 수식은 이름이 있고 키보드로 움직이는 상자에 들어간다', () => {
  expect(render('$$\nx\n$$')).toMatch(
    /^<div class="formula" tabindex="0" role="group" aria-label="수식"><math [^>]*display="block">/,
  );
});

test('잘못된 수식은 파일과 행에서 멈춘다', () => {
  expect(() => render('앞\n\n뒤의 $$\\frac{a$$')).toThrow(
    `${NOTE_FILE}:7\n  찾은 것    읽을 수 없는 수식 (Unexpected end of input`,
  );
});

test('함수 이름은 앞뒤의 글자와 한 낱말로 붙지 않고, 괄호에는 붙는다', () => {
  const space = '<mspace width="0.1667em"></mspace>';
  expect(render('$$n \\log n$$')).toContain(
    `<mi>n</mi>${space}<mi>log</mi><mo>\u2061</mo>${space}<mi>n</mi>`,
  );
  expect(render('$$\\log(n)$$')).toContain(
    '<mi>log</mi><mo>\u2061</mo><mo stretchy="false">(</mo>',
  );
});
