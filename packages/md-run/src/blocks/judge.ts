import type { Case, Ending, RunBlock, Task } from './block';
import { maskAny, sameOutput, sameValue, type Comparison } from './compare';
import { errorText, type Execution, type Limit } from './execution';

/** A broken promise of a block. */
export type Failure =
  | { readonly kind: 'different-output'; readonly expected: string; readonly got: string }
  | { readonly kind: 'undeclared-output'; readonly got: string }
  | { readonly kind: 'different-value'; readonly expected: string; readonly got: string }
  | { readonly kind: 'no-value'; readonly name: string }
  | { readonly kind: 'unexpected-error'; readonly status: number; readonly stderr: string }
  | { readonly kind: 'not-compiled'; readonly message: string }
  | { readonly kind: 'runaway'; readonly limit: Limit }
  | { readonly kind: 'changed-file'; readonly files: readonly string[] }
  /** The stated error no longer occurs. */
  | { readonly kind: 'stale-error'; readonly ending: Ending }
  | { readonly kind: 'different-error'; readonly expected: string; readonly got: string };

/** A failure and its place. */
export interface LocatedFailure {
  readonly failure: Failure;
  /** Number of the case from 1; absent for a block without cases. */
  readonly caseNumber?: number;
  /** Line of the block or of the case. */
  readonly line: number;
}

/** The judgement of a block. */
export interface Verdict {
  readonly passedCases: number;
  readonly failures: readonly LocatedFailure[];
}

function unfinished(execution: Exclude<Execution, { kind: 'finished' }>): Failure {
  return execution.kind === 'killed' ? { kind: 'runaway', limit: execution.limit } : execution;
}

function judgeOutput(
  output: string | undefined,
  got: string,
  comparison: Comparison,
  any?: string,
): Failure | undefined {
  if (output === undefined) {
    return got.trim() === '' ? undefined : { kind: 'undeclared-output', got };
  }
  return sameOutput(maskAny(output, any), maskAny(got, any), comparison)
    ? undefined
    : { kind: 'different-output', expected: output, got };
}

function judgeCompileError(
  output: string | undefined,
  execution: Execution,
  ending: Ending,
): Failure | undefined {
  if (execution.kind !== 'not-compiled') {
    return { kind: 'stale-error', ending };
  }
  const { message } = execution;
  const missing = (output ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !message.includes(line.trim()));
  return missing.length > 0
    ? { kind: 'different-error', expected: missing.join('\n'), got: message }
    : undefined;
}

function judgeProgram(
  { ending, output, comparison, any }: Task & { kind: 'program' },
  execution: Execution,
): Failure | undefined {
  if (ending.kind === 'fails-to-compile') {
    return judgeCompileError(output, execution, ending);
  }
  if (execution.kind !== 'finished') {
    return unfinished(execution);
  }
  const { status, stderr, stdout } = execution;
  const printed = judgeOutput(output, stdout, comparison, any);
  switch (ending.kind) {
    case 'succeeds':
      return status === 0 ? printed : { kind: 'unexpected-error', status, stderr };
    case 'exits':
      if (status === ending.status) {
        return printed;
      }
      return status === 0
        ? { kind: 'stale-error', ending }
        : { kind: 'unexpected-error', status, stderr };
    case 'throws':
      if (status === 0) {
        return { kind: 'stale-error', ending };
      }
      return errorText(stderr).includes(ending.error)
        ? printed
        : { kind: 'different-error', expected: ending.error, got: stderr };
  }
}

function judgeCase(one: Case, name: string, execution: Execution): Failure | undefined {
  if (execution.kind !== 'finished') {
    return unfinished(execution);
  }
  const { status, stderr, stdout, value } = execution;
  if (status !== 0) {
    return { kind: 'unexpected-error', status, stderr };
  }
  if (one.kind === 'stdin') {
    return judgeOutput(one.expected, stdout, one.comparison);
  }
  if (value === undefined) {
    return { kind: 'no-value', name };
  }
  return sameValue(one.expected, value, one.comparison)
    ? undefined
    : { kind: 'different-value', expected: one.expected, got: value };
}

/** Compares the executions of a block, one for each case, with what the page states. */
export function judge({ line, task }: RunBlock, executions: readonly Execution[]): Verdict {
  if (task.kind === 'program') {
    const [execution] = executions;
    const failure = execution && judgeProgram(task, execution);
    return { passedCases: 0, failures: failure ? [{ failure, line }] : [] };
  }
  const name = task.kind === 'call-cases' ? task.name : '';
  const failures = task.cases.flatMap((one, index): LocatedFailure[] => {
    const execution = executions[index];
    const failure = execution && judgeCase(one, name, execution);
    return failure ? [{ failure, line, caseNumber: index + 1 }] : [];
  });
  return { passedCases: task.cases.length - failures.length, failures };
}

/**
 * Tells whether the cases caught a wrong variant: it ran, and at least one case failed. A variant that does not
 * compile, or stops with an error in every case, says nothing about the cases.
 */
export function isCaught({ failures, passedCases }: Verdict): boolean {
  return failures.some(({ failure }) => {
    switch (failure.kind) {
      case 'not-compiled':
      case 'no-value':
        return false;
      case 'unexpected-error':
        return passedCases > 0;
      default:
        return true;
    }
  });
}
