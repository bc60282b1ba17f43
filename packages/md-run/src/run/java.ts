import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../blocks/block';
import { defaultLimits, maxAnswer, type Execution } from '../blocks/execution';
import { javaSources, kotlinSources, unwrapMessage, type JavaStage } from '../blocks/java-sources';
import {
  eachInput,
  type Adapter,
  type Context,
  type Input,
  type Session,
  type Tool,
} from './adapter';
import { LineServer } from './line-server';
import { libraryFolder, mavenTool } from './maven';
import { hashText } from '../blocks/hash';
import { output } from './process';

const SOURCES = path.resolve(import.meta.dirname, 'java');

/** What programs with libraries find beside these. */
const LIBRARIES = path.join(SOURCES, 'libraries');

/** The Java version of the badge. */
const RELEASE = 17;

/** In the sandbox the JVM finds no control groups to ask, and a banner says nothing about a note. */
const LIBRARY_FLAGS = ['-XX:-UseContainerSupport', '-Dspring.main.banner-mode=off'];

/** Limits of the compiler, not those of the program, which may be shorter than the compiler's first run. */
const COMPILE_LIMITS = { seconds: 60, idleSeconds: defaultLimits.idleSeconds };

/** Compiles the runner, once for each of its own versions and each JDK version. */
async function compileRunner(tool: Tool, cacheFolder: string): Promise<string> {
  const names = (await readdir(SOURCES)).filter((name) => name.endsWith('.java')).sort();
  const files = names.map((name) => path.join(SOURCES, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const folder = path.join(cacheFolder, `java-${hashText([tool.version, ...texts].join('\0'))}`);
  const made: readonly string[] = await readdir(folder).catch(() => []);
  if (!made.includes('Runner.class')) {
    await mkdir(folder, { recursive: true });
    const javac = path.join(path.dirname(tool.command), 'javac');
    const done = await output(javac, '-encoding', 'UTF-8', '-d', folder, ...files);
    if (done === undefined) {
      throw new Error(`${javac} does not compile ${SOURCES}`);
    }
  }
  return folder;
}

/** What a program is compiled from; one that consists of tests gets a main() that runs them. */
async function stagesOf(program: Program): Promise<readonly JavaStage[]> {
  const { language, text, libraries } = program;
  if (language === 'kotlin') {
    return kotlinSources(program);
  }
  const stages = javaSources(program);
  const isTests = libraries && /^import (?:static )?org\.junit\./m.test(text);
  if (!isTests || /\bvoid main\(/.test(text)) {
    return stages;
  }
  const name = 'RunTests.java';
  return [...stages, { [name]: await readFile(path.join(LIBRARIES, name), 'utf8') }];
}

interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
  /** The value as JSON; integers keep every digit. */
  readonly value?: string;
  readonly limit?: 'memory' | 'output' | 'processes';
}

class JavaSession implements Session {
  readonly #tool: Tool;
  readonly #context: Context;
  /** The folder of the libraries that its programs use. */
  readonly #libraries: string | undefined;
  #server: LineServer | undefined;
  /** The program compiled in the running JVM: number of its start, and name of the program. */
  #compiled: string | undefined;

  constructor(tool: Tool, context: Context, libraries?: string) {
    this.#tool = tool;
    this.#context = context;
    this.#libraries = libraries;
  }

  async #classPath(): Promise<string[]> {
    const folder = this.#libraries;
    if (folder === undefined) {
      return [];
    }
    const jars = (await readdir(folder)).sort().map((name) => path.join(folder, name));
    return [[LIBRARIES, ...jars].join(path.delimiter)];
  }

  async #open(): Promise<LineServer> {
    const { limits, cacheFolder, workFolder, sandbox } = this.#context;
    const classes = await compileRunner(this.#tool, cacheFolder);
    const flags = [
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '-Dfile.encoding=UTF-8',
      '-Duser.language=en',
      // Warnings of the JVM must not mix with the program's output.
      ...['-Xlog:disable', '-Xlog:all=warning:stderr'],
      ...(this.#libraries === undefined ? [] : LIBRARY_FLAGS),
    ];
    return new LineServer(
      [
        this.#tool.command,
        ...[...flags, `-Xmx${limits.memoryMiB / 2}m`, '-cp', classes, 'Runner'],
        ...(await this.#classPath()),
      ],
      {
        cwd: await mkdtemp(path.join(workFolder, 'java-')),
        sandbox,
        maxAnswer: maxAnswer(limits),
        mark: randomUUID(),
      },
    );
  }

  async #compile(server: LineServer, id: string, program: Program): Promise<string | undefined> {
    server.ensureStarted();
    const holds = `${server.starts} ${id}`;
    if (this.#compiled === holds) {
      return undefined;
    }
    const stages = await stagesOf(program);
    const { language, files } = program;
    const resources = Object.fromEntries(
      files
        .filter(({ filename }) => !/\.(?:java|kt)$/.test(filename))
        .map(({ filename, text }) => [filename, text]),
    );
    const request = { do: 'compile', id, language, stages, resources };
    const reply = await server.request(request, COMPILE_LIMITS);
    if (reply.kind !== 'answer') {
      return reply.kind === 'died' ? reply.stderr : '컴파일이 끝나지 않는다';
    }
    const { message } = reply.json as { message?: string };
    if (message !== undefined) {
      return unwrapMessage(message);
    }
    this.#compiled = holds;
    return undefined;
  }

  async #run(server: LineServer, id: string, input: Input): Promise<Execution> {
    const { limits } = this.#context;
    const request = {
      do: 'run',
      id,
      stdin: input.kind === 'stdin' ? input.text : '',
      maxOutput: limits.outputBytes,
      ...(input.kind === 'call' ? { call: input.name, args: input.args } : {}),
    };
    const reply = await server.request(request, limits);
    if (reply.kind === 'overrun') {
      return { kind: 'killed', limit: reply.limit, stdout: '' };
    }
    if (reply.kind === 'too-much') {
      return { kind: 'killed', limit: 'output', stdout: '' };
    }
    if (reply.kind === 'died') {
      return { kind: 'finished', stdout: '', stderr: reply.stderr, status: reply.status };
    }
    const answer = reply.json as Answer;
    if (answer.limit !== undefined) {
      if (answer.limit === 'processes') {
        // The program's threads are still there, and would leave none for the next program.
        await server.close();
      }
      return { kind: 'killed', limit: answer.limit, stdout: answer.stdout };
    }
    // System.exit ends the JVM only after its answer, so the status comes later.
    const status = answer.status === -1 ? await server.ended(limits) : answer.status;
    const { stdout, stderr } = answer;
    if (typeof status === 'string') {
      return { kind: 'killed', limit: status, stdout };
    }
    return {
      kind: 'finished',
      // A program may write to the file descriptor itself, past System.out.
      stdout: reply.said + stdout,
      stderr,
      status,
      ...(answer.value === undefined ? {} : { value: answer.value }),
    };
  }

  async execute(program: Program, inputs: readonly Input[]): Promise<Execution[]> {
    this.#server ??= await this.#open();
    const server = this.#server;
    const id = hashText(JSON.stringify([program.text, program.earlier, program.files]));
    return eachInput(inputs, async (input) => {
      const message = await this.#compile(server, id, program);
      return message === undefined
        ? this.#run(server, id, input)
        : { kind: 'not-compiled', message };
    });
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }
}

/** Lists the folders where a JDK may be, best first. */
async function candidates(): Promise<string[]> {
  const home = process.env['JAVA_HOME'];
  const installed = await readdir('/usr/lib/jvm').catch(() => []);
  return [
    ...(home === undefined ? [] : [path.join(home, 'bin')]),
    ...installed
      .filter((name) => name.includes(String(RELEASE)))
      .map((name) => `/usr/lib/jvm/${name}/bin`),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
}

async function detectJava(): Promise<Tool | undefined> {
  for (const folder of await candidates()) {
    const javac = await output(path.join(folder, 'javac'), '-version');
    const version = /javac (\d+)([\d.]*)/.exec(javac ?? '');
    if (Number(version?.[1]) === RELEASE) {
      return {
        label: `Java ${RELEASE}`,
        version: `${version?.[1] ?? ''}${version?.[2] ?? ''}`,
        command: path.join(folder, 'java'),
      };
    }
  }
  return undefined;
}

/** One JVM for the programs without libraries, and one for those with the same. */
function openSessions(tool: Tool, context: Context): Session {
  const sessions = new Map<string | undefined, JavaSession>();
  return {
    execute: (program, inputs) => {
      const folder = program.libraries && libraryFolder(program.libraries.pom);
      const session = sessions.get(folder) ?? new JavaSession(tool, context, folder);
      sessions.set(folder, session);
      return session.execute(program, inputs);
    },
    close: async () => {
      await Promise.all([...sessions.values()].map((session) => session.close()));
    },
  };
}

export const java: Adapter = {
  name: `Java ${RELEASE} (JDK)`,
  packages: [`openjdk-${RELEASE}-jdk-headless`],
  serial: true,
  detect: detectJava,
  open: openSessions,
};

const kotlinLibraries = mavenTool('kotlin');

/** Its compiler is among its libraries, and runs in a JVM as the programs do. */
export const kotlin: Adapter = {
  name: kotlinLibraries.name,
  packages: [...java.packages, ...kotlinLibraries.packages],
  serial: true,
  detect: async () => {
    const [machine, libraries] = [await detectJava(), await kotlinLibraries.detect()];
    return machine && libraries && { ...libraries, command: machine.command };
  },
  open: openSessions,
};
