import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sampleZips } from '../../../../lib/export/sample-zips';
import { readNote, type Note } from '../../../../lib/note/note';

function note(path: string, body: string): Note {
  const { note: read } = readNote({
    path,
    text: `---\ntitle: 글\ndescription: 요약\n---\n\n# 글\n\n${body}`,
  });
  if (read === undefined) throw new Error(`${path} cannot be read`);
  return read;
}

const offer = note(
  'pages/docs/a/one.md',
  '[받기](/_samples/shop.zip)\n\n```ts project="shop" filename="main.ts"\nrun();\n```',
);
const beside = note(
  'pages/docs/a/two.md',
  '```sql project="shop" filename="schema.sql"\nselect 1;\n```',
);
const elsewhere = note(
  'pages/docs/b/three.md',
  '```ts project="shop" filename="other.ts"\nx();\n```',
);

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
  const empty = note('pages/docs/c/four.md', '[받기](/_samples/none.zip)');
  expect(sampleZips([empty]).size).toBe(0);
});
