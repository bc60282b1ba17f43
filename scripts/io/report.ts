import { FaultError } from '../../lib/faults/fault';

/** Prints what stopped a command and returns its exit code: faults as they are, anything else with its stack. */
export function reportFaults(error: unknown): number {
  console.error(error instanceof FaultError ? `\n${error.message}\n` : error);
  return 1;
}
