import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../blocks/block';
import { defaultLimits, type Execution, type Limits } from '../blocks/execution';
import { eachInput, type Adapter, type Context, type Input, type Tool } from './adapter';
import { output, runLimited } from './process';
import { withFolder, writeFiles } from './work-folder';

/** Limits of the compiler, not those of the program: it needs more memory and may write long messages. */
const COMPILE_LIMITS: Limits = {
  ...defaultLimits,
  seconds: 60,
  memoryMiB: 2048,
  outputBytes: 4 * 1024 * 1024,
};

const FLAGS = ['-std=c++17', '-O1', '-pthread'];

/** Joins a program to the blocks that it continues. Their main() is renamed; types and functions stay usable. */
function joinBlocks({ earlier, text }: Program): string {
  const before = earlier.map(
    (block, index) => `#define main snippet_main_${index}\n${block}\n#undef main\n`,
  );
  return [...before, text].join('\n');
}

async function executeAll(
  tool: Tool,
  { workFolder, limits, sandbox }: Context,
  program: Program,
  inputs: readonly Input[],
): Promise<Execution[]> {
  const { files } = program;
  const filename = program.filename ?? 'main.cpp';
  return withFolder(workFolder, async (folder) => {
    await writeFiles(folder, [...files, { filename, text: joinBlocks(program) }]);
    const sources = [filename, ...files.map((file) => file.filename)].filter((name) =>
      name.endsWith('.cpp'),
    );
    const binary = path.join(folder, 'program');
    const compiled = await runLimited({
      command: tool.command,
      args: [...FLAGS, '-o', binary, ...sources],
      cwd: folder,
      stdin: '',
      limits: COMPILE_LIMITS,
      sandbox,
      boundMemory: false,
    });
    if (compiled.kind !== 'finished' || compiled.status !== 0) {
      const message = compiled.kind === 'finished' ? compiled.stderr : compiled.kind;
      return inputs.map(() => ({ kind: 'not-compiled', message }));
    }
    return eachInput(inputs, async (input) => {
      const cwd = await mkdtemp(path.join(folder, 'case-'));
      const stdin = input.kind === 'stdin' ? input.text : '';
      const run = { command: binary, args: [], cwd, stdin, limits, sandbox };
      return runLimited({ ...run, boundMemory: true });
    });
  });
}

/** The label names only the language: the compiler's version makes no difference that readers see. */
export const cpp: Adapter = {
  name: 'g++',
  packages: ['g++'],
  detect: async () => {
    const version = await output('g++', '-dumpfullversion');
    return version === undefined
      ? undefined
      : { label: 'C++17', version: `GCC ${version}`, command: 'g++' };
  },
  open: (tool, context) => ({
    execute: (program, inputs) => executeAll(tool, context, program, inputs),
  }),
};
