/*
 * The renderer reads a flowchart with one pattern after another and leaves out in silence whatever none of
 * them fits: the rest of a label after a bracket, the rest of a line after a `;`, a label that stands
 * behind a later mention of its node. What is said here puts a source into the form it does draw whole,
 * and finds the lines it would not read to their end.
 */

/** What means something to the renderer even between quotes; `<br>` and `<b>` it shall still read. */
const SPECIAL = /[[\](){}|;&]|[-=.](?=[-=.>])/g;

/** First of the code points, of no meaning to Unicode, that stand for the special characters. */
const STAND_INS = 0xe000;

/**
 * Puts a stand-in for each special character of quoted text. The renderer takes it for a letter, so the
 * box around it is a little wider than it must be.
 */
export function maskQuoted(source: string): string {
  return source.replace(/"[^"\n]*"/g, (quoted) =>
    quoted.replace(SPECIAL, (char) => String.fromCharCode(STAND_INS + char.charCodeAt(0))),
  );
}

/** Puts the special characters back. */
export function unmask(text: string): string {
  return text.replace(/[\ue000-\ue07f]/g, (char) =>
    String.fromCharCode(char.charCodeAt(0) - STAND_INS),
  );
}

const TEXT = String.raw`[^\][(){}|]+`;
const SHAPES = [
  String.raw`\(\(\(${TEXT}\)\)\)`,
  String.raw`\(\[${TEXT}\]\)`,
  String.raw`\(\(${TEXT}\)\)`,
  String.raw`\[\[${TEXT}\]\]`,
  String.raw`\[\(${TEXT}\)\]`,
  String.raw`>${TEXT}\]`,
  String.raw`\{\{${TEXT}\}\}`,
  // Trapezoids, `[/text\]`, are of this form too.
  String.raw`\[${TEXT}\]`,
  String.raw`\(${TEXT}\)`,
  String.raw`\{${TEXT}\}`,
].join('|');
// The renderer would take the dashes of an arrow that follows without a space for a part of the name.
const NAME = String.raw`\w(?:[\w-]*\w)?`;
const CLASS = String.raw`(?::::\w[\w-]*)?`;
const NODE = String.raw`${NAME}(?:${SHAPES}|(?![\w-]))${CLASS}`;
const GROUP = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
const HEAD = '(?:-->|-\\.->|==>|---|-\\.-|===)';
const ARROW = String.raw`<?(?:${HEAD}(?:\|[^|]*\|)?|(?:--|-\.|==)\s+[^|]+?\s+(?:${HEAD}|\.->))`;
const STATEMENT = new RegExp(String.raw`^\s*${GROUP}(?:\s*${ARROW}\s*${GROUP})*;?\s*$`);
const TOKEN = new RegExp(`${ARROW}|(?<name>${NAME})(?<shape>${SHAPES})?${CLASS}`, 'g');

const OTHER = /^\s*(?:(?:subgraph|direction|classDef|class|style|linkStyle)\s.*|end|%%.*|)\s*$/;

/** The lines of a flowchart below its first; none for other kinds of diagram. */
function flowchartLines(source: string): { text: string; index: number }[] {
  const lines = source.split('\n').map((text, index) => ({ text, index }));
  const start = lines.findIndex(({ text }) => !/^\s*(?:%%.*)?$/.test(text));
  return /^\s*(?:graph|flowchart)\s/i.test(lines[start]?.text ?? '') ? lines.slice(start + 1) : [];
}

function isStatement(line: string): boolean {
  return STATEMENT.test(line) && !OTHER.test(line);
}

/**
 * The first line of a masked flowchart that would not be drawn as it is written, counted from 0;
 * `undefined` where there is none.
 *
 * @example
 * unreadLine('flowchart LR\n  a[f[1]] --> b')  // { index: 1, text: 'a[f[1]] --> b' }
 */
export function unreadLine(source: string): { index: number; text: string } | undefined {
  const line = flowchartLines(source).find(({ text }) => !isStatement(text) && !OTHER.test(text));
  return line && { index: line.index, text: unmask(line.text).trim() };
}

/**
 * The first note of a diagram of states, which the renderer leaves out in silence; `undefined` where there is none.
 *
 * @example
 * undrawnNote('stateDiagram-v2\n  a --> b\n  note right of a : 글')  // { index: 2, text: 'note right of a : 글' }
 */
