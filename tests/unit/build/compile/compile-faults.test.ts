import { describe, expect, test, vi } from 'vitest';
import { compileNote } from '../../../../build/compile/compile-note';
import { FaultError, type Fault } from '../../../../lib/faults/fault';
import { NOTE_FILE, readNotesData } from '../../../support/notes-data';
import { noteSource } from '../../../support/note-source';

vi.mock('../../../../build/compile/notes-data', () => import('../../../support/notes-data'));

/** The faults of a body, with their lines in it: the title stands on line 6 of the file, the body on line 8. */
async function faultsOf(body: string): Promise<Fault[]> {
  const note = readNotesData().notes[NOTE_FILE];
  if (note === undefined) {
    throw new Error(NOTE_FILE);
  }
  try {
    await compileNote(note, noteSource('레디스', { body }));
    return [];
  } catch (error) {
    if (error instanceof FaultError) {
      return [...error.faults];
    }
    throw error;
  }
}

describe('컴파일을 멈추는 것은 모두 노트의 줄을 가진 잘못이다', () => {
  test.each([
    '> [!info]\n> 글',
    '<note-terms>\n\n- 멱등: 여러 번 해도 같다.\n\n</note-terms>',
    '<note-terms>\n\n글\n\n</note-terms>',
    '<code-tabs>\n\n```text\n하나\n```\n\n</code-tabs>',
    '<code-tabs>\n\n글\n\n</code-tabs>',
    '<note-steps>\n\n글',
    '글\n\n</note-steps>',
    '<note-figure src="/img/none.png" alt="그림"></note-figure>',
    '<data-table source="none"></data-table>',
    '<api-endpoint source="none"></api-endpoint>',
    '```brainf\nx\n```',
    '$$\\frac{1}$$',
    '```mermaid\nflowchart LR\n  a --> b\n```',
    '글 <pre>가</pre>',
  ])('%j', async (body) => {
    const faults = await faultsOf(body);
    expect(faults.length).toBeGreaterThan(0);
    for (const { file, line, found, expected, fix } of faults) {
      expect(file).toBe(NOTE_FILE);
      expect(line).toBeGreaterThan(4);
      expect([found, expected, fix]).not.toContain('');
    }
  });
});

test('한 노트의 여러 잘못을 한 번에 말한다', async () => {
  const body = [
    '<note-terms>\n\n- 멱등: 하나.\n\n</note-terms>',
    '<note-terms>\n\n글\n\n</note-terms>',
    '<code-tabs>\n\n```text\n하나\n```\n\n</code-tabs>',
    '$$\\frac{1}$$',
  ].join('\n\n');
  const found = (await faultsOf(body)).map((fault) => fault.found);
  expect(found).toEqual(
    expect.arrayContaining([
      '굵은 글로 시작하지 않는 항목',
      '목록이 없는 <note-terms>',
      expect.stringContaining('<code-tabs>'),
      expect.stringContaining('읽을 수 없는 수식'),
    ]),
  );
});
