import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { RunBlock, SnippetLanguage, Task } from '../../../lib/snippets/block';
import { defaultLimits, type Execution, type Limits } from '../../../lib/snippets/execution';
import type { Context, Input, Session } from './adapter';
import { adapters } from './adapters';
import { openEnclosure, type Enclosure } from './enclosure';
import { runPool, type PoolJob } from '../pool';
import { ServiceHost } from './services/services';
import { hasTools, type Toolchains } from './toolchains';
import { withFolder } from './work-folder';

/** What came of a block: one execution for each case, or one. */
export interface BlockRun {
  readonly executions: readonly Execution[];
  readonly seconds: number;
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

/** Slow starters first, so that none of them is left alone at the end. */
const ORDER: readonly SnippetLanguage[] = ['java', 'sql', 'cpp'];

function startOrder({ program }: RunBlock): number {
  const place = ORDER.indexOf(program.language);
  return place < 0 ? ORDER.length : place;
}

function openSessions(
  blocks: readonly RunBlock[],
  tools: Toolchains,
  context: Context,
): Map<SnippetLanguage, Session> {
  const sessions = new Map<SnippetLanguage, Session>();
  for (const { program } of blocks) {
    const tool = tools.get(program.language);
    if (tool && hasTools(program, tools) && !sessions.has(program.language)) {
      sessions.set(program.language, adapters[program.language].open(tool, context));
    }
  }
  return sessions;
}

async function executeIn(
  session: Session,
  { program, task }: RunBlock,
  host: ServiceHost,
  workFolder: string,
): Promise<BlockRun> {
  const start = performance.now();
  const inputs = inputsOf(task);
  const { services } = program;
  const executions = services
    ? await withFolder(workFolder, async (folder) => {
        const { surroundings, stop } = await host.serve(services, path.join(folder, 'bin'));
        try {
          return await session.execute(program, inputs, surroundings);
        } finally {
          await stop();
        }
      })
    : await session.execute(program, inputs, {});
  return { executions, seconds: (performance.now() - start) / 1000 };
}

/** Executes blocks whose toolchains are there, on all cores, and returns what came of each. */
export async function executeBlocks(
  blocks: readonly RunBlock[],
  options: {
    root: string;
    cacheFolder: string;
    tools: Toolchains;
    limits?: Limits;
    /** The walls that are to stand; those the system offers without it. */
    enclosure?: Enclosure;
  },
): Promise<ReadonlyMap<RunBlock, BlockRun>> {
  const { root, cacheFolder, tools, limits = defaultLimits } = options;
  const workFolder = await mkdtemp(path.join(tmpdir(), 'snippets-'));
  const removeNow = (): void => {
    rmSync(workFolder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);
  await mkdir(cacheFolder, { recursive: true });
  const enclosure = options.enclosure ?? (await openEnclosure([root, cacheFolder, workFolder]));
  const host = new ServiceHost(tools, enclosure);
  const sessions = openSessions(blocks, tools, {
    root,
    cacheFolder,
    workFolder,
    limits,
    enclosure,
  });
  try {
    for (const [language, { prepare }] of sessions) {
      const programs = blocks.map(({ program }) => program);
      await prepare?.(programs.filter((program) => program.language === language));
    }
    const ordered = [...blocks].sort((a, b) => startOrder(a) - startOrder(b));
    const jobs = ordered.flatMap((block): PoolJob<readonly [RunBlock, BlockRun]>[] => {
      const { language, services } = block.program;
      const session = hasTools(block.program, tools) ? sessions.get(language) : undefined;
      const lane = adapters[language].serial && !services ? { lane: language } : {};
      const run = async (open: Session): Promise<readonly [RunBlock, BlockRun]> => [
        block,
        await executeIn(open, block, host, workFolder),
      ];
      return session ? [{ ...lane, run: () => run(session) }] : [];
    });
    return new Map(await runPool(jobs, availableParallelism()));
  } finally {
    await Promise.all([...sessions.values(), host].map((session) => session.close()));
    await rm(workFolder, { recursive: true, force: true });
    process.off('exit', removeNow);
  }
}
