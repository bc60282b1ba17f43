/*
 * The renderer reads a flowchart with one pattern after another and silently drops what none of them matches: the
 * rest of a label after a bracket, the rest of a line after a `;`, a label at a later mention of its node. This
 * module rewrites a source into the form that is drawn completely, and finds the lines that would not be.
 */

/**
 * Signs with a meaning for the renderer even inside quotes, except those of `<br>` and `<b>`, which it should
 * read.
 */
const SPECIAL = /[[\](){}|;&]|[-=.](?=[-=.>])/g;

/** First of the private code points that stand for the special characters. */
const STAND_INS = 0xe000;

/**
 * Replaces each special character of quoted text by a stand-in. The renderer measures it as a letter, so the
 * box is a little too wide.
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
  // Matches trapezoids, `[/text\]`, too.
  String.raw`\[${TEXT}\]`,
  String.raw`\(${TEXT}\)`,
  String.raw`\{${TEXT}\}`,
].join('|');
// Does not end with a dash: the renderer would read the dashes of an arrow without a space as part of the name.
const NAME = String.raw`\w(?:[\w-]*\w)?`;
const CLASS = String.raw`(?::::\w[\w-]*)?`;
const NODE = String.raw`${NAME}(?:${SHAPES}|(?![\w-]))${CLASS}`;
const GROUP = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
const HEAD = '(?:-->|-\\.->|==>|---|-\\.-|===)';
const ARROW = String.raw`<?(?:${HEAD}(?:\|[^|]*\|)?|(?:--|-\.|==)\s+[^|]+?\s+(?:${HEAD}|\.->))`;
const STATEMENT = new RegExp(String.raw`^\s*${GROUP}(?:\s*${ARROW}\s*${GROUP})*;?\s*$`);
const TOKEN = new RegExp(`${ARROW}|(?<name>${NAME})(?<shape>${SHAPES})?${CLASS}`, 'g');

const OTHER = /^\s*(?:(?:subgraph|direction|classDef|class|style|linkStyle)\s.*|end|%%.*|)\s*$/;

/** Returns the lines of a flowchart below its first; none for other kinds of diagram. */
function flowchartLines(source: string): { text: string; index: number }[] {
  const lines = source.split('\n').map((text, index) => ({ text, index }));
  const start = lines.findIndex(({ text }) => !/^\s*(?:%%.*)?$/.test(text));
  return /^\s*(?:graph|flowchart)\s/i.test(lines[start]?.text ?? '') ? lines.slice(start + 1) : [];
}

function isStatement(line: string): boolean {
  return STATEMENT.test(line) && !OTHER.test(line);
}

/** A text of a diagram and its line, from 1. */
export interface Place {
  readonly line: number;
  readonly text: string;
}

/** Finds the first line that says what the renderer would silently drop: a note of states, a statement it cannot read. */
export function unreadLine(source: string): Place | undefined {
  const statement = flowchartLines(maskQuoted(source)).find(
    ({ text }) => !isStatement(text) && !OTHER.test(text),
  );
  const isNote = (line: string): boolean => /^\s*note\s/i.test(line);
  const lines = source.split('\n');
  const index = /^\s*stateDiagram/im.test(source)
    ? lines.findIndex(isNote)
    : (statement?.index ?? -1);
  return index < 0 ? undefined : { line: index + 1, text: (lines[index] ?? '').trim() };
}

/**
 * Moves the label of each node of a masked flowchart to the first mention of the node: the renderer reads it only
 * there.
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

/** The start of a group: a name, a label in brackets, or a label alone. */
const SUBGRAPH = /^(\s*subgraph\s+)(?:([^\s["]+)?\s*\[(.+)\]|(.+?))\s*;?\s*$/;

/**
 * Gives the groups of a flowchart names that differ for the renderer: it drops Hangul from a name, and would
 * draw all groups with the label of the first.
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
      lines[index] = `${before}group-${index}[${label}]`;
    }
  }
  return lines.join('\n');
}

/** Lines of style and comments, whose words are not drawn. */
const LOOKS = /^\s*(?:%%|classDef\s|class\s+[\w,]+\s+\w+\s*;?$|style\s|linkStyle\s)/;

/**
 * Finds the first quoted text of a diagram that is not drawn completely, or else the first Hangul word.
 *
 * @param drawn the text of the drawing
 */
export function undrawnText(source: string, drawn: string): Place | undefined {
  const seen = drawn.replace(/\s/g, '');
  const isSeen = (word: string): boolean => seen.includes(word);
  const lines = source.split('\n');
  const find = (textsOf: (line: string) => readonly string[]): Place | undefined =>
    lines.flatMap((line, index) => textsOf(line).map((text) => ({ line: index + 1, text }))).at(0);
  const quoted = find((line) =>
    [...line.matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) => {
      // Emphasis and line breaks are drawn as such, not as text.
      const words = text.replace(/<\/?\w+\s*\/?>|\\n/g, ' ').replace(/\*\*|~~|\*/g, '');
      return words.split(/\s+/).every(isSeen) ? [] : [text];
    }),
  );
  return (
    quoted ??
    find((line) =>
      LOOKS.test(line) ? [] : (line.match(/[가-힣]+/g) ?? []).filter((word) => !isSeen(word)),
    )
  );
}
