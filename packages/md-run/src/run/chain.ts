import type { Program } from '../blocks/block';
import type { Execution } from '../blocks/execution';

/** Separates the output of the continued blocks from the block's own. */
const SEPARATOR = '\u001e';

/** Joins a program to the blocks that it continues, with statements in between that print the separator. */
export function joinChain({ earlier, text }: Program, separatorStatement: string): string {
  return [...earlier, text].join(`\n${separatorStatement}\n`);
}

/** Joins a JavaScript or TypeScript program and the blocks that it continues into one module. */
export function joinModules(program: Program): string {
  return joinChain(program, `console.log(${JSON.stringify(SEPARATOR)});`);
}

/** Removes the output of the continued blocks from an execution. */
export function ownOutput(execution: Execution, { earlier }: Program): Execution {
  return earlier.length === 0 || execution.kind === 'not-compiled'
    ? execution
    : {
        ...execution,
        stdout: execution.stdout.split(`${SEPARATOR}\n`).slice(earlier.length).join(''),
      };
}
