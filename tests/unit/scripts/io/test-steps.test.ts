import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  failureTexts,
  runLane,
  summaryLines,
  type Outcome,
  type Session,
  type Step,
} from '../../../../scripts/io/test-steps';
import { makeFolder } from '../../../support/folders';

function sessionOf(): Session & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    cache: new Map(),
    outcomes: [],
    hashOf: ({ name }) => Promise.resolve(name),
    withoutSettings: {},
    log: (line) => lines.push(line),
    lines,
  };
}

/** A step that ends with a code. */
function step(name: string, code: number, rest: Partial<Step> = {}): Step {
  return { name, command: ['node', '-e', `process.exit(${code})`], inputs: [], ...rest };
}

function namesOf(outcomes: readonly Outcome[], isTold: (outcome: Outcome) => boolean): string[] {
  return outcomes.filter(isTold).map((outcome) => outcome.step.name);
}

describe('한 단계의 실패', () => {
  it('다른 단계를 막지 않고, 그 결과가 있어야 하는 것만 실행하지 못한다', async () => {
    const session = sessionOf();
    const steps = [
      step('blocks', 1),
      step('build', 2),
      step('export', 0, { needs: ['build'] }),
      step('browser', 0, { needs: ['export'] }),
      step('unit', 0),
    ];
    await runLane(session, steps, false);
    const { outcomes } = session;
    expect(namesOf(outcomes, ({ failed }) => failed > 0)).toEqual(['blocks', 'build']);
    expect(namesOf(outcomes, ({ lacks }) => lacks.length > 0)).toEqual(['export', 'browser']);
    expect(namesOf(outcomes, ({ passed }) => passed > 0)).toEqual(['unit']);
    expect(failureTexts(outcomes)).toEqual([
      "실패했다: blocks\n다시 하려면  node -e 'process.exit(1)'",
      "실패했다: build\n다시 하려면  node -e 'process.exit(2)'",
      '실행하지 못했다: export (build의 결과가 있어야 한다)',
      '실행하지 못했다: browser (export의 결과가 있어야 한다)',
    ]);
    expect(summaryLines(outcomes, 1).at(-1)).toBe('1 passed, 2 failed');
  });

  it('시작하지 못한 단계도 그 단계의 실패일 뿐이다', async () => {
    const session = sessionOf();
    const env = (): Promise<never> => Promise.reject(new Error('브라우저가 없다'));
    await runLane(session, [step('browser', 0, { env }), step('unit', 0)], false);
    expect(namesOf(session.outcomes, ({ passed }) => passed > 0)).toEqual(['unit']);
    expect(failureTexts(session.outcomes)[0]).toContain('실패했다: browser\n브라우저가 없다\n');
  });

  it('보고의 수와, 쓴 것과, 그것만 다시 하는 명령을 달리 준 변수와 함께 적는다', async () => {
    const session = { ...sessionOf(), withoutSettings: { DEVNOTE_TEST_TITLE: '' } };
    process.env['DEVNOTE_TEST_TITLE'] = '제목';
    onTestFinished(() => {
      delete process.env['DEVNOTE_TEST_TITLE'];
    });
    const file = path.join(makeFolder(onTestFinished), 'report.json');
    const report = { file, read: () => ({ passed: 3, failed: 2 }) };
    const script = `fs.writeFileSync('${file}', ''); console.log('뺀다: 다르다'); process.exit(1)`;
    const command = ['node', '-e', script] as const;
    const env = (): Promise<Record<string, string>> => Promise.resolve({ BROWSER: '/a b' });
    await runLane(session, [step('unit', 1, { command, report, env })], false);
    const [text = ''] = failureTexts(session.outcomes);
    expect(text).toMatch(
      /^실패했다: unit\n뺀다: 다르다\n다시 하려면 {2}DEVNOTE_TEST_TITLE= BROWSER='\/a b' node -e /,
    );
    expect(summaryLines(session.outcomes, 1).at(-1)).toBe('3 passed, 2 failed');
  });
});

it('지난 결과: 같은 것을 통과한 단계는 다시 하지 않고, 실패한 단계는 다시 한다', async () => {
  const session = sessionOf();
  const file = path.join(makeFolder(onTestFinished), 'ran');
  const command = ['node', '-e', `fs.appendFileSync('${file}', 'x')`] as const;
  writeFileSync(file, '');
  await runLane(session, [step('unit', 0, { command }), step('unit', 0, { command })], false);
  expect(session.outcomes.map(({ cached }) => cached)).toEqual([false, true]);
  await runLane(session, [step('lint', 1), step('lint', 1)], false);
  expect(session.outcomes.slice(2).map(({ cached }) => cached)).toEqual([false, false]);
});
