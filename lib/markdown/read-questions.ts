import type { Root } from 'mdast';
import { visit } from './visit';
import { readHtml, readJsxElement } from './written-element';

export interface WrittenQuestion {
  readonly question: string;
  /** The Markdown between its tags. */
  readonly answer: string;
  /** Line of its opening tag, counted from the start of the body. */
  readonly line: number;
}

/** A tag of a question; what stands in quotes may hold a bracket. */
const TAG = /<\/?note-quiz\b(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/**
 * The questions of a note, in their order.
 *
 * @example
 * readQuestions(tree, '<note-quiz question="몇 개인가?">\n\n둘이다.\n\n</note-quiz>')
 * // [{ question: '몇 개인가?', answer: '둘이다.', line: 1 }]
 */
export function readQuestions(tree: Root, body: string): WrittenQuestion[] {
  const questions: WrittenQuestion[] = [];
  let open: { readonly question: string; readonly line: number; readonly from: number } | undefined;
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    const line = start?.line ?? 1;
    for (const tag of node.type === 'html' ? node.value.matchAll(TAG) : []) {
      const at = (start?.offset ?? 0) + tag.index;
      const [written] = tag[0].startsWith('</') ? [] : readHtml(tag[0], line).elements;
      if (written !== undefined) {
        const { question = '' } = written.attributes;
        open = { question, line, from: at + tag[0].length };
      } else if (open !== undefined) {
        const { from, ...rest } = open;
        questions.push({ ...rest, answer: body.slice(from, at).trim() });
        open = undefined;
      }
    }
    const element = readJsxElement(node, line);
    if (element?.name === 'NoteQuiz') {
      const { question = '' } = element.attributes;
      const whole = body.slice(start?.offset, end?.offset);
      const answer = whole.replace(/^<NoteQuiz\b(?:[^<>"']|"[^"]*")*>|<\/NoteQuiz>$/g, '').trim();
      questions.push({ question, answer, line });
    }
  });
  return questions;
}
