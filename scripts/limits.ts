import { findCrossChecks } from '../lib/snippets/cross-check';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';
import { runAtLimits } from './io/snippets/largest-inputs';

/*
 * Prints how long the published solutions take for the hardest inputs of their problems, with the limits that the
 * notes state: `npm run limits`. The times decide nothing, but all solutions must agree.
 */

/** The limits of time and memory that a problem note states. */
const STATED = /^- 제한: (.+)$/m;

async function printLimits(root: string): Promise<void> {
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

await runCommand(() => printLimits(process.cwd()));
