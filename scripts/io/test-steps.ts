import { readFile, rm } from 'node:fs/promises';
import { run } from 'md-run/process';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Files and folders that the outcome depends on. */
  readonly inputs: readonly string[];
  /** Steps that must succeed first. */
  readonly needs?: readonly string[];
  /** Report with the number of tests; a step without a report counts as one test. */
  readonly report?: { readonly file: string; readonly read: (json: string) => Counts };
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
  /** Whether it checks the owner's own site; the other steps run without the owner's settings. */
  readonly own?: boolean;
}

export interface PassedStep {
  readonly hash: string;
  readonly passed: number;
}

export interface Outcome extends Counts {
  readonly step: Step;
  /** What a failed command wrote, unless it was shown live. */
  readonly output: string;
  readonly seconds: number;
  readonly cached: boolean;
  /** Failed steps because of which it did not run. */
  readonly lacks: readonly string[];
  /** Variables that it ran with. */
  readonly env: Readonly<Record<string, string>>;
}

/** State shared by the steps of a run. */
export interface Session {
  readonly cache: Map<string, PassedStep>;
  readonly outcomes: Outcome[];
  readonly hashOf: (step: Step) => Promise<string>;
  /** The owner's settings, each set to nothing, for the steps that must not see them. */
  readonly withoutSettings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** Runs the command of a step; its output is shown live only when no other step prints meanwhile. */
async function execute(
  step: Step,
  env: Readonly<Record<string, string>>,
  isAlone: boolean,
  log: Session['log'],
): Promise<Counts & Pick<Outcome, 'output'>> {
  if (step.report) {
    await rm(step.report.file, { force: true });
  }
  const [command, ...args] = step.command;
  const { code, output } = await run(command, args, { echo: isAlone, env });
  const json = step.report && (await readFile(step.report.file, 'utf8').catch(() => undefined));
  const { passed, failed } =
    step.report && json !== undefined
      ? step.report.read(json)
      : { passed: code === 0 ? 1 : 0, failed: 0 };
  if (!isAlone && code === 0) {
    log(`\n── ${step.name}\n${output}`);
  }
  // A runner that fails without a failed test (a crash, a type error) has still failed.
  return {
    passed,
    failed: code === 0 ? failed : Math.max(failed, 1),
    output: isAlone ? '' : output,
  };
}

/** Runs a step, unless it passed with the same inputs before; an error counts as its failure. */
async function runStep(session: Session, step: Step, isAlone: boolean): Promise<Outcome> {
  const { cache, outcomes, hashOf, withoutSettings, log } = session;
  const start = performance.now();
  const failedSteps = new Set(
    outcomes.filter(({ failed, lacks }) => failed + lacks.length > 0).map((one) => one.step.name),
  );
  const lacks = (step.needs ?? []).filter((name) => failedSteps.has(name));
  const outcome = { step, passed: 0, failed: 0, output: '', seconds: 0, lacks, env: {} };
  if (lacks.length > 0) {
    return { ...outcome, cached: false };
  }
  const elapsed = (): number => (performance.now() - start) / 1000;
  try {
    const known = cache.get(step.name);
    if (known?.hash === (await hashOf(step))) {
      return { ...outcome, passed: known.passed, seconds: elapsed(), cached: true };
    }
    log(`── ${step.name} …`);
    const env = { ...(step.own === true ? {} : withoutSettings), ...(await step.env?.()) };
    const report = await execute(step, env, isAlone, log);
    if (report.failed === 0) {
      cache.set(step.name, { hash: await hashOf(step), passed: report.passed });
    } else {
      cache.delete(step.name);
    }
    return { ...outcome, ...report, seconds: elapsed(), cached: false, env };
  } catch (error) {
    cache.delete(step.name);
    const output = error instanceof Error ? error.message : String(error);
    return { ...outcome, failed: 1, output, seconds: elapsed(), cached: false };
  }
}

/** Runs steps one after the other. A failure stops only the steps that need it. */
export async function runLane(
  session: Session,
  steps: Iterable<Step>,
  isAlone: boolean,
): Promise<void> {
  for (const step of steps) {
    session.outcomes.push(await runStep(session, step, isAlone));
  }
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Writes a command for a shell, with the variables that differ from the shell's own. */
function typed(command: readonly string[], env: Readonly<Record<string, string>>): string {
  const changed = Object.entries(env).filter(
    ([name, value]) => (process.env[name] ?? '') !== value,
  );
  return [
    ...changed.map(([name, value]) => `${name}=${value === '' ? '' : quote(value)}`),
    ...command.map(quote),
  ].join(' ');
}

/** Tells of every failure with the command that repeats it, and of the steps that did not run because of it. */
export function failureTexts(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ step, failed, output, lacks, env }) => {
    if (lacks.length > 0) {
      return [`실행하지 못했다: ${step.name} (${lacks.join(', ')}의 결과가 있어야 한다)`];
    }
    const told = [
      `실패했다: ${step.name}`,
      output.trimEnd(),
      `다시 하려면  ${typed(step.command, env)}`,
    ];
    return failed > 0 ? [told.filter((line) => line !== '').join('\n')] : [];
  });
}

/** Writes a line for each step, and the totals. */
export function summaryLines(outcomes: readonly Outcome[], seconds: number): string[] {
  const row = (name: string, time: number): string =>
    `${name.padEnd(14)} ${time.toFixed(1).padStart(6)} s`;
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return [
    ...outcomes.map(({ step, passed, failed, cached, lacks, ...outcome }) => {
      const note = cached ? '  (달라진 것이 없어 지난 결과를 쓴다)' : '';
      return lacks.length > 0
        ? `${step.name.padEnd(14)}        -  실행하지 못했다`
        : `${row(step.name, outcome.seconds)}  ${passed} passed, ${failed} failed${note}`;
    }),
    row('total', seconds),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ];
}
