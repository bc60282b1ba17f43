import type { Program } from '../blocks/block';
import type { Execution } from '../blocks/execution';

/** Stands between the output of the blocks a block continues and its own. */
const SEPARATOR = '\u001e';

/** The texts of a program and of the blocks it continues, with statements between that print the separator. */
export function joinChain({ earlier, text }: Program, separatorStatement: string): string {
  return [...earlier, text].join(`\n${separatorStatement}\n`);
}

/** The blocks a JavaScript or TypeScript program continues and its own text, as one module. */
export function joinModules(program: Program): string {
  return joinChain(program, `console.log(${JSON.stringify(SEPARATOR)});`);
}

/** The output of a block without that of the blocks it continues. */
export function ownOutput(execution: Execution, { earlier }: Program): Execution {
  return earlier.length === 0 || execution.kind === 'not-compiled'
    ? execution
    : {
        ...execution,
        stdout: execution.stdout.split(`${SEPARATOR}\n`).slice(earlier.length).join(''),
      };
}
