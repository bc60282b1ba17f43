import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import { EXIT, visit } from 'unist-util-visit';

/** Prices ($10) are no formulas: both forms, in a line and as a block, are written between `$$`. */
export const formulaSyntax = { singleDollarTextMath: false };

/** Characters of a formula; a longer one is no formula but a dump. */
const MAX_LENGTH = 5_000;

/**
 * A formula as MathML, which browsers draw themselves: no style sheet, no font, no script. The source
 * that KaTeX repeats inside is left out, or it would be read, copied and searched as a second text.
 *
 * @param source LaTeX
 * @param options.display On a line of its own.
 * @returns what is wrong in KaTeX's words, where it is
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
      // Words stand in \text{…}: Hangul elsewhere shows that a formula has not been closed.
      strict: 'error',
      // Links and pictures would be drawn as their source, in red.
      trust: ({ command }) => {
        const error: Error = new katex.ParseError(`${command} is not for formulas of a note`);
        throw error;
      },
    });
    return { kind: 'math', math: withoutSource(html) };
  } catch (error) {
    if (error instanceof katex.ParseError) {
      // KaTeX underlines the place with combining characters, which few terminals draw.
      const message = error.message.replace('KaTeX parse error: ', '').replaceAll('\u0332', '');
      return { kind: 'wrong', message };
    }
    // KaTeX calls itself for each level.
    if (error instanceof RangeError) {
      return { kind: 'wrong', message: '너무 깊게 싸인 수식' };
    }
    throw error;
  }
}

/** The `math` of KaTeX's answer, without `semantics` and the annotation in it. */
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

/** U+2061, which KaTeX writes between the name of a function and what it is applied to. */
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
 * TeX sets a thin space around the name of a function; KaTeX leaves it to the browser, which sets none
 * and makes one word of "n log n".
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
