/** Words and marks that open a command, by the word or mark that closes it. */
const CLOSINGS: Readonly<Record<string, string>> = {
  if: 'fi',
  case: 'esac',
  for: 'done',
  select: 'done',
  until: 'done',
  while: 'done',
  '{': '}',
  '(': ')',
};

const BEFORE_COMMANDS = new Set(['if', 'until', 'while', 'then', 'elif', 'else', 'do', '{', '!']);

/** One piece of a typed command. Only an unclosed quotation mark or a final backslash matches `open`. */
const PIECE = new RegExp(
  [
    /(?<blank>[ \t]+|\\\n)/,
    /(?<quoted>\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"|\$\(\((?:[^)]|\)(?!\)))*\)\))/,
    /(?<open>['"\\])/,
    /(?<remark>#[^\n]*)/,
    /(?<redirect><<<|[<>]&|[<>](?!<))/,
    /<<(?<tabs>-?)[ \t]*(?<mark>['"\\]?)(?<end>[^\s'"<>|;&()]+)['"]?/,
    /(?<line>\n)/,
    /(?<operator>&&|\|\||\|&|[|;&()<>])/,
    /(?<word>[^\s'"\\<>|;&()]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);

/** Finds the end of a here-document; `undefined` while its end mark is missing. */
function endOfText(
  typed: string,
  start: number,
  end: string,
  hasTabs: boolean,
): number | undefined {
  let at = start;
  for (const line of typed.slice(start).split('\n')) {
    at += line.length + 1;
    if ((hasTabs ? line.replace(/^\t+/, '') : line) === end) {
      return at - 1;
    }
  }
  return undefined;
}

/**
 * Tells whether a shell would run a typed text, or ask for another line.
 *
 * @example
 * isWholeCommand('curl -s \\')           // false
 * isWholeCommand("cat <<'EOF'\n글\nEOF")  // true
 */
export function isWholeCommand(typed: string): boolean {
  const closings: string[] = [];
  const documents: { end: string; hasTabs: boolean }[] = [];
  let beginsCommand = true;
  let needsMore = false;
  for (let at = 0; at < typed.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const { blank, open, remark, end, tabs, line, operator, word } =
      PIECE.exec(typed)?.groups ?? {};
    if (blank !== undefined || remark !== undefined) {
      continue;
    }
    if (open !== undefined) {
      return false;
    }
    if (line !== undefined) {
      beginsCommand = true;
      for (const { end: last, hasTabs } of documents.splice(0)) {
        const after = endOfText(typed, PIECE.lastIndex, last, hasTabs);
        if (after === undefined) {
          return false;
        }
        PIECE.lastIndex = after;
      }
      continue;
    }
    needsMore = operator !== undefined && /[|]|&&/.test(operator);
    if (end !== undefined) {
      documents.push({ end, hasTabs: tabs === '-' });
    }
    const sign: string = operator ?? (beginsCommand ? word : undefined) ?? '';
    const closing = Object.hasOwn(CLOSINGS, sign) ? CLOSINGS[sign] : undefined;
    if (closing !== undefined) {
      closings.push(closing);
    } else if (sign !== '' && sign === closings.at(-1)) {
      closings.pop();
    }
    beginsCommand = operator !== undefined || BEFORE_COMMANDS.has(sign);
  }
  return closings.length + documents.length === 0 && !needsMore;
}
