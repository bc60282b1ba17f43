import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../blocks/block';
import { MAX_FILE_MIB, maxAnswer, type Execution } from '../blocks/execution';
import { isPurePython, pureModules } from '../blocks/pure-python';
import { packagesOf } from '../blocks/packages';
import {
  eachInput,
  type Adapter,
  type Context,
  type Input,
  type Session,
  type Tool,
} from './adapter';
import { ARGS_FILE, pythonDriver, VALUE_FILE } from './python-call';
import { joinChain } from './chain';
import { programs, resultOf } from './programs';
import { LineServer } from './line-server';
import { executionOf, output } from './process';

const SERVER = path.resolve(import.meta.dirname, 'python/server.py');

const SEPARATOR = `print("\\x1e", flush=True)`;

/** Shims of version managers take longer to start than the interpreter: ask it where it lies. */
async function detectPython(): Promise<Tool | undefined> {
  const script = 'import sys, platform; print(platform.python_version()); print(sys.executable)';
  const [version, command] = (await output('python3', '-c', script))?.split('\n') ?? [];
  return version === undefined || command === undefined
    ? undefined
    : { label: `Python ${version.replace(/\.\d+$/, '')}`, version, command };
}

/** The message with which the interpreter itself refuses a program. */
const REFUSAL = /^(?:SyntaxError|IndentationError|TabError): /m;

const alone = programs({
  name: 'Python 3',
  packages: ['python3'],
  mainFile: 'main.py',
  detect: detectPython,
  join: (program) => joinChain(program, SEPARATOR),
  refusal: REFUSAL,
  driver: pythonDriver,
});

interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  /** Of a program that a signal ended its number, negative. */
  readonly status: number;
  readonly isTooMuch: boolean;
  readonly value: string | null;
}

async function executeOn(
  server: LineServer,
  { limits }: Context,
  program: Program,
  input: Input,
  cwd: string,
): Promise<Execution> {
  const filename = program.filename ?? 'main.py';
  const driver = input.kind === 'call' ? pythonDriver(input.name) : '';
  const text = `${joinChain(program, SEPARATOR) + driver}\n`;
  const reply = await server.request(
    {
      filename,
      text,
      files: { [filename]: text, ...(input.kind === 'call' && { [ARGS_FILE]: input.args }) },
      stdin: input.kind === 'stdin' ? input.text : '',
      value: VALUE_FILE,
      seconds: limits.seconds,
      memory: limits.memoryMiB * 1024 * 1024,
      file: MAX_FILE_MIB * 1024 * 1024,
      output: limits.outputBytes,
    },
    limits,
  );
  if (reply.kind !== 'answer') {
    return reply;
  }
  const { stdout, stderr, status, isTooMuch, value } = reply.json as Answer;
  const execution = executionOf({
    stdout,
    // Paths of this one run say nothing to the author.
    stderr: stderr.replaceAll(`${cwd}/run/`, ''),
    code: status < 0 ? 128 - status : status,
    signal: null,
    stopped: isTooMuch ? 'output' : undefined,
  });
  return resultOf({ refusal: REFUSAL }, program, execution, value ?? undefined);
}

/** A server and the folder in which its programs run. */
interface Open {
  readonly server: LineServer;
  readonly cwd: string;
}

/**
 * Programs that only compute are forks of a warm interpreter, which costs a fraction of a start in a sandbox of
 * their own. Whatever may leave a trace outside of its own process is still started alone.
 */
function openPython(tool: Tool, context: Context): Session {
  const { workFolder, limits, sandbox, tools } = context;
  const packaged = alone.open(tools.get('pypi') ?? tool, context);
  const single = alone.open(tool, context);
  const all: Open[] = [];
  const free: Open[] = [];
  const open = async (): Promise<Open> => {
    const cwd = await mkdtemp(path.join(workFolder, 'python-'));
    const server = new LineServer([tool.command, SERVER, ...pureModules], {
      cwd,
      sandbox,
      maxAnswer: maxAnswer(limits),
    });
    const opened = { server, cwd };
    all.push(opened);
    return opened;
  };
  return {
    execute: async (program, inputs, surroundings) => {
      if (packagesOf('pypi', program).length > 0) {
        return packaged.execute(program, inputs, surroundings);
      }
      if (!isPurePython(program)) {
        return single.execute(program, inputs, surroundings);
      }
      const own = free.pop() ?? (await open());
      try {
        return await eachInput(inputs, (input) =>
          executeOn(own.server, context, program, input, own.cwd),
        );
      } finally {
        free.push(own);
      }
    },
    close: async () => {
      await Promise.all(all.map(({ server }) => server.close()));
    },
  };
}

export const python: Adapter = { ...alone, open: openPython };
