import type { Finding } from '../faults/fault';
import { gluedUnit, spacedPercent } from '../vocabulary/units';
import { fieldWords } from '../vocabulary/words';
import type { Note, NoteBody } from './note';

/** A text and the line of the file on which it begins. */
interface Passage {
  readonly text: string;
  readonly line: number;
}

/** A spelling to refuse and its replacement. */
interface Rule {
  readonly refused: RegExp;
  readonly expected: (found: string) => string;
  readonly fix: string;
}

const rules: readonly Rule[] = [
  ...fieldWords.map(({ word, refused, otherwise }) => ({
    refused,
    expected: () => word,
    fix: `"${word}" 한 가지로 쓴다. ${otherwise ?? '그 말 자체를 보이려면 `코드`로 감싼다.'}`,
  })),
  {
    refused: gluedUnit,
    expected: (found) => found.replace(/(?<=\d)(?=[^\d.,])/u, ' '),
    fix: '수와 단위 사이는 띄운다. 그대로 적는 값이면 `코드`로 감싼다.',
  },
  {
    refused: spacedPercent,
    expected: (found) => found.replace(' ', ''),
    fix: '%는 수에 붙인다.',
  },
];

/** Collects the sentences that readers read, labels of drawings included; no code, addresses or formulas. */
function passagesOf({ frontMatter, markdown, lineOf }: NoteBody & Partial<Note>): Passage[] {
  return [
    { text: frontMatter?.description ?? '', line: lineOf?.('description') ?? 1 },
    ...markdown.prose,
    ...markdown.fences
      .filter(({ language }) => language === 'mermaid')
      .map(({ text, line }) => ({ text, line: line + 1 })),
  ];
}

/**
 * Finds words and units that the site writes in another way (`lib/vocabulary/words.ts`,
 * `lib/vocabulary/units.ts`).
 */
export function findWordFaults(note: NoteBody & Partial<Note>): Finding[] {
  return passagesOf(note).flatMap(({ text, line }) =>
    rules.flatMap(({ refused, expected, fix }) =>
      [...text.matchAll(refused)].map(({ index, 0: found }): Finding => {
        const around = text.slice(Math.max(0, index - 12), index + found.length + 8);
        return {
          line: line + text.slice(0, index).split('\n').length - 1,
          found: `"${found}" (${around.replace(/\s+/g, ' ').trim()})`,
          expected: `"${expected(found)}"`,
          fix,
        };
      }),
    ),
  );
}
