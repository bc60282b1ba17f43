import { constants } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatFaults, type Fault } from '../lib/faults/fault';
import {
  enclosureRequirements,
  formatSkips,
  formatTable,
  hashText,
  type Limits,
  type Requirement,
  requirementsOf,
  tableRows,
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
  LOCK_FILE,
  formatLock,
  lockFaults,
  nextLock,
  readLock,
  readTested,
  testedFaults,
  unusedFaults,
} from '../lib/snippets/lock';
import { writeIfChanged, writeWhole } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';
import { deployRequirements } from './io/deploy-requirements';
import { executeNotes } from './io/snippets/execute-notes';
import { judgeProjects } from './io/snippets/tested-blocks';
import { SNIPPETS_REPORT, type TestReport } from './io/test-reports';

/** Options of `npm run snippets`. */
export interface SnippetOptions extends Installing {
  readonly root: string;
  /** `CI=true`: a missing toolchain or a stale lock file is a fault, and the lock file is not written. */
  readonly isCi: boolean;
  /** Whether to execute everything and ignore the cache. */
  readonly fresh: boolean;
  /** Routes or files to execute; empty for all. */
  readonly only: readonly string[];
  readonly limits?: Limits;
  /** Whether programs run in the sandbox; by default wherever one works. */
  readonly isClosed?: boolean;
  /** Requirements of the runner and of other tests of the project. */
  readonly also?: readonly Requirement[];
  /** Called with the results in the form of a test report. */
  readonly onReport?: (report: TestReport) => Promise<void>;
}

function toolFaults(missing: readonly string[]): Fault[] {
  return missing.map((name) => ({
    file: 'CI=true',
    found: `${name} 없음`,
    expected: '모든 블록을 실행할 도구',
    fix: 'root인 Debian에서는 npm run snippets -- --install로 설치한다.',
  }));
}

/**
 * Executes the blocks of all notes that are marked `run`, compares the results with the pages, and writes the lock
 * file. Returns the exit code.
 */
export async function runSnippets(options: SnippetOptions): Promise<number> {
  const { root, isCi, fresh, only, limits, isClosed, log, onReport } = options;
  const unmetAlso = await findUnmet(options.also ?? [], options);
  const project = await readProject(root);
  const { sources, blocks, wrong, tools, outcomes, failures, versionFaults, missing, summary } =
    await executeNotes({
      root,
      project,
      only,
      fresh,
      findTools: (names) => findTools(names, options),
      ...(limits && { limits }),
      ...(isClosed !== undefined && { isClosed }),
    });

  const unmet = [...unmetAlso, ...(await findUnmet(requirementsOf(sources.pages), options))];
  const unmetNames = unmet.map(({ name }) => name);

  const lockFile = path.join(root, LOCK_FILE);
  const oldLock = readLock(project.lock);
  const oldTested = readTested(project.lock);
  const today = new Date().toISOString().slice(0, 10);
  const { tested, failure } =
    only.length > 0
      ? { tested: oldTested, failure: undefined }
      : await judgeProjects({ root, pages: sources.pages, old: oldTested, day: today, log });
  const uncaught = new Set(
    sources.variants
      .filter(({ block }) => outcomes.get(block)?.isGood === false)
      .map((one) => one.page.file),
  );
  const lock = nextLock({
    blocks,
    old: oldLock,
    keepUnknown: only.length > 0,
    hash: hashText,
    resultOf: (block) => {
      const outcome = outcomes.get(block);
      if (!outcome) {
        return 'unknown';
      }
      const isGood = outcome.isGood && !(uncaught.has(block.file) && block.task.kind !== 'program');
      const { program } = block;
      return isGood
        ? {
            ran: productsOf(program, tools),
            cases: outcome.verdict.passedCases,
            day: today,
          }
        : 'failed';
    },
  });
  const good = blocks.filter((block) => outcomes.get(block)?.isGood === true);
  const faults = [
    ...sources.faults,
    ...(failure ? [failure] : []),
    ...versionFaults,
    ...(isCi
      ? [
          ...toolFaults([
            ...missing.filter((one) => !isDownloaded(one)).map((one) => toolInfo(one).name),
            ...unmetNames,
          ]),
          ...lockFaults(good, oldLock, hashText),
          ...unusedFaults(oldLock, lock),
          ...testedFaults(sources.pages, oldTested, tested, hashText),
        ]
      : []),
  ];
  if (!isCi) {
    await writeIfChanged(lockFile, formatLock(lock, tested));
  }

  const skipped = sources.pages.flatMap((page) => page.skipped);
  for (const { text } of failures) {
    log(`${text}\n`);
  }
  if (faults.length > 0) {
    log(`${formatFaults(faults)}\n`);
  }
  log(formatTable(tableRows({ blocks: [...blocks, ...wrong], skipped, tools, outcomes })));
  if (skipped.length > 0) {
    log(`\n건너뛴 이유\n${formatSkips(skipped)}`);
  }
  if (missing.length > 0) {
    const left = blocks.filter((block) => !outcomes.has(block)).length;
    const names = missing.map((one) => toolInfo(one).name).join(', ');
    const packages = missingPackages(missing, tools);
    const fix = packages.length === 0 ? '' : ` (apt-get install ${packages.join(' ')})`;
    log(`\n도구가 없어 실행하지 않은 블록 ${left}개, 지난 결과가 남는다: ${names}${fix}`);
  }
  if (unmet.length > 0) {
    const packages = unmet.map((one) => one.package).join(' ');
    log(`\n시험에 없는 도구: ${unmetNames.join(', ')} (apt-get install ${packages})`);
  }
  log(`\n${summary}`);
  const noted = [
    ...failures.map(({ page, text }) => ({ test: '', message: text, names: [page] })),
    // Faults about all notes only come back in a run of all of them.
    ...faults.map((fault) => ({ test: '', message: formatFaults([fault]), names: [] })),
  ];
  await onReport?.({ passed: good.length, failed: noted.length, troubles: noted });
  return failures.length + faults.length > 0 ? 1 : 0;
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
      also: [...deployRequirements, ...enclosureRequirements(process.platform)],
      log: (line) => {
        console.log(line);
      },
      onReport: (report) => writeWhole(SNIPPETS_REPORT, JSON.stringify(report)),
    });
  });
}
