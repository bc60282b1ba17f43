import { constants } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatFaults, type Fault } from '../lib/faults/fault';
import {
  blockKey,
  sandboxRequirements,
  formatSkips,
  formatTable,
  type Limits,
  type Requirement,
  requirementsOf,
  type RunBlock,
} from 'md-run/blocks';
import {
  findTools,
  findUnmet,
  isDownloaded,
  type Installing,
  missingPackages,
  productsOf,
  toolInfo,
} from 'md-run/run';
import {
  EMPTY_LOCK,
  LOCK_FILE,
  formatLock,
  lockFaults,
  nextResults,
  readLock,
  type Found,
  type Lock,
} from '../lib/snippets/lock';
import { writeIfChanged, writeWhole } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';
import { deployRequirements } from './io/deploy-requirements';
import { executeNotes, type ExecutedNotes } from './io/snippets/execute-notes';
import { judgeProjects, SNIPPETS_REPORT } from './io/snippets/tested-blocks';

export interface SnippetOptions extends Installing {
  readonly root: string;
  /** `CI=true`: a missing toolchain or a stale lock file is a fault, and the lock file is not written. */
  readonly isCi: boolean;
  /** Whether to execute everything and ignore the cache and the lock file. */
  readonly fresh: boolean;
  /** Routes or files to execute; empty for all. */
  readonly only: readonly string[];
  readonly limits?: Limits;
  /** Whether programs run in the sandbox; by default wherever one works. */
  readonly isClosed?: boolean;
  /** Requirements of the runner and of other tests of the project. */
  readonly also?: readonly Requirement[];
  /** Called with the numbers of blocks and of faults. */
  readonly onReport?: (counts: { readonly passed: number; readonly failed: number }) => void;
}

function toolFaults(missing: readonly string[]): Fault[] {
  return missing.map((name) => ({
    file: 'CI=true',
    found: `${name} 없음`,
    expected: '모든 블록을 실행할 도구',
    fix: 'root인 Debian에서는 npm run snippets -- --install로 설치한다.',
  }));
}

type Findings = readonly (readonly [key: string, found: Found])[];

/**
 * What a run found out about each block and each wrong variant: a solution whose wrong variant is not caught keeps no
 * result.
 */
function findings(run: ExecutedNotes, day: string): Record<'blocks' | 'wrong', Findings> {
  const { sources, blocks, wrong, outcomes, tools } = run;
  const uncaught = new Set(
    sources.variants
      .filter(({ block }) => outcomes.get(block)?.isGood === false)
      .map((one) => one.page.file),
  );
  const found = (block: RunBlock, isDoubtful: boolean): readonly [string, Found] => {
    const { program } = block;
    const outcome = outcomes.get(block);
    const entry: Found =
      outcome?.isGood === true && !isDoubtful
        ? {
            language: program.language,
            ran: productsOf(program, tools),
            cases: outcome.verdict.passedCases,
            day,
          }
        : outcome
          ? 'failed'
          : 'unknown';
    return [blockKey(block), entry];
  };
  return {
    blocks: blocks.map((block) =>
      found(block, block.task.kind !== 'program' && uncaught.has(block.file)),
    ),
    wrong: wrong.map((block) => found(block, false)),
  };
}

