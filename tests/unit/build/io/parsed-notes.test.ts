import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { keepingReader, type ParsedNote } from '../../../../build/io/parsed-notes';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import type { NoteMarkdown } from '../../../../lib/markdown/note-markdown';
import { makeFolder } from '../../../support/folders';

const FILE = 'pages/docs/redis.md';
const BODY =
  '# 레디스\n\n## 명령 [#commands]\n\n```js\n1;\n```\n\n<note-list of="problems"></note-list>\n';

/** Reads a note twice, with a change of what was kept of it in between. */
async function readTwice(
  change: (entry: string) => void,
  body = BODY,
): Promise<readonly [NoteMarkdown, NoteMarkdown]> {
  const root = makeFolder(onTestFinished);
  const read = await keepingReader(root);
  const first = read(FILE, BODY, 5);
  const folder = path.join(root, '.cache/parsed');
  const [entry = ''] = readdirSync(folder);
  change(path.join(folder, entry));
  return [first, (await keepingReader(root))(FILE, body, 5)];
}

/** Changes an entry. */
function replace(entry: string, change: (kept: ParsedNote) => ParsedNote): void {
  writeFileSync(entry, serialize(change(deserialize(readFileSync(entry)) as ParsedNote)));
}

/** Puts something into the entry that no reading finds. */
function mark(entry: string): void {
  replace(entry, (kept) => ({ ...kept, markdown: { ...kept.markdown, length: 12_345 } }));
}

test('keeps all that is read in a note', async () => {
  const [first, second] = await readTwice(() => undefined);
  expect(first).toStrictEqual(readMarkdown(FILE, BODY, 5));
  expect(second).toStrictEqual(first);
});

test('takes what it has kept', async () => {
  const [, second] = await readTwice(mark);
  expect(second.length).toBe(12_345);
});

test('reads a note again when it has changed', async () => {
  const [, second] = await readTwice(mark, `${BODY}\n글\n`);
  expect(second).toStrictEqual(readMarkdown(FILE, `${BODY}\n글\n`, 5));
});

test.each<readonly [string, (entry: string) => void]>([
  [
    'other code has kept',
    (entry) => {
      replace(entry, (kept) => ({ ...kept, key: 'of other code' }));
    },
  ],
  [
    'is cut off',
    (entry) => {
      writeFileSync(entry, readFileSync(entry).subarray(0, 40));
    },
  ],
  [
    'is empty',
    (entry) => {
      writeFileSync(entry, '');
    },
  ],
])('reads a note again when what is there %s', async (_, damage) => {
  const [first, second] = await readTwice((entry) => {
    mark(entry);
    damage(entry);
  });
  expect(second).toStrictEqual(first);
});
