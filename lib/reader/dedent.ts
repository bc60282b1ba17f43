import type { Span } from 'ko-search/query';

interface Marked {
  readonly text: string;
  readonly marks: readonly Span[];
}

/**
 * Removes the indentation that all lines of a code share, and the blank lines around it. The marks move along.
 *
 * @example
 * dedent({ text: '\n    a();\n    b();', marks: [{ start: 5, end: 6 }] }).text // 'a();\nb();'
 */
export function dedent({ text, marks }: Marked): Marked {
  const lines = text.split('\n');
  const full = lines.filter((line) => line.trim() !== '');
  const indent = Math.min(...full.map((line) => line.search(/\S/)));
  if (full.length === 0) {
    return { text, marks };
  }
  /** The new offset of each old offset. */
  const places: number[] = [];
  let result = '';
  for (const line of lines) {
    const isKept = line.trim() !== '' || (result !== '' && line !== lines.at(-1));
    const cut = isKept ? Math.min(indent, line.length) : line.length;
    if (isKept && result !== '') {
      result += '\n';
    }
    for (let column = 0; column <= line.length; column += 1) {
      places.push(result.length + Math.max(0, column - cut));
    }
    result += isKept ? line.slice(cut) : '';
  }
  return {
    text: result,
    marks: marks.map(({ start, end }) => ({
      start: places[start] ?? 0,
      end: (places[end - 1] ?? 0) + 1,
    })),
  };
}
