import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sampleZips } from '../../../../lib/export/sample-zips';
import { noteOf } from '../../../support/note-source';

const offer = noteOf('pages/docs/a/one.md', '하나', {
  body: '[받기](/_samples/shop.zip)\n\n```ts project="shop" filename="main.ts"\nrun();\n```',
});
const beside = noteOf('pages/docs/a/two.md', '둘', {
  body: '```sql project="shop" filename="schema.sql"\nselect 1;\n```',
});
const elsewhere = noteOf('pages/docs/b/three.md', '셋', {
  body: '```ts project="shop" filename="other.ts"\nx();\n```',
});

test('링크한 노트의 폴더가 보이는 파일이 한 폴더에 들어 있다', () => {
  const [[name, bytes] = ['', new Uint8Array()]] = sampleZips([offer, beside, elsewhere]);
  expect(name).toBe('_samples/shop.zip');
  const files = Object.entries(unzipSync(bytes)).map(([file, text]) => [file, strFromU8(text)]);
  expect(files).toEqual([
    ['shop/main.ts', 'run();\n'],
    ['shop/schema.sql', 'select 1;\n'],
  ]);
});

test('같은 파일에서는 언제나 같은 바이트다', () => {
  const once = [...sampleZips([offer, beside])];
  expect([...sampleZips([offer, beside])]).toEqual(once);
});

test('파일이 없는 프로그램은 만들지 않는다', () => {
  const empty = noteOf('pages/docs/c/four.md', '넷', { body: '[받기](/_samples/none.zip)' });
  expect(sampleZips([empty]).size).toBe(0);
});