/** What a run says: each failure, the faults, the counts, what was left out and why. */
function runTexts(
  run: ExecutedNotes,
  faults: readonly Fault[],
  unmet: readonly Requirement[],
): string[] {
  const { sources, blocks, wrong, tools, outcomes, failures, missing, summary } = run;
  const skipped = sources.pages.flatMap((page) => page.skipped);
  const left = blocks.filter((block) => !outcomes.has(block)).length;
  const names = missing.map((one) => toolInfo(one).name).join(', ');
  const packages = missingPackages(missing, tools);
  const fix = packages.length === 0 ? '' : ` (apt-get install ${packages.join(' ')})`;
  const unmetNames = unmet.map(({ name }) => name).join(', ');
  const unmetPackages = unmet.map((one) => one.package).join(' ');
  return [
    ...failures.map((text) => `${text}\n`),
    ...(faults.length > 0 ? [`${formatFaults(faults)}\n`] : []),
    formatTable({ blocks: [...blocks, ...wrong], skipped, tools, outcomes }),
    ...(skipped.length > 0 ? [`\n건너뛴 이유\n${formatSkips(skipped)}`] : []),
    ...(missing.length > 0
      ? [`\n도구가 없어 실행하지 않은 블록 ${left}개, 지난 결과가 남는다: ${names}${fix}`]
      : []),
    ...(unmet.length > 0
      ? [`\n시험에 없는 도구: ${unmetNames} (apt-get install ${unmetPackages})`]
      : []),
    `\n${summary}`,
  ];
}

/**
 * Executes the blocks of all notes that are marked `run`, compares the results with the pages, and writes the lock
 * file. Returns the exit code.
 */
export async function runSnippets(options: SnippetOptions): Promise<number> {
  const { root, isCi, fresh, only, limits, isClosed, log, onReport } = options;
  const unmetAlso = await findUnmet(options.also ?? [], options);
  const project = await readProject(root);
  const old = readLock(project.lock);
  const run = await executeNotes({
    root,
    project,
    only,
    fresh,
    lock: isCi ? EMPTY_LOCK : old,
    findTools: (names) => findTools(names, options),
    ...(limits && { limits }),
    ...(isClosed !== undefined && { isClosed }),
  });
  const { sources, blocks, wrong, outcomes, failures, missing } = run;
  const unmet = [...unmetAlso, ...(await findUnmet(requirementsOf(sources.pages), options))];

  const day = new Date().toISOString().slice(0, 10);
  const isWhole = only.length === 0;
  const { tested, failure } = isWhole
    ? await judgeProjects({ root, pages: sources.pages, old: old.tested, day, log })
    : { tested: old.tested, failure: undefined };
  const found = findings(run, day);
  const next: Lock = {
    results: nextResults(found.blocks, old.results, { keepUnknown: !isWhole }),
    caught: nextResults(found.wrong, old.caught, { keepUnknown: !isWhole }),
    tested,
  };
  const isGood = (block: RunBlock): boolean => outcomes.get(block)?.isGood === true;
  const good = blocks.filter(isGood);
  const faults = [
    ...sources.faults,
    ...(failure ? [failure] : []),
    ...run.versionFaults,
    ...(isCi
      ? [
          ...toolFaults([
            ...missing.filter((one) => !isDownloaded(one)).map((one) => toolInfo(one).name),
            ...unmet.map(({ name }) => name),
          ]),
          ...lockFaults(sources.pages, { good, caught: wrong.filter(isGood) }, old, next),
        ]
      : []),
  ];
  if (!isCi) {
    writeIfChanged(path.join(root, LOCK_FILE), formatLock(next));
  }
  runTexts(run, faults, unmet).forEach(log);
  const failed = failures.length + faults.length;
  onReport?.({ passed: good.length, failed });
  return failed > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error(`코드 블록의 실행이 신호 ${signal}에 멈췄다. 결과는 남지 않는다.`);
      process.exit(128 + constants.signals[signal]);
    });
  }
  await runCommand(async () => {
    process.exitCode = await runSnippets({
      root: process.cwd(),
      isCi: process.env['CI'] === 'true',
      install: args.includes('--install'),
      fresh: args.includes('--fresh'),
      only: args.filter((arg) => !arg.startsWith('--')),
      also: [...deployRequirements, ...sandboxRequirements(process.platform)],
      log: (line) => {
        console.log(line);
      },
      onReport: (counts) => {
        writeWhole(SNIPPETS_REPORT, JSON.stringify(counts));
      },
    });
  });
}
