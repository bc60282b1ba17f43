import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../../../lib/snippets/block';
import type { Execution } from '../../../lib/snippets/execution';
import type { Adapter, Context, Input, Tool } from './adapter';
import { output, runLimited } from './process';
import { withFolder, writeFiles } from './work-folder';

/** A language that a compiler turns into an executable. */
interface Compiler {
  readonly name: string;
  /** As readers see it: the language, since the compiler's version decides nothing they see. */
  readonly label: string;
  readonly packages: readonly string[];
  readonly command: string;
  readonly flags: readonly string[];
  readonly extension: string;
}

/** A compiler may take longer and more than the program it makes. */
const COMPILE_LIMITS = { seconds: 60, memoryMiB: 2048, outputBytes: 4 * 1024 * 1024 };

/** The blocks it continues keep their types and functions; their main() gets out of the way. */
function joinBlocks({ earlier, text }: Program): string {
  const before = earlier.map(
    (block, index) => `#define main snippet_main_${index}\n${block}\n#undef main\n`,
  );
  return [...before, text].join('\n');
}

async function executeAll(
  spec: Compiler,
  tool: Tool,
  { workFolder, limits }: Context,
  program: Program,
  inputs: readonly Input[],
): Promise<Execution[]> {
  const { files } = program;
  const filename = program.filename ?? `main${spec.extension}`;
  return withFolder(workFolder, async (folder) => {
    await writeFiles(folder, [...files, { filename, text: joinBlocks(program) }]);
    const sources = [filename, ...files.map((file) => file.filename)].filter((name) =>
      name.endsWith(spec.extension),
    );
    const binary = path.join(folder, 'program');
    const compiled = await runLimited({
      command: tool.command,
      args: [...spec.flags, '-o', binary, ...sources],
      cwd: folder,
      stdin: '',
      limits: COMPILE_LIMITS,
      boundMemory: false,
    });
    if (compiled.kind !== 'finished' || compiled.status !== 0) {
      const message = compiled.kind === 'finished' ? compiled.stderr : compiled.kind;
      return inputs.map(() => ({ kind: 'not-compiled', message }));
    }
    const executions: Execution[] = [];
    for (const [index, input] of inputs.entries()) {
      const cwd = path.join(folder, `case-${index}`);
      await mkdir(cwd);
      const stdin = input.kind === 'stdin' ? input.text : '';
      executions.push(
        await runLimited({ command: binary, args: [], cwd, stdin, limits, boundMemory: true }),
      );
    }
    return executions;
  });
}

function compiled(spec: Compiler): Adapter {
  return {
    name: spec.name,
    packages: spec.packages,
    detect: async () => {
      const version = await output(spec.command, '-dumpfullversion');
      return version === undefined
        ? undefined
        : { label: spec.label, version: `GCC ${version}`, command: spec.command };
    },
    open: (tool, context) => ({
      execute: (program, inputs) => executeAll(spec, tool, context, program, inputs),
      close: () => Promise.resolve(),
    }),
  };
}

export const cpp = compiled({
  name: 'g++',
  label: 'C++17',
  packages: ['g++'],
  command: 'g++',
  flags: ['-std=c++17', '-O1', '-pthread'],
  extension: '.cpp',
});

export const c = compiled({
  name: 'gcc',
  label: 'C17',
  packages: ['gcc', 'libc6-dev'],
  command: 'gcc',
  flags: ['-std=c17', '-O1', '-pthread'],
  extension: '.c',
});
