/*
 * A sequence diagram cannot be turned: its participants are side by side. Where they do not fit, a list shows the
 * messages one after the other.
 */

/** A line of the list; a block has its own steps. */
export interface Step {
  /** The participants, or the kind of the block. */
  readonly who: string;
  readonly text: string;
  readonly steps?: Step[];
}

const PARTICIPANT = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const NOTE = /^Note\s+(?:left of|right of|over)\s+([^:]+):\s*(.+)$/i;
const MESSAGE = /^(\S+?)\s*(?:--?>>|--?>|--?[)x])\s*[+-]?(\S+?)\s*:\s*(.+)$/;
const BLOCK = /^(loop|alt|opt|par|critical|break|else|and)\b\s*(.*)$/;
/** Lines without content for a reader. */
const SILENT = /^(?:sequenceDiagram|(?:de)?activate\s.*|%%.*|)$/;

/** Names of the kinds of blocks for readers. */
export const BLOCK_NAMES: Readonly<Record<string, string>> = {
  loop: '반복',
  alt: '조건',
  else: '조건',
  opt: '조건',
  par: '동시에',
  and: '동시에',
  critical: '중단 없이',
  break: '중단',
};

/** Tells whether the source is a sequence diagram. */
export function isSequence(source: string): boolean {
  return /^\s*(?:%%.*\n\s*)*sequenceDiagram\s*$/m.test(source.split('\n').slice(0, 5).join('\n'));
}

function plain(label: string): string {
  return label
    .replace(/^"(.*)"$/, '$1')
    .replace(/<br\s*\/?>|\\n/gi, ' ')
    .replace(/<\/?\w+\s*>|\*\*|~~/g, '')
    .trim();
}

/**
 * Reads the steps of a sequence diagram, or the first line that is not understood, counted from 0.
 *
 * @example
 * readSteps('sequenceDiagram\n  participant A as 가게\n  A->>B: 주문')
 * // { kind: 'steps', steps: [{ who: '가게 → B', text: '주문' }] }
 */
export function readSteps(
  source: string,
): { kind: 'steps'; steps: Step[] } | { kind: 'unread'; line: number } {
  const lines = source.split('\n').map((line) => line.trim().replace(/;$/, ''));
  const names = new Map(
    lines.flatMap((line) => {
      const [, id, label] = PARTICIPANT.exec(line) ?? [];
      return id === undefined ? [] : [[id, plain(label ?? id)] as const];
    }),
  );
  const nameOf = (id: string) => names.get(id.trim()) ?? id.trim();
  const steps: Step[] = [];
  // The innermost open list is last.
  const open = [steps];
  for (const [index, line] of lines.entries()) {
    const current = open.at(-1) ?? steps;
    const message = MESSAGE.exec(line);
    const note = NOTE.exec(line);
    const block = BLOCK.exec(line);
    if (message !== null) {
      const [, from = '', to = '', text = ''] = message;
      const who = from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`;
      current.push({ who, text: plain(text) });
    } else if (note !== null) {
      const [, ids = '', text = ''] = note;
      current.push({ who: ids.split(',').map(nameOf).join(', '), text: plain(text) });
    } else if (block !== null) {
      const [, type = '', text = ''] = block;
      if (type === 'else' || type === 'and') {
        open.pop();
      }
      const inner: Step[] = [];
      const who = BLOCK_NAMES[type] ?? type;
      (open.at(-1) ?? steps).push({ who, text: plain(text), steps: inner });
      open.push(inner);
    } else if (line === 'end' && open.length > 1) {
      open.pop();
    } else if (!SILENT.test(line) && !PARTICIPANT.test(line)) {
      return { kind: 'unread', line: index };
    }
  }
  return { kind: 'steps', steps };
}
