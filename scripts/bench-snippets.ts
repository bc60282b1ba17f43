import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleNotes, type SampledPage } from '../lib/snippets/sample';
import type { SourceFile } from '../lib/note/note';
import { findCrossChecks } from '../lib/snippets/cross-check';
import { findSources } from '../lib/snippets/sources';
import { writeIfChanged } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';
import { run } from '../build/io/run';
import { hashText } from '../build/io/hash';
import { runAtLimits } from './io/snippets/largest-inputs';

/*
 * What executing the blocks of the notes takes, in seconds: a project of 2,000 blocks in the mix of the
 * real notes, executed by `scripts/snippets.ts` as an author does. Then what the published solutions take
 * for the largest input of their problems. Time decides nothing here, but all solutions must agree.
 *
 * `-- limits` measures the solutions alone, `-- 500` the other half with another number of blocks.
 */

const BLOCKS = 2000;
/** What a run should take at most, in seconds. */
const BUDGETS = { cold: 180, warm: 5 };

/** The notes with blocks that run, and their wrong variants, in an order that mixes the sections. */
async function readSampled(root: string): Promise<SampledPage[]> {
  const project = await readProject(root);
  const texts = new Map([...project.files, ...project.wrong].map(({ path, text }) => [path, text]));
  const textOf = (path: string): SourceFile => ({ path, text: texts.get(path) ?? '' });
  const { pages, variants } = findSources(project);
  return pages
    .flatMap((page) => {
      const wrong = variants
        .filter((variant) => variant.page === page)
        .map(({ block }) => textOf(block.file));
      const { file, blocks } = page;
      return blocks.length > 0 ? [{ source: textOf(file), blocks, wrong }] : [];
    })
    .sort((a, b) => hashText(a.source.path).localeCompare(hashText(b.source.path)));
}

/** Writes the sample as a project of its own and returns the number of blocks by language. */
async function writeProject(
  root: string,
  project: string,
  count: number,
): Promise<ReadonlyMap<string, number>> {
  for (const { path: file, text } of sampleNotes(await readSampled(root), count)) {
    await writeIfChanged(path.join(project, file), text);
  }
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'dir');
  const counts = new Map<string, number>();
  const { pages } = findSources(await readProject(project));
  for (const { program } of pages.flatMap(({ blocks }) => blocks)) {
    counts.set(program.language, (counts.get(program.language) ?? 0) + 1);
  }
  return counts;
}

/** Executes the project once, as `npm run snippets` would. */
async function timeRun(
  root: string,
  project: string,
): Promise<{ seconds: number; output: string; code: number }> {
  const tsx = path.join(root, 'node_modules/tsx/dist/esm/index.mjs');
  const start = performance.now();
  const result = await run(
    process.execPath,
    ['--import', tsx, path.join(root, 'scripts/snippets.ts')],
    { cwd: project, env: { CI: '' } },
  );
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

async function benchBlocks(root: string, count: number): Promise<void> {
  const project = await mkdtemp(path.join(tmpdir(), 'bench-snippets-'));
  try {
    const counts = await writeProject(root, project, count);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const cold = await timeRun(root, project);
    const warm = await timeRun(root, project);
    console.log(`블록 ${total}개`);
    for (const [language, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
      console.log(`${language.padEnd(10)}${String(count).padStart(5)}`);
    }
    console.log('\n실행                초    예산');
    for (const [name, { seconds }, budget] of [
      ['캐시 없이', cold, BUDGETS.cold],
      ['캐시가 있을 때', warm, BUDGETS.warm],
    ] as const) {
      console.log(
        `${name.padEnd(12)}${seconds.toFixed(1).padStart(8)}${String(budget).padStart(8)}`,
      );
    }
    if (cold.code !== 0 || warm.code !== 0) {
      console.error(`\n블록이 모두 통과하지 않아 잰 값을 믿을 수 없다.\n${cold.output.trim()}`);
      process.exitCode = 1;
    }
  } finally {
    await rm(project, { recursive: true });
  }
}

/** The limits of time and memory, as a problem note states them. */
const STATED = /^- 제한: (.+)$/m;

async function benchLimits(root: string): Promise<void> {
  const project = await readProject(root);
  const { checks } = findCrossChecks(project);
  const runs = await runAtLimits(root, checks);
  console.log('\n가장 큰 입력: 시작과 컴파일을 뺀 초');
  for (const { page } of checks) {
    const text = project.files.find(({ path }) => path === page.file)?.text ?? '';
    console.log(`${page.file}  ${STATED.exec(text)?.[1] ?? ''}`);
    for (const { block, seconds, failure } of runs.filter((run) => run.block.file === page.file)) {
      const name = `  ${block.line}행 ${block.program.language}`;
      console.log(`${name.padEnd(16)}${seconds.toFixed(2).padStart(8)}`);
      if (failure !== undefined) {
        console.error(failure);
        process.exitCode = 1;
      }
    }
  }
}

await runCommand(async () => {
  const [what = ''] = process.argv.slice(2);
  if (what !== 'limits') {
    await benchBlocks(process.cwd(), Number(what) || BLOCKS);
  }
  if (what === '' || what === 'limits') {
    await benchLimits(process.cwd());
  }
});
