import type { Finding } from '../faults/fault';
import { drawFence } from '../markdown/drawing';
import type { NoteBody } from '../note/note';
import { readTranscriptLines } from 'md-run/blocks';

/** Finds the faults of a note's diagrams: not drawable, or too small to read on a desktop or a phone. */
export function findDiagramFaults({ markdown }: Pick<NoteBody, 'markdown'>): Finding[] {
  return markdown.fences
    .filter(({ language }) => language === 'mermaid')
    .flatMap(({ text, meta, line }) =>
      drawFence(text, meta).faults.map((fault) => ({ ...fault, line: line + fault.line })),
    );
}

/**
 * Finds transcripts without a recognized prompt: the page would mark no command, and the copy button would copy
 * the output too.
 */
export function findTranscriptFaults({ markdown }: Pick<NoteBody, 'markdown'>): Finding[] {
  return markdown.fences
    .filter(
      ({ language, text }) =>
        language === 'console' && !readTranscriptLines(text).some(({ kind }) => kind === 'command'),
    )
    .map(({ text, line }) => ({
      line,
      found: `아는 프롬프트가 없는 console 블록 "${(text.split('\n', 1)[0] ?? '').slice(0, 40)}"`,
      expected: '$, redis>, postgres=#, MariaDB [db]>, dev@host:~$ 처럼 시작하는 줄',
      fix: '명령 앞에 $와 빈칸을 쓴다. 명령이 없으면 text로, 명령만 있으면 bash로 쓴다.',
    }));
}
