import type { Content, Parent, Root } from 'mdast';
import { visit } from '../visit';

/** Placeholder for code, HTML, formulas and the marks of links in a {@link Passage}. */
export const MASK = '\ufffc';

/** A paragraph, heading or cell as typed, with its backslashes and leftover marks. */
export interface Passage {
  readonly text: string;
  /** Counted from the start of the body. */
  readonly line: number;
  readonly kind: 'paragraph' | 'heading' | 'tableCell';
}

export interface Written {
  readonly tree: Root;
  readonly body: string;
  readonly passages: readonly Passage[];
}

/** Returns the source of a node. */
export function sourceOf(body: string, { position }: Pick<Content, 'position'>): string {
  return body.slice(position?.start.offset, position?.end.offset);
}

/** Returns the line of a node, counted from the start of the body. */
export function lineOf({ position }: Pick<Content, 'position'>): number {
  return position?.start.line ?? 1;
}

/** Indentation and quotation marks before the lines of a paragraph. */
const PREFIX = /(?<=\n)[ \t]*(?:>[ \t]?)*[ \t]*/g;

function passageText(block: Parent & Content, body: string): string {
  const pieces: string[] = [];
  let end = block.position?.start.offset ?? 0;
  const skip = (to: number): void => {
    const between = body.slice(end, to);
    pieces.push(between.trim() === '' ? between : between.replace(/[^\n]+/, MASK));
  };
  visit(block, 'text', ({ position }, _, parent) => {
    const { start, end: last } = position ?? {};
    // An address may hold any sign.
    if (parent?.type === 'link' && !sourceOf(body, parent).startsWith('[')) {
      return;
    }
    // Text that a plugin cut out of a link has no position.
    if (start?.offset !== undefined && last?.offset !== undefined) {
      skip(start.offset);
      pieces.push(body.slice(start.offset, last.offset));
      end = last.offset;
    }
  });
  skip(block.position?.end.offset ?? end);
  return pieces.join('').replace(PREFIX, '');
}

/** Returns the passages of a note in order. */
export function passagesOf(tree: Root, body: string): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push({ text: passageText(node, body), line: lineOf(node), kind: node.type });
    }
  });
  return passages;
}

const SHOWN = 40;

/** Shortens a text for a fault message, to one line. */
export function shown(text: string): string {
  const line = text.replaceAll(MASK, '…').replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** Finds every match of a pattern in the passages. */
export function matchesIn(
  { passages }: Pick<Written, 'passages'>,
  pattern: RegExp,
): { line: number; match: RegExpExecArray }[] {
  return passages.flatMap(({ text, line }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: line + text.slice(0, match.index).split('\n').length - 1,
      match,
    })),
  );
}
