import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import { EXIT, visit } from './visit';

/** Formulas need `$$`, in a line and as a block: a single `$` is a price ($10). */
export const formulaSyntax = { singleDollarTextMath: false };

/** Longest formula in characters; a longer text is a dump. */
const MAX_LENGTH = 5_000;

/**
 * Renders a formula as MathML, which browsers draw without style sheet, font or script. KaTeX's copy of the source
 * is removed: it would be read, copied and searched as a second text.
 *
 * @param source LaTeX
 * @param options.display whether the formula is on a line of its own
 * @returns the MathML, or KaTeX's message with the place of the error
 */
export function renderFormula(
  source: string,
  { display }: { display: boolean },
): { kind: 'math'; math: Element } | { kind: 'wrong'; message: string } {
  if (source.length > MAX_LENGTH) {
    return { kind: 'wrong', message: `${source.length}자 (${MAX_LENGTH}자까지)` };
  }
  try {
    const html = katex.renderToString(source, {
      displayMode: display,
      output: 'mathml',
      // Words need \text{…}: other Hangul means that the formula was not closed.
      strict: 'error',
      // KaTeX would print the source of links and pictures in red.
      trust: ({ command }) => {
        const error: Error = new katex.ParseError(`${command} is not for formulas of a note`);
        throw error;
      },
    });
    return { kind: 'math', math: withoutSource(html) };
  } catch (error) {
    if (error instanceof katex.ParseError) {
      // KaTeX underlines the place with combining characters, which few terminals show.
      const message = error.message.replace('KaTeX parse error: ', '').replaceAll('\u0332', '');
      return { kind: 'wrong', message };
    }
    // KaTeX recurses for each level.
    if (error instanceof RangeError) {
      return { kind: 'wrong', message: '너무 깊게 싸인 수식' };
    }
    throw error;
  }
}

/** Takes `math` out of KaTeX's output, without `semantics` and the annotation in it. */
function withoutSource(html: string): Element {
  let math: Element | undefined;
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    math = element;
    return element.tagName === 'math' ? EXIT : undefined;
  });
  if (math?.tagName !== 'math') {
    throw new Error('KaTeX has not returned MathML');
  }
  return { ...math, children: spaced(math.children.flatMap(unwrap)) };
}

function unwrap(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || node.tagName !== 'semantics') {
    return [node];
  }
  return node.children.filter(
    (child) => child.type !== 'element' || child.tagName !== 'annotation',
  );
}

/** U+2061, which KaTeX writes between a function's name and its argument. */
const APPLY_FUNCTION = '\u2061';
const THIN_SPACE = '0.1667em';

function isOperator(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'mo';
}

function isApplication(node: ElementContent | undefined): boolean {
  if (node?.type !== 'element' || node.tagName !== 'mo') {
    return false;
  }
  const [text] = node.children;
  return text?.type === 'text' && text.value === APPLY_FUNCTION;
}

function thinSpace(): Element {
  return { type: 'element', tagName: 'mspace', properties: { width: THIN_SPACE }, children: [] };
}

/**
 * Adds thin spaces around the names of functions, as TeX does. KaTeX leaves them to the browser, which sets none
 * and shows "n log n" as one word.
 */
function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const inner = node.type === 'element' ? { ...node, children: spaced(node.children) } : node;
    const before = nodes[index - 1];
    if (isApplication(nodes[index + 1]) && before !== undefined && !isOperator(before)) {
      return [thinSpace(), inner];
    }
    if (isApplication(node) && nodes[index + 1] !== undefined && !isOperator(nodes[index + 1])) {
      return [inner, thinSpace()];
    }
    return [inner];
  });
}
