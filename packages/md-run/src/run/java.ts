import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../blocks/block';
import { maxAnswer, type Execution } from '../blocks/execution';
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
import { wholeFolder } from './whole-folder';

const SOURCES = path.resolve(import.meta.dirname, 'java');

/** What programs with libraries find beside these. */
const LIBRARIES = path.join(SOURCES, 'libraries');

/** The Java version of the badge. */
const RELEASE = 17;

/** In the sandbox the JVM finds no control groups to ask, and a banner says nothing about a note. */
const LIBRARY_FLAGS = ['-XX:-UseContainerSupport', '-Dspring.main.banner-mode=off'];

/** Compiles the runner, once for each of its own versions and each JDK version. */
async function compileRunner(tool: Tool, cacheFolder: string): Promise<string> {
  const names = (await readdir(SOURCES)).filter((name) => name.endsWith('.java')).sort();
  const files = names.map((name) => path.join(SOURCES, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const javac = path.join(path.dirname(tool.command), 'javac');
  const version = hashText([tool.version, ...texts].join('\0'));
  const folder = await wholeFolder(path.join(cacheFolder, `java-${version}`), async (made) => {
    const words = ['-encoding', 'UTF-8', '-d', made, ...files];
    return (await output(javac, ...words)) !== undefined;
  });
  if (folder === undefined) {
    throw new Error(`${javac} does not compile ${SOURCES}`);
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

/** Starts a JVM for programs with the same libraries. */
async function openJvm(tool: Tool, context: Context, libraries?: string): Promise<LineServer> {
  const { limits, cacheFolder, workFolder, sandbox } = context;
  const jars =
    libraries === undefined
      ? []
      : [LIBRARIES, ...(await readdir(libraries)).sort().map((name) => path.join(libraries, name))];
  const classes = await compileRunner(tool, cacheFolder);
  const flags = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Dfile.encoding=UTF-8',
    '-Duser.language=en',
    // Warnings of the JVM must not mix with the program's output.
    ...['-Xlog:disable', '-Xlog:all=warning:stderr'],
    ...(libraries === undefined ? [] : LIBRARY_FLAGS),
    `-Xmx${limits.memoryMiB / 2}m`,
  ];
  return new LineServer([tool.command, ...flags, '-cp', classes, 'Runner', ...jars], {
    cwd: await mkdtemp(path.join(workFolder, 'java-')),
    sandbox,
    maxAnswer: maxAnswer(limits),
    mark: randomUUID(),
  });
}

async function executeOnce(
  server: LineServer,
  { limits }: Context,
  compilation: object,
  input: Input,
): Promise<Execution> {
  const request = {
    ...compilation,
    stdin: input.kind === 'stdin' ? input.text : '',
    maxOutput: limits.outputBytes,
    ...(input.kind === 'call' ? { call: input.name, args: input.args } : {}),
  };
  const reply = await server.request(request, limits);
  if (reply.kind !== 'answer') {
    return reply;
  }
  const answer = reply.json as Answer | { readonly message: string };
  if ('message' in answer) {
    return { kind: 'not-compiled', message: unwrapMessage(answer.message) };
  }
  const { stdout, stderr, limit, value } = answer;
  if (limit !== undefined) {
    if (limit === 'processes') {
      // The program's threads are still there, and would leave none for the next program.
      await server.close();
    }
    return { kind: 'killed', limit, stdout };
  }
  // System.exit ends the JVM only after its answer, so the status comes later.
  const status = answer.status === -1 ? await server.ended(limits) : answer.status;
  if (typeof status === 'string') {
    return { kind: 'killed', limit: status, stdout };
  }
  return {
    kind: 'finished',
    // A program may write to the file descriptor itself, past System.out.
    stdout: reply.said + stdout,
    stderr,
    status,
    ...(value !== undefined && { value }),
  };
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
    const version = new RegExp(`javac (${RELEASE}\\b[\\d.]*)`).exec(javac ?? '')?.[1];
    if (version !== undefined) {
      return { label: `Java ${RELEASE}`, version, command: path.join(folder, 'java') };
    }
  }
  return undefined;
}

/** One JVM for the programs without libraries, and one for those with the same. */
function openSessions(tool: Tool, context: Context): Session {
  const servers = new Map<string | undefined, LineServer>();
  return {
    execute: async (program, inputs) => {
      const { language, libraries, files } = program;
      const folder = libraries && libraryFolder(libraries.pom);
      const server = servers.get(folder) ?? (await openJvm(tool, context, folder));
      servers.set(folder, server);
      const resources = files
        .filter(({ filename }) => !/\.(?:java|kt)$/.test(filename))
        .map(({ filename, text }) => [filename, text] as const);
      const compilation = {
        language,
        stages: await stagesOf(program),
        resources: Object.fromEntries(resources),
      };
      return eachInput(inputs, (input) => executeOnce(server, context, compilation, input));
    },
    close: async () => {
      await Promise.all([...servers.values()].map((server) => server.close()));
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
