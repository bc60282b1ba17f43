import type { Fault } from '../faults/fault';
import type { Project } from '../note/project';
import type { PageSnippets, RunBlock, Task } from 'md-run/blocks';
import { findSources } from './sources';
import { solutionsOf, WRONG_FOLDER } from './wrong';

/**
 * A slow but simple solution of a problem, with generators of inputs: `content/solutions/<route>.brute.py`.
 *
 *   generate(rng)  the text of the standard input, or the list of arguments of the call
 *   brute(…)       the expected output of that text, or the expected value of that call
 *   limit()        the hardest input within the limits that the page states
 */
export interface CrossCheck {
  readonly file: string;
  readonly text: string;
  readonly page: PageSnippets;
  readonly solutions: readonly RunBlock[];
}

const ENDING = '.brute.py';

const FUNCTIONS = ['generate', 'brute', 'limit'];

/** Pairs the problem notes with their brute force; either one without the other is a fault. */
export function findCrossChecks(project: Pick<Project, 'files' | 'wrong'>): {
  checks: readonly CrossCheck[];
  faults: readonly Fault[];
} {
  const texts = new Map(
    project.wrong.filter(({ path }) => path.endsWith(ENDING)).map(({ path, text }) => [path, text]),
  );
  const checks: CrossCheck[] = [];
  const faults: Fault[] = [];
  for (const page of findSources(project).pages) {
    const solutions = solutionsOf(page);
    const file = `${WRONG_FOLDER}${page.file.replace(/^pages|\.mdx?$/g, '')}${ENDING}`;
    const text = texts.get(file);
    const [first] = solutions;
    if (first === undefined) {
      continue;
    }
    texts.delete(file);
    if (text === undefined) {
      faults.push({
        file: page.file,
        line: first.line,
        found: '작은 입력으로 맞춰 볼 답이 없는 문제 노트',
        expected: file,
        fix: 'generate(rng), brute(…), limit()을 둔 파이썬 파일을 쓴다. 모든 풀이의 답을 이것과 비교한다.',
      });
      continue;
    }
    checks.push({ file, text, page, solutions });
    for (const name of FUNCTIONS.filter((one) => !text.includes(`\ndef ${one}(`))) {
      faults.push({
        file,
        line: 1,
        found: `${name} 함수가 없음`,
        expected: 'generate(rng), brute(…), limit()',
        fix: '작은 입력을 만드는 함수, 느려도 틀림없이 답하는 함수, 가장 큰 입력을 만드는 함수를 쓴다.',
      });
    }
  }
  for (const file of texts.keys()) {
    faults.push({
      file,
      found: '예제로 확인하는 풀이가 없는 노트의 답',
      expected: `${WRONG_FOLDER}/<문제 노트의 주소>${ENDING}`,
      fix: '노트의 주소와 파일 이름을 맞춘다.',
    });
  }
  return { checks, faults };
}

/**
 * Writes a Python program that prints `[[input, answer], …]` as JSON; for calls both are JSON texts with exact
 * integers.
 */
export function makingProgram(
  { text, solutions }: CrossCheck,
  seed: number,
  count: number,
): string {
  const isCall = solutions.some(({ task }) => task.kind === 'call-cases');
  const [spread, write] = isCall ? ['*', 'json.dumps'] : ['', ''];
  return `${text}

if __name__ == "__main__":
    import copy, json, random

    rng = random.Random(${seed})
    inputs = [generate(rng) for _ in range(${count})]
    print(json.dumps([[${write}(one), ${write}(brute(${spread}copy.deepcopy(one)))] for one in inputs]))
`;
}

/** Writes a Python program that prints the hardest input as JSON. */
export function limitProgram({ text }: CrossCheck): string {
  return `${text}

if __name__ == "__main__":
    import json

    print(json.dumps(limit()))
`;
}

function withCases(task: Task, made: readonly (readonly [unknown, unknown])[]): Task {
  if (task.kind === 'program') {
    return task;
  }
  const { comparison = 'exact' } = task.cases[0] ?? {};
  const cases = made.map(([input, answer]) => ({
    ...(task.kind === 'call-cases'
      ? { kind: 'call', args: String(input) }
      : { kind: 'stdin', input: String(input) }),
    ...{ expected: String(answer), comparison, line: 1 },
  }));
  return { ...task, cases } as Task;
}

/** SQL gets one of this many inputs: filling a database takes a hundred times as long as a call. */
const SQL_SHARE = 4;

/** Makes the inputs the cases of the solutions, shortest first, so that the first failure is the smallest. */
export function checkedBlocks({ solutions }: CrossCheck, printed: string): RunBlock[] {
  const made = (JSON.parse(printed) as [unknown, unknown][]).sort(
    ([a], [b]) => JSON.stringify(a).length - JSON.stringify(b).length,
  );
  const few = made.filter((_, index) => index % SQL_SHARE === 0);
  return solutions.map((block) => {
    const inputs = block.program.language === 'sql' ? few : made;
    return { ...block, task: withCases(block.task, inputs) };
  });
}

/**
 * Makes the hardest input the only case of a solution.
 *
 * @param printed output of {@link limitProgram}
 * @param expected answer of another solution, as text or JSON
 */
export function atLimit(block: RunBlock, printed: string, expected: string): RunBlock {
  const input: unknown = block.task.kind === 'call-cases' ? printed : JSON.parse(printed);
  return { ...block, task: withCases(block.task, [[input, expected]]) };
}

/** Keeps only the first case of a solution, which measures little more than its start. */
export function atStart(block: RunBlock): RunBlock {
  const { task } = block;
  return task.kind === 'program'
    ? block
    : { ...block, task: { ...task, cases: task.cases.slice(0, 1) } as Task };
}
