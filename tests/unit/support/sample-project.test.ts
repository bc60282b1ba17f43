import { expect, test, TestRunner } from 'vitest';
import { testedKey } from '../../../lib/snippets/tested';
import { readNoteBlocks } from '../../support/note-blocks';
import { openSample } from '../../support/sample-project';

const NOTE = 'tests/fixtures/snippets/languages/pages/typescript.md';
const sample = await openSample(NOTE, 'greeter');
const files = readNoteBlocks(NOTE).snippets.projects.get('greeter') ?? [];

function takenFiles(): string[] {
  const taken = TestRunner.getCurrentTest()?.file.meta.taken ?? {};
  return files
    .filter((file) => testedKey({ project: 'greeter', ...file }) in taken)
    .map(({ filename }) => filename)
    .sort();
}

test('시험한 것은 연 프로그램의 모든 파일이 아니라 실행한 파일과 그것이 가져온 파일이다', async () => {
  expect(takenFiles()).toEqual([]);
  await sample.load('greet.ts');
  expect(takenFiles()).toEqual(['greet.ts']);
  sample.take('main.ts');
  expect(takenFiles()).toEqual(['greet.ts', 'main.ts']);
});
