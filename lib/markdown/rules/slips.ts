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

/** Checks for text that Markdown accepts but probably reads differently than its author meant. */
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

/** Finds text read as markup, markup read as text, and marks of other programs, in the order of the lines. */
export function findSlips(tree: Root, body: string): Slip[] {
  const written = { tree, body, passages: passagesOf(tree, body) };
  return rules.flatMap((rule) => rule(written)).sort((a, b) => a.line - b.line);
}
