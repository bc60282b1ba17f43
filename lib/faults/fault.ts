/** A fault in an input, with enough for its author to fix it without asking. */
export interface Fault {
  /** Path from the root of the repository, or the name of an environment variable. */
  readonly file: string;
  /** Line in that file, from 1; absent where a line makes no sense. */
  readonly line?: number;
  /** What is there now. */
  readonly found: string;
  /** What should be there. */
  readonly expected: string;
  /** The next step. */
  readonly fix: string;
}

/** A fault as the check of one file finds it. */
export type Finding = Omit<Fault, 'file'>;

/** Names the file of what a check has found in it. */
export function inFile(file: string, findings: readonly Finding[]): Fault[] {
  return findings.map((finding) => ({ file, ...finding }));
}

/** Returns the fault unless the check holds. */
export function faultUnless<Found extends Finding>(isRight: boolean, fault: () => Found): Found[] {
  return isRight ? [] : [fault()];
}

/**
 * Formats one fault for a terminal.
 *
 * @example
 * formatFault({ file: 'pages/x.md', line: 3, found: 'a', expected: 'b', fix: 'c' })
 * // 'pages/x.md:3\n  찾은 것    a\n  기대한 것  b\n  고치는 법  c'
 */
export function formatFault(fault: Fault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${String(fault.line)}`;
  return [
    place,
    `  찾은 것    ${fault.found}`,
    `  기대한 것  ${fault.expected}`,
    `  고치는 법  ${fault.fix}`,
  ].join('\n');
}

/** Formats all faults, sorted by file and line, with their number at the end. */
export function formatFaults(faults: readonly Fault[]): string {
  const ordered = [...faults].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  return [...ordered.map(formatFault), `잘못된 곳 ${String(faults.length)}개`].join('\n\n');
}

/** An error with the faults of an input, for the command that reports them. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults));
    this.name = 'FaultError';
    this.faults = faults;
  }
}

/** Returns the faults that a step has thrown; any other error is thrown again. */
export function thrownFaults(error: unknown): readonly Fault[] {
  if (error instanceof FaultError) {
    return error.faults;
  }
  throw error;
}

/** Throws one fault. */
export function refuse(fault: Fault): never {
  throw new FaultError([fault]);
}

/** Throws the faults, if there are any. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) {
    throw new FaultError(faults);
  }
}
