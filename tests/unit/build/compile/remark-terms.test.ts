import { expect, test } from 'vitest';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { remarkTerms } from '../../../../build/compile/remark-terms';
import { transform } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';

compileWith(sampleNotes);

function render(inside: string): string {
  const source = `<note-terms>\n\n${inside}\n\n</note-terms>`;
  return outline(transform([remarkComponents, remarkTerms], source));
}

test.each([
  ['- **멱등**: 결과가 같다.', '<dt>멱등</dt><dd>결과가 같다.</dd>'],
  ['- **멱등** : 결과가 같다.', '<dt>멱등</dt><dd>결과가 같다.</dd>'],
  ['- **멱등** 결과: 같다.', '<dt>멱등</dt><dd> 결과: 같다.</dd>'],
  ['- **가**: 하나\n- **나**: 둘', '<dt>가</dt><dd>하나</dd><dt>나</dt><dd>둘</dd>'],
])('%j는 용어와 뜻이다', (list, html) => {
  expect(render(list)).toBe(`<NoteTerms>${html}</NoteTerms>`);
});

test.each([
  ['글만 있다.', '목록이 없는 <note-terms>'],
  ['- 멱등: 결과가 같다.', '굵은 글로 시작하지 않는 항목'],
  ['- **가**: 하나\n- 나: 둘', '굵은 글로 시작하지 않는 항목'],
])('멈추는 것: %j', (inside, found) => {
  expect(() => render(inside)).toThrow(found);
  expect(() => render(inside)).toThrow(NOTE_FILE);
  expect(() => render(inside)).toThrow('기대한 것  - **용어**: 뜻');
});
