import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatFaults, type Fault } from '../lib/faults';
import type { RunBlock, SnippetLanguage } from '../lib/snippets/block';
import type { Limits } from '../lib/snippets/execution';
import {
  LOCK_FILE,
  formatLock,
  lockFaults,
  nextLock,
  readLock,
  unusedFaults,
} from '../lib/snippets/lock';
import { formatFailure, formatSkips, formatTable, tableRows } from '../lib/snippets/report';
import { writeIfChanged } from './io/files';
import { reportFaults } from './io/report';
import { adapters } from './io/snippets/adapters';
import { hashText } from './io/snippets/hash';
import { judgeBlocks, type Outcome } from './io/snippets/judge-blocks';
import { readSnippets, type SnippetSources } from './io/snippets/read-snippets';
import {
  detectToolchains,
  installPackages,
  missingPackages,
  type Toolchains,
} from './io/snippets/toolchains';

/** What `npm run snippets` is asked to do. */
export interface SnippetOptions {
  readonly root: string;
  /** `CI=true`: a missing toolchain or a stale lock file is an error, and the lock file is not written. */
  readonly isCi: boolean;
  /** Install missing toolchains, as root on Debian. */
  readonly install: boolean;
  /** Execute everything, whatever the cache says. */
  readonly fresh: boolean;
  /** Routes or files to execute alone; empty for all. */
  readonly only: readonly string[];
  readonly limits?: Limits;
  readonly log: (line: string) => void;
}

async function findTools(
  languages: ReadonlySet<SnippetLanguage>,
  { install, log }: SnippetOptions,
): Promise<Toolchains> {
  const tools = await detectToolchains(languages);
  if (!install || tools.size === languages.size) {
    return tools;
  }
  await installPackages(missingPackages(languages, tools), log);
  return detectToolchains(languages);
}

/** A failed block or an uncaught wrong variant on several lines. */
function failureTexts(
  { variants }: SnippetSources,
  outcomes: ReadonlyMap<RunBlock, Outcome>,
): string[] {
  const variantOf = new Map(variants.map((variant) => [variant.block, variant]));
  return [...outcomes]
    .filter(([, { isGood }]) => !isGood)
    .sort(([a], [b]) => a.file.localeCompare(b.file) || a.line - b.line)
    .flatMap(([block, { verdict }]) => {
      const variant = variantOf.get(block);
      if (!variant) {
        return verdict.failures.map((failure) => formatFailure(block.file, failure));
      }
      const why =
        verdict.failures.length === 0
          ? `예제 ${verdict.passedCases}개를 모두 통과한다. ${variant.page.file}에 이 실수를 걸러 내는 예제를 더한다.`
          : '답이 틀려서가 아니라 실행되지 않아서 실패한다. 실행되는 풀이로 고친다.';
      const head = `${block.file}:1 틀린 풀이: ${variant.mistake}\n  ${why}`;
      const [first] = verdict.failures;
      return [first ? `${head}\n${formatFailure(block.file, first)}` : head];
    });
}

function missingTools(languages: ReadonlySet<SnippetLanguage>, tools: Toolchains): string[] {
  return [...languages].filter((one) => !tools.has(one)).map((one) => adapters[one].name);
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
 * Executes the blocks of all notes that are marked `run`, holds them against what the pages say, reports and
 * writes the lock file. Returns the exit code.
 */
export async function runSnippets(options: SnippetOptions): Promise<number> {
  const { root, isCi, fresh, only, limits, log } = options;
  const sources = await readSnippets(root, only);
  const blocks = sources.pages.flatMap((page) => page.blocks);
  const wrong = sources.variants.map((variant) => variant.block);
  const languages = new Set([...blocks, ...wrong].map(({ program }) => program.language));
  const tools = await findTools(languages, options);
  const outcomes = await judgeBlocks({
    root,
    blocks,
    wrong,
    tools,
    fresh,
    ...(limits && { limits }),
  });

  const lockFile = path.join(root, LOCK_FILE);
  const oldLock = readLock(await readFile(lockFile, 'utf8').catch(() => undefined));
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
      const tool = tools.get(block.program.language)?.label ?? '';
      return isGood ? { tool, cases: outcome.verdict.passedCases } : 'failed';
    },
  });
  const missing = missingTools(languages, tools);
  const failures = failureTexts(sources, outcomes);
  const good = blocks.filter((block) => outcomes.get(block)?.isGood === true);
  const faults = [
    ...sources.faults,
    ...(isCi
      ? [
          ...toolFaults(missing),
          ...lockFaults(good, oldLock, hashText),
          ...unusedFaults(oldLock, lock),
        ]
      : []),
  ];
  if (!isCi) {
    await writeIfChanged(lockFile, formatLock(lock));
  }

  const skipped = sources.pages.flatMap((page) => page.skipped);
  for (const text of failures) {
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
    log(`\n도구가 없어 실행하지 않은 언어: ${missing.join(', ')}`);
  }
  const known = new Set(sources.variants.map(({ block }) => block));
  const caught = [...known].filter((block) => outcomes.get(block)?.isGood === true).length;
  log(
    `\n실행한 블록 ${good.length}/${blocks.length}개가 페이지에 적힌 대로 끝났다. ` +
      `틀린 풀이 ${caught}/${known.size}개를 예제가 걸러 냈다.`,
  );
  return failures.length + faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  try {
    process.exitCode = await runSnippets({
      root: process.cwd(),
      isCi: process.env['CI'] === 'true',
      install: args.includes('--install'),
      fresh: args.includes('--fresh'),
      only: args.filter((arg) => !arg.startsWith('--')),
      log: (line) => {
        console.log(line);
      },
    });
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
