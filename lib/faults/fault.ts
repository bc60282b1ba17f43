/** One thing that is wrong in an input, said so that an author can mend it without asking. */
export interface Fault {
  /** Path relative to the repository, or the name of an environment variable. */
  readonly file: string;
  /** 1-based line in that file; left out where a line makes no sense. */
  readonly line?: number;
  /** What stands there now. */
  readonly found: string;
  /** What should stand there. */
  readonly expected: string;
  /** The next thing to do. */
  readonly fix: string;
}

/** The faults of something that can be wrong in one way: none where it is right. */
export function faultUnless(isRight: boolean, fault: () => Fault): Fault[] {
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

/** Formats all faults in the order of files and lines, with a closing count. */
export function formatFaults(faults: readonly Fault[]): string {
  const ordered = [...faults].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  return [...ordered.map(formatFault), `잘못된 곳 ${String(faults.length)}개`].join('\n\n');
}

/** Carries the faults of an input to the command that reports them. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults));
    this.name = 'FaultError';
    this.faults = faults;
  }
}

/** Stops for one fault. */
export function refuse(fault: Fault): never {
  throw new FaultError([fault]);
}

/** Stops where there are faults. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) {
    throw new FaultError(faults);
  }
}
