import type { Root } from 'mdast';
import { accidentalBlockSlips } from './accidental-blocks';
import { backslashSlips } from './backslashes';
import { brokenBlockSlips } from './broken-blocks';
import { calloutSlips } from './callouts';
import { codeNotationSlips } from './code-notation';
import { emphasisSlips } from './emphasis';
import { foreignMarkSlips } from './foreign-marks';
import { formulaMarkSlips } from './formulas';
import { markdownInHtmlSlips, unclosedHtmlSlips } from './html';
import { referenceSlips } from './references';
import { tableRowSlips } from './tables';
import { passagesOf, type Slip, type Written } from './written';

/** What may be wrong with the Markdown of a note without any of it being wrong to Markdown. */
const rules: readonly ((written: Written) => Slip[])[] = [
  emphasisSlips,
  backslashSlips,
  accidentalBlockSlips,
  tableRowSlips,
  unclosedHtmlSlips,
  markdownInHtmlSlips,
  brokenBlockSlips,
  referenceSlips,
  formulaMarkSlips,
  codeNotationSlips,
  calloutSlips,
  foreignMarkSlips,
];

/** Text taken for markup, markup taken for text, and the marks of other programs, in the order of the lines. */
export function findSlips(tree: Root, body: string): Slip[] {
  const written = { tree, body, passages: passagesOf(tree, body) };
  return rules.flatMap((rule) => rule(written)).sort((a, b) => a.line - b.line);
}