export function undrawnNote(source: string): { index: number; text: string } | undefined {
  const lines = source.split('\n');
  const index = /^\s*stateDiagram/im.test(source)
    ? lines.findIndex((line) => /^\s*note\s/i.test(line))
    : -1;
  return index < 0 ? undefined : { index, text: (lines[index] ?? '').trim() };
}

/**
 * Moves the label of each node of a masked flowchart to where the node is first named: the renderer
 * reads it nowhere else.
 *
 * @example
 * labelAtFirst('flowchart LR\n  a --> b\n  b[끝] --> c')  // 'flowchart LR\n  a --> b[끝]\n  b[끝] --> c'
 */
export function labelAtFirst(source: string): string {
  const lines = source.split('\n');
  const statements = flowchartLines(source).filter(({ text }) => isStatement(text));
  const shapes = new Map<string, string>();
  for (const { text } of statements) {
    for (const { groups } of text.matchAll(TOKEN)) {
      if (groups?.['name'] !== undefined && groups['shape'] !== undefined) {
        shapes.set(groups['name'], shapes.get(groups['name']) ?? groups['shape']);
      }
    }
  }
  const named = new Set<string>();
  for (const { text, index } of statements) {
    lines[index] = text.replace(
      TOKEN,
      (token: string, name: string | undefined, shape: string | undefined) => {
        if (name === undefined || named.has(name)) {
          return token;
        }
        named.add(name);
        const label = shape === undefined ? (shapes.get(name) ?? '') : '';
        return `${name}${label}${token.slice(name.length)}`;
      },
    );
  }
  return lines.join('\n');
}

/**
 * The first quoted text of a diagram that is not drawn whole.
 *
 * @param drawn text of the drawing
 */
export function undrawnText(source: string, drawn: string): string | undefined {
  const seen = drawn.replace(/\s/g, '');
  const quoted = [...source.matchAll(/"([^"\n]*)"/g)].map(([, text = '']) => text);
  return quoted.find((text) => {
    // Emphasis and line breaks are drawn, not written.
    const words = text.replace(/<\/?\w+\s*\/?>|\\n/g, ' ').replace(/\*\*|~~|\*/g, '');
    return words.split(/\s+/).some((word) => !seen.includes(word));
  });
}

/** A group, as an author opens it: a name, a label in brackets, or a label alone. */
const SUBGRAPH = /^(\s*subgraph\s+)(?:([^\s["]+)?\s*\[(.+)\]|(.+?))\s*;?\s*$/;

/**
 * Gives the groups of a flowchart names that the renderer can tell apart: of a Korean name it keeps nothing, and
 * then draws all of them with the label of the first.
 *
 * @example
 * nameGroups('flowchart TD\n  subgraph 주문 서비스\n  end') // 'flowchart TD\n  subgraph group-1[주문 서비스]\n  end'
 */
export function nameGroups(source: string): string {
  const lines = source.split('\n');
  for (const { text, index } of flowchartLines(source)) {
    const [, before, name, bracketed, alone] = SUBGRAPH.exec(text) ?? [];
    const label = (bracketed ?? alone ?? '').replace(/^"(.*)"$/, '$1');
    const own = name ?? alone ?? '';
    if (before !== undefined && !/^\w[\w-]*$/.test(own)) {
      lines[index] = `${before}group-${String(index)}[${label}]`;
    }
  }
  return lines.join('\n');
}

/** Lines that say how something looks, and remarks: none of their words is drawn. */
const LOOKS = /^\s*(?:%%|classDef\s|class\s+[\w,]+\s+\w+\s*;?$|style\s|linkStyle\s)/;

/**
 * The first Hangul word of a diagram that the drawing does not have, with its line; `undefined` where it has all.
 *
 * @param drawn text of the drawing
 */
export function undrawnHangul(
  source: string,
  drawn: string,
): { index: number; text: string } | undefined {
  const seen = drawn.replace(/\s/g, '');
  for (const [index, line] of source.split('\n').entries()) {
    const text = LOOKS.test(line)
      ? undefined
      : line.match(/[가-힣]+/g)?.find((word) => !seen.includes(word));
    if (text !== undefined) {
      return { index, text };
    }
  }
  return undefined;
}
