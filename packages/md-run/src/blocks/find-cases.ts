import type { Fault } from './fault';
import type { Case, Fence } from './block';
import type { Comparison } from './compare';
import { readFenceMeta, type FenceMeta } from './fence-meta';
import { canonicalText, parseCall } from './values';

/** Largest number of lines between a block and its output fence. */
const MAX_GAP = 1;

/** Reads from the marks of an output or cases fence how it is compared. */
export function comparisonOf({ words }: FenceMeta): Comparison {
  if (words.has('any-order')) {
    return 'any-order';
  }
  return words.has('first-line') ? 'first-line' : 'exact';
}

/** Finds the output fence directly after a fence. */
export function outputAfter(fences: readonly Fence[], index: number): Fence | undefined {
  const [fence, next] = [fences[index], fences[index + 1]];
  if (!fence || !next || !readFenceMeta(next.meta).words.has('output')) {
    return undefined;
  }
  const lines = fence.text === '' ? 0 : fence.text.split('\n').length;
  return next.line - (fence.line + lines + 2) <= MAX_GAP ? next : undefined;
}

/** Reads a line of a cases fence. */
function readCall(text: string, comparison: Comparison, line: number): Case {
  const { args, expected } = parseCall(text);
  const texts = { args: canonicalText(args), expected: canonicalText(expected) };
  return { kind: 'call', ...texts, comparison, line };
}

/** Finds the cases of a page: pairs of input and output fences, and lines of cases fences. */
export function findCases(
  file: string,
  fences: readonly Fence[],
): { cases: Case[]; outputs: ReadonlySet<Fence>; faults: Fault[] } {
  const cases: Case[] = [];
  const outputs = new Set<Fence>();
  const faults: Fault[] = [];
  for (const [index, fence] of fences.entries()) {
    const { words } = readFenceMeta(fence.meta);
    if (words.has('input')) {
      const output = outputAfter(fences, index);
      if (output) {
        outputs.add(output);
        const comparison = comparisonOf(readFenceMeta(output.meta));
        const { text: input, line } = fence;
        cases.push({ kind: 'stdin', input, expected: output.text, comparison, line });
      } else {
        faults.push({
          file,
          line: fence.line,
          found: '출력이 없는 예제 입력',
          expected: '바로 다음에 ```text output',
          fix: '입력 블록 바로 뒤에 기대하는 출력을 쓴다.',
        });
      }
    } else if (words.has('cases') && !words.has('run')) {
      const comparison = comparisonOf(readFenceMeta(fence.meta));
      for (const [index, text] of fence.text.split('\n').entries()) {
        const line = fence.line + 1 + index;
        try {
          cases.push(...(text.trim() === '' ? [] : [readCall(text, comparison, line)]));
        } catch (error) {
          faults.push({
            file,
            line,
            found: `읽을 수 없는 예제: ${error instanceof Error ? error.message : String(error)}`,
            expected: '[2,7,11,15], 9 → [0,1] 꼴의 줄',
            fix: '인자는 쉼표로, 결과는 →로 나누고 값은 JSON으로 쓴다.',
          });
        }
      }
    }
  }
  return { cases, outputs, faults };
}
