import type { Root } from 'mdast';
import type { Finding } from '../../faults/fault';
import { accidentalBlockFaults } from './accidental-blocks';
import { backslashFaults } from './backslashes';
import { brokenBlockFaults } from './broken-blocks';
import { calloutFaults } from './callouts';
import { codeNotationFaults } from './code-notation';
import { emphasisFaults } from './emphasis';
import { foreignMarkFaults } from './foreign-marks';
import { formulaMarkFaults } from './formulas';
import { markdownInHtmlFaults, unclosedHtmlFaults } from './html';
import { referenceFaults } from './references';
import { tableRowFaults } from './tables';
import { passagesOf, type Written } from './written';

/** Checks for text that Markdown accepts but probably reads differently than its author meant. */
const rules: readonly ((written: Written) => Finding[])[] = [
  emphasisFaults,
  backslashFaults,
  accidentalBlockFaults,
  tableRowFaults,
  unclosedHtmlFaults,
  markdownInHtmlFaults,
  brokenBlockFaults,
  referenceFaults,
  formulaMarkFaults,
  codeNotationFaults,
  calloutFaults,
  foreignMarkFaults,
];

/** Finds text read as markup, markup read as text, and marks of other programs, in the order of the lines. */
export function findMarkupFaults(tree: Root, body: string): Finding[] {
  const written = { tree, body, passages: passagesOf(tree, body) };
  return rules.flatMap((rule) => rule(written)).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
