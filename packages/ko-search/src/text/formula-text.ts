import type { ElementContent } from 'hast';

/** Invisible operators of MathML, such as the application of a function (U+2061 to U+2064). */
const INVISIBLE = /[\u2061-\u2064]/g;

/** What stands between the parts of an element, as one would type the formula. */
const BETWEEN: Readonly<Record<string, string>> = {
  mfrac: '/',
  msup: '^',
  mover: '^',
  msub: '_',
  munder: '_',
  mtr: ' ',
  mtable: ' ',
};

/** Marks before the lower and the upper limit of a sum or an integral. */
const LIMITS = ['', '_', '^'];

function isSimple(text: string): boolean {
  return /^(?:[\p{L}\p{N}.]*|.)$/u.test(text.trim());
}

function part(node: ElementContent): string {
  const text = formulaText(node);
  return isSimple(text) ? text.trim() : `(${text.trim()})`;
}

/**
 * A formula of a page as a reader would type it into the search box.
 *
 * @param node `math` or an element in it.
 * @example
 * formulaText(math)  // LaTeX \frac{n(n+1)}{2} → '(n(n+1))/2', O(n \log n) → 'O(n log n)'
 */
export function formulaText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value.replace(INVISIBLE, '');
  }
  if (node.type !== 'element') {
    return '';
  }
  const { tagName, children } = node;
  if (tagName === 'munderover' || tagName === 'msubsup') {
    return children.map((child, index) => (LIMITS[index] ?? '') + part(child)).join('');
  }
  const between = BETWEEN[tagName];
  if (between?.trim() === '') {
    return children.map(formulaText).join(between);
  }
  if (between !== undefined) {
    return children.map(part).join(between);
  }
  const text = children.map(formulaText).join('');
  // Names of functions and words stand apart from what follows; single letters do not.
  const isWord = (tagName === 'mi' || tagName === 'mtext') && text.length > 1;
  return tagName === 'math'
    ? text
        .replace(/\s+/g, ' ')
        .replace(/ ?([()[\],]) ?/g, '$1')
        .trim()
    : isWord
      ? ` ${text} `
      : text;
}
