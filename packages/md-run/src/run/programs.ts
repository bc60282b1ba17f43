import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../blocks/block';
import type { Execution } from '../blocks/execution';
import { eachInput, type Adapter, type Context, type Input, type Tool } from './adapter';
import { ARGS_FILE, rubyDriver, VALUE_FILE } from './call-drivers';
import { joinChain, ownOutput } from './chain';
import type { Surroundings } from './sandbox';
import { finder } from './find-tool';
import { runLimited } from './process';
import { withFolder, writeFiles } from './work-folder';

/** Adds the value that a called function wrote to its file. */
export async function withValue(folder: string, execution: Execution): Promise<Execution> {
  const value = await readFile(path.join(folder, VALUE_FILE), 'utf8').catch(() => undefined);
  return execution.kind === 'finished' && value !== undefined ? { ...execution, value } : execution;
}

/** A language whose programs run without compilation. */
interface Interpreter {
  readonly name: string;
  readonly packages: readonly string[];
  readonly mainFile: string;
  readonly detect: () => Promise<Tool | undefined>;
  /** Statement that prints the separator on a line of its own. */
  readonly separator: string;
  /** Options before the file that only check its syntax; their failure means "does not compile". */
  readonly checkArgs?: readonly string[];
  /** Message with which the interpreter itself rejects a program. */
  readonly refusal?: RegExp;
  readonly driver?: (name: string) => string;
}

async function executeOnce(
  spec: Interpreter,
  tool: Tool,
  { workFolder, limits, sandbox }: Context,
  program: Program,
  input: Input,
  surroundings: Surroundings,
): Promise<Execution> {
  const { files } = program;
  const filename = program.filename ?? spec.mainFile;
  const chain = joinChain(program, spec.separator);
  const driver = input.kind === 'call' ? (spec.driver?.(input.name) ?? '') : '';
  return withFolder(workFolder, async (folder) => {
    const args = input.kind === 'call' ? [{ filename: ARGS_FILE, text: input.args }] : [];
    await writeFiles(folder, [...files, ...args, { filename, text: chain + driver }]);
    const stdin = input.kind === 'stdin' ? input.text : '';
    const command = {
      command: tool.command,
      cwd: folder,
      limits,
      sandbox,
      boundMemory: true,
      surroundings,
    };
    if (spec.checkArgs) {
      const check = await runLimited({
        ...command,
        args: [...spec.checkArgs, filename],
        stdin: '',
      });
      if (check.kind === 'finished' && check.status !== 0) {
        return { kind: 'not-compiled', message: check.stderr };
      }
    }
    const execution = await runLimited({ ...command, args: [filename], stdin });
    const isRefused =
      execution.kind === 'finished' &&
      execution.status !== 0 &&
      execution.stdout === '' &&
      spec.refusal?.test(execution.stderr) === true;
    return isRefused
      ? { kind: 'not-compiled', message: execution.stderr }
      : withValue(folder, ownOutput(execution, program));
  });
}

/** An adapter that starts the interpreter for each program. */
export function interpreted(spec: Interpreter): Adapter {
  const { name, packages, detect } = spec;
  return {
    name,
    packages,
    detect,
    open: (tool, context) => ({
      execute: (program, inputs, surroundings) =>
        eachInput(inputs, (input) =>
          executeOnce(spec, tool, context, program, input, surroundings),
        ),
    }),
  };
}

export const ruby = interpreted({
  name: 'Ruby',
  packages: ['ruby'],
  mainFile: 'main.rb',
  detect: finder('Ruby', /ruby ((\d+\.\d+)\.\d+)/, 'ruby', '--version'),
  separator: `puts "\\x1e"`,
  refusal: /: syntax error|\(SyntaxError\)/,
  driver: rubyDriver,
});

export const bash = interpreted({
  name: 'Bash',
  packages: ['bash'],
  mainFile: 'main.sh',
  detect: finder('Bash', /version ((\d+\.\d+)\.\d+)/, 'bash', '--version'),
  separator: `printf '\\036\\n'`,
  checkArgs: ['-n'],
});
