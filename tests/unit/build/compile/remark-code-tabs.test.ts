import { expect, test } from 'vitest';
import { remarkCodeTabs } from '../../../../build/compile/remark-code-tabs';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { transform } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';

compileWith(sampleNotes);

function render(...blocks: readonly string[]): string {
  const source = ['<code-tabs>', ...blocks, '</code-tabs>'].join('\n\n');
  return outline(transform([remarkComponents, remarkCodeTabs], source));
}

const python = '```python run\nprint(1)\n```';
const java = '```java run\nx\n```';
const output = '```text output\n1\n```';

test('언어마다 탭 하나이고, 실행 결과와 글은 앞 언어의 탭에 든다', () => {
  const html = render(python, output, '설명이다.', java, output);
  expect(html).toMatch(/^<NoteTabs group="language">.*<\/NoteTabs>$/s);
  const [first = '', second = ''] = html.split('<NoteTab ').slice(1);
  expect(first).toContain('label="Python" value="python"');
  expect(first).toContain('설명이다.');
  expect(second).toContain('label="Java" value="java"');
  expect(second).not.toContain('설명이다.');
});

test('같은 언어가 이어지면 한 탭이다', () => {
  expect(render(python, python, java).split('<NoteTab ')).toHaveLength(3);
});

test('title="curl"을 쓴 블록의 탭은 그 이름이고, 기억하는 값은 언어다', () => {
  const curl = '```bash title="curl" project="shop"\ncurl -s x\n```';
  expect(render(curl, java)).toContain('label="curl" value="bash"');
});

test('한 언어의 방언은 title마다 탭 하나이고, 언어의 선택을 따르지 않는다', () => {
  const mysql = '```sql run title="MySQL"\nSELECT 1;\n```';
  const postgresql = '```sql run title="PostgreSQL"\nSELECT 1;\n```';
  const html = render(mysql, output, postgresql);
  expect(html).toMatch(/^<NoteTabs>.*<\/NoteTabs>$/s);
  const [first = '', second = ''] = html.split('<NoteTab ').slice(1);
  expect(first).toMatch(/^label="MySQL">/);
  expect(first).toContain('<pre>1</pre>');
  expect(second).toMatch(/^label="PostgreSQL">/);
});

test.each([
  [['먼저 쓴 글', python, java], '코드 블록으로 시작하지 않는 <code-tabs>'],
  [[output, python, java], '코드 블록으로 시작하지 않는 <code-tabs>'],
  [[python, output], '탭이 하나뿐인 <code-tabs>'],
])('멈추는 것: %j', (blocks, found) => {
  expect(() => render(...blocks)).toThrow(found);
  expect(() => render(...blocks)).toThrow(NOTE_FILE);
  expect(() => render(...blocks)).toThrow('고치는 법');
});
