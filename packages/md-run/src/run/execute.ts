import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Program, RunBlock, Task } from '../blocks/block';
import { defaultLimits, type Execution, type Limits } from '../blocks/execution';
import type { SnippetLanguage } from '../blocks/languages';
import { callsNode } from '../blocks/requirements';
import type { Context, Input, Session } from './adapter';
import { adapters } from './adapters';
import {
  bubblewrap,
  findSandbox,
  noSandbox,
  type Sandbox,
  type SandboxKind,
  type Surroundings,
} from './sandbox';
import { runPool, type PoolJob } from './pool';
import { ServiceHost } from './services/services';
import { commandsOf, hasTools, type Toolchains } from './toolchains';
import { findChangedFiles, readTree, type Worker } from './changed-files';
import { linkPackages, withFolder } from './work-folder';

/** The result of a block: one execution for each case, or one without cases. */
export interface BlockRun {
  readonly executions: readonly Execution[];
  readonly seconds: number;
  /** Files of the repository that changed meanwhile; only looked for without a sandbox. */
  readonly changedFiles: readonly string[];
}

function inputsOf(task: Task): Input[] {
  switch (task.kind) {
    case 'program':
      return [{ kind: 'stdin', text: '' }];
    case 'stdin-cases':
      return task.cases.map(({ input }) => ({ kind: 'stdin', text: `${input}\n` }));
    case 'call-cases':
      return task.cases.map(({ args }) => ({ kind: 'call', name: task.name, args }));
  }
}

/** Blocks with servers and slow languages start first, so that none of them runs alone at the end. */
const ORDER: readonly SnippetLanguage[] = ['java', 'kotlin', 'sql', 'cpp'];

function startOrder({ program: { language, services } }: RunBlock): number {
  const place = ORDER.indexOf(language);
  return services ? -1 : place < 0 ? ORDER.length : place;
}

function openSessions(
  blocks: readonly RunBlock[],
  context: Context,
): ReadonlyMap<SnippetLanguage, Session> {
  const languages = new Set(blocks.map(({ program }) => program.language));
  return new Map(
    [...languages].flatMap((language) => {
      const tool = context.tools.get(language);
      return tool ? [[language, adapters[language].open(tool, context)] as const] : [];
    }),
  );
}

/** A block and the time of its execution. */
interface TimedRun extends Worker {
  readonly block: RunBlock;
  readonly executions: readonly Execution[];
}

/** Puts the Node.js of the blocks on the path of a shell that calls it, before the machine's own. */
function withNode(program: Program, { tools }: Context, given: Surroundings): Surroundings {
  const node = callsNode(program) ? tools.get('js') : undefined;
  const paths = [given['PATH'] ?? '', ...(node ? [path.dirname(node.command)] : [])];
  return node ? { ...given, PATH: paths.filter(Boolean).join(path.delimiter) } : given;
}

async function executeIn(
  session: Session,
  { program, task }: RunBlock,
  host: ServiceHost,
  context: Context,
): Promise<Execution[]> {
  const { services } = program;
  const execute = (given: Surroundings): Promise<Execution[]> =>
    session.execute(program, inputsOf(task), withNode(program, context, given));
  return services
    ? withFolder(context.workFolder, (folder) =>
        host.serve(services, path.join(folder, 'bin'), execute),
      )
    : execute({});
}

/** The jobs of blocks, those that take long first. */
function jobsOf(
  blocks: readonly RunBlock[],
  sessions: ReadonlyMap<SnippetLanguage, Session>,
  execute: (session: Session, block: RunBlock) => Promise<Execution[]>,
): PoolJob<TimedRun>[] {
  const ordered = [...blocks].sort((a, b) => startOrder(a) - startOrder(b));
  return ordered.flatMap((block) => {
    const { language, services } = block.program;
    const session = sessions.get(language);
    if (!session) {
      return [];
    }
    const run = async (): Promise<TimedRun> => {
      const start = Date.now();
      const executions = await execute(session, block).catch((cause: unknown) => {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`${block.file}:${block.line}: ${message}`, { cause });
      });
      return { block, executions, start, end: Date.now() };
    };
    return [{ ...(adapters[language].serial && !services && { lane: language }), run }];
  });
}

async function openSandbox(
  kind: SandboxKind | undefined,
  needs: readonly string[],
  folders: readonly string[],
): Promise<Sandbox> {
  const offered = kind ?? (await findSandbox(needs));
  return offered === 'none' ? noSandbox : bubblewrap([...needs, ...folders], offered === 'bounded');
}

/** Where and within which limits blocks are executed. */
export interface ExecuteOptions {
  readonly root: string;
  readonly cacheFolder: string;
  readonly tools: Toolchains;
  readonly limits?: Limits;
  /** The sandbox to use; without it, the strongest one that works here. */
  readonly sandboxKind?: SandboxKind;
}

/** Executes the blocks whose toolchains were found, several at a time. */
export async function executeBlocks(
  blocks: readonly RunBlock[],
  options: ExecuteOptions,
): Promise<ReadonlyMap<RunBlock, BlockRun>> {
  const { tools, limits = defaultLimits, sandboxKind } = options;
  // Programs start in folders of their own, where a relative path would be wrong.
  const root = path.resolve(options.root);
  const cacheFolder = path.resolve(options.cacheFolder);
  const workFolder = await mkdtemp(path.join(tmpdir(), 'snippets-'));
  const removeNow = (): void => {
    rmSync(workFolder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);
  await mkdir(cacheFolder, { recursive: true });
  await chmod(workFolder, 0o711);
  const needs = [root, ...commandsOf(tools)];
  const sandbox = await openSandbox(sandboxKind, needs, [cacheFolder, workFolder]);
  const before = sandbox.isClosed ? undefined : await readTree(root);
  const host = new ServiceHost(tools, sandbox);
  const packages = tools.get('npm');
  if (packages) {
    // Above the folders of programs: what the repository has itself comes first.
    await linkPackages(workFolder, packages.command);
  }
  const context = { root, cacheFolder, workFolder, limits, sandbox, tools };
  const able = blocks.filter(({ program }) => hasTools(program, tools));
  const sessions = openSessions(able, context);
  try {
    for (const [language, { prepare }] of sessions) {
      const programs = able.map(({ program }) => program);
      await prepare?.(programs.filter((program) => program.language === language));
    }
    const jobs = jobsOf(able, sessions, (session, block) =>
      executeIn(session, block, host, context),
    );
    // More than there are cores: many blocks wait for a server or a clock.
    const runs = await runPool(jobs, 2 * availableParallelism());
    const changedFiles = before && findChangedFiles(runs, before, await readTree(root));
    return new Map(
      runs.map((one) => {
        const { block, executions, start, end } = one;
        const seconds = (end - start) / 1000;
        return [block, { executions, seconds, changedFiles: changedFiles?.get(one) ?? [] }];
      }),
    );
  } finally {
    await Promise.all([...sessions.values(), host].map(async (session) => session.close?.()));
    await rm(workFolder, { recursive: true, force: true });
    process.off('exit', removeNow);
  }
}
