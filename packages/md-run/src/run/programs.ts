import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../blocks/block';
import { defaultLimits, type Execution } from '../blocks/execution';
import {
  eachInput,
  type Adapter,
  type Context,
  type Input,
  type Provision,
  type Tool,
} from './adapter';
import { joinChain, ownOutput } from './chain';
import type { Surroundings } from './sandbox';
import { finder } from './find-tool';
import { output, runLimited, type LimitedCommand } from './process';
import { withFolder, writeFiles } from './work-folder';

/** Files that pass the arguments to a called function and its value back. */
export const ARGS_FILE = 'args.json';
export const VALUE_FILE = 'value.json';

/** A program in the folder of its files. */
export interface Written {
  readonly program: Program;
  readonly folder: string;
  readonly filename: string;
  /** Its own text, with the blocks that it continues and the call of its function. */
  readonly text: string;
  readonly tool: Tool;
  readonly context: Context;
}

/** The words of a command in the folder of a program, or why there is none. */
export type Made =
  | { readonly kind: 'command'; readonly words: readonly [string, ...string[]] }
  | { readonly kind: 'not-compiled'; readonly message: string };

/** A language whose programs run each on their own. */
interface Language extends Provision {
  readonly mainFile: string;
  /** Joins a program to the blocks that it continues. */
  readonly join: (program: Program) => string;
  /** False where the blocks that a program continues are only compiled, and print nothing before it. */
  readonly runsEarlier?: boolean;
  /** Writes the code that calls a function of the program. */
  readonly driver?: (name: string) => string;
  /** Compiles or checks a program; without it, the tool runs the file as it is. */
  readonly make?: (written: Written) => Made | Promise<Made>;
  /** Message with which the tool itself rejects a program. */
  readonly refusal?: RegExp;
  /** Whether to limit memory; not for runtimes such as V8 that reserve far more than they use. */
  readonly boundMemory?: boolean;
}

function runIn(
  [command, ...args]: readonly [string, ...string[]],
  cwd: string,
  { limits, sandbox }: Context,
  options: Partial<LimitedCommand> = {},
): Promise<Execution> {
  return runLimited({
    ...{ command, args, cwd, limits, sandbox, stdin: '', boundMemory: true },
    ...options,
  });
}

/** Reads what a process came to: its output without that of continued blocks, or the tool's refusal to run it. */
function resultOf(
  { refusal, runsEarlier = true }: Language,
  program: Program,
  execution: Execution,
  value: string | undefined,
): Execution {
  if (execution.kind !== 'finished') {
    return execution;
  }
  const { stdout, stderr, status } = execution;
  if (status !== 0 && stdout === '' && refusal?.test(stderr) === true) {
    return { kind: 'not-compiled', message: stderr };
  }
  const whole = { ...execution, ...(value !== undefined && { value }) };
  return runsEarlier ? ownOutput(whole, program) : whole;
}

async function executeAll(
  language: Language,
  tool: Tool,
  context: Context,
  program: Program,
  inputs: readonly Input[],
  surroundings: Surroundings,
): Promise<Execution[]> {
  const { mainFile, join, driver, make, boundMemory = true } = language;
  const { workFolder } = context;
  const { filename = mainFile, files } = program;
  const [first] = inputs;
  const text = join(program) + (first?.kind === 'call' ? (driver?.(first.name) ?? '') : '');
  return withFolder(workFolder, async (folder) => {
    await writeFiles(folder, [...files, { filename, text }]);
    const made: Made = make
      ? await make({ program, folder, filename, text, tool, context })
      : { kind: 'command', words: [tool.command, filename] };
    if (made.kind === 'not-compiled') {
      return inputs.map(() => made);
    }
    return eachInput(inputs, (input) =>
      withFolder(workFolder, async (cwd) => {
        await cp(folder, cwd, { recursive: true });
        const args = input.kind === 'call' ? [{ filename: ARGS_FILE, text: input.args }] : [];
        await writeFiles(cwd, args);
        const stdin = input.kind === 'stdin' ? input.text : '';
        const options = { stdin, boundMemory, surroundings };
        const execution = await runIn(made.words, cwd, context, options);
        const value = await readFile(path.join(cwd, VALUE_FILE), 'utf8').catch(() => undefined);
        return resultOf(language, program, execution, value);
      }),
    );
  });
}

/** An adapter that starts a process for each program and input. */
export function programs(language: Language): Adapter {
  const { name, packages, detect } = language;
  return {
    ...{ name, packages, detect },
    open: (tool, context) => ({
      execute: (program, inputs, surroundings) =>
        executeAll(language, tool, context, program, inputs, surroundings),
    }),
  };
}

export const ruby = programs({
  name: 'Ruby',
  packages: ['ruby'],
  mainFile: 'main.rb',
  detect: finder('Ruby', /ruby ((\d+\.\d+)\.\d+)/, 'ruby', '--version'),
  join: (program) => joinChain(program, `puts "\\x1e"`),
  refusal: /: syntax error|\(SyntaxError\)/,
});

export const bash = programs({
  name: 'Bash',
  packages: ['bash'],
  mainFile: 'main.sh',
  detect: finder('Bash', /version ((\d+\.\d+)\.\d+)/, 'bash', '--version'),
  join: (program) => joinChain(program, `printf '\\036\\n'`),
  make: async ({ folder, filename, tool: { command }, context }) => {
    const check = await runIn([command, '-n', filename], folder, context);
    return check.kind === 'finished' && check.status !== 0
      ? { kind: 'not-compiled', message: check.stderr }
      : { kind: 'command', words: [command, filename] };
  },
});

/** The compiler needs more memory than a program and may write long messages. */
const COMPILE_LIMITS = { ...defaultLimits, memoryMiB: 2048, outputBytes: 4 * 1024 * 1024 };

/** The label names only the language: the compiler's version makes no difference that readers see. */
export const cpp = programs({
  name: 'g++',
  packages: ['g++'],
  mainFile: 'main.cpp',
  detect: async () => {
    const version = await output('g++', '-dumpfullversion');
    return version === undefined
      ? undefined
      : { label: 'C++17', version: `GCC ${version}`, command: 'g++' };
  },
  // The main() of earlier blocks is renamed; their types and functions stay usable.
  runsEarlier: false,
  join: ({ earlier, text }) =>
    [
      ...earlier.map(
        (block, index) => `#define main snippet_main_${index}\n${block}\n#undef main\n`,
      ),
      text,
    ].join('\n'),
  make: async ({ program, folder, filename, tool, context }) => {
    const names = [filename, ...program.files.map((file) => file.filename)];
    const sources = names.filter((name) => name.endsWith('.cpp'));
    const flags = ['-std=c++17', '-O1', '-pthread', '-o', 'program'];
    const options = { limits: COMPILE_LIMITS, boundMemory: false };
    const compiled = await runIn([tool.command, ...flags, ...sources], folder, context, options);
    if (compiled.kind === 'finished' && compiled.status === 0) {
      return { kind: 'command', words: ['./program'] };
    }
    const message = compiled.kind === 'finished' ? compiled.stderr : compiled.kind;
    return { kind: 'not-compiled', message };
  },
});
