import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../../lib/faults/fault';
import { hashText, type PageSnippets } from 'md-run/blocks';
import { run, type RunResult } from 'md-run/process';
import { detectToolchains, productsOf } from 'md-run/run';
import { nextTested, type Lock } from '../../../lib/snippets/lock';
import { projectBlocks, verdictOf, type TestedFile } from '../../../lib/snippets/tested';
import { listFiles, writeWhole } from '../../../build/io/files';
import { hashInputs } from '../../../build/io/inputs-hash';
import { reportTo, VITEST } from '../vitest';

/** Where the tests lie that execute the projects of notes. */
const SAMPLES = 'tests/samples';

/** What their runner says of them besides. */
export const SAMPLES_REPORT = '.cache/report-tests-samples.json';

/** What a run of all of them has left; see `tests/support/tested-blocks-reporter.ts`. */
const RECORD = '.cache/tested-blocks.json';

/** What the tests are made of, beside the notes. */
const INPUTS = [
  ...[SAMPLES, 'tests/support', 'tests/vitest.config.ts'],
  ...['content/paypal', 'lib', 'packages', 'scripts', 'package-lock.json', 'package.json'],
];

interface Record {
  readonly state: string;
  readonly files: readonly TestedFile[];
}

/** A hash of the tests and of every note with a project: with another one they have to run again. */
export async function stateOfTests(root: string): Promise<string> {
  const notes = (await listFiles(root, 'pages')).filter((file) => /\.mdx?$/.test(file));
  const texts = await Promise.all(notes.map((file) => readFile(path.join(root, file), 'utf8')));
  const projects = texts.filter((text) => text.includes(' project="'));
  return hashInputs(root, INPUTS, [process.version, ...projects]);
}

/** Keeps what a run of the tests has left; `state` is that of before the run. */
export async function writeTestedFiles(
  root: string,
  state: string,
  files: readonly TestedFile[],
): Promise<void> {
  const record: Record = { state, files };
  await writeWhole(path.join(root, RECORD), JSON.stringify(record));
}

/** How the files of tests have ended that ran in this state; `undefined` when they have not. */
export async function readTestedFiles(
  root: string,
  state: string,
): Promise<readonly TestedFile[] | undefined> {
  try {
    const record = JSON.parse(await readFile(path.join(root, RECORD), 'utf8')) as Record;
    return record.state === state ? record.files : undefined;
  } catch {
    // The first time, or half of a file.
    return undefined;
  }
}

/**
 * Runs the tests so that they leave a record; a site may have no notes that they are about.
 *
 * @param echo Show what they print while they run.
 */
export function runSamples(root: string, echo = false): Promise<RunResult> {
  const [command, ...args] = VITEST;
  const reporters = ['default', './tests/support/tested-blocks-reporter.ts'];
  const words = [...reporters.map((name) => `--reporter=${name}`), ...reportTo(SAMPLES_REPORT)];
  return run(command, [...args, SAMPLES, '--passWithNoTests', ...words], { cwd: root, echo });
}

/** What {@link readTestedFiles} finds, after running those that have not run on the present code and notes. */
async function testedFiles(
  root: string,
  log: (line: string) => void,
): Promise<readonly TestedFile[] | undefined> {
  const state = await stateOfTests(root);
  const known = await readTestedFiles(root, state);
  if (known) {
    return known;
  }
  log('노트의 프로그램을 시험한다 …');
  const { code, output } = await runSamples(root);
  if (code !== 0) {
    log(output);
  }
  return readTestedFiles(root, state);
}

/**
 * Which blocks of projects the tests have executed and passed with; without a run in which they could, what
 * was known of blocks in their present form stays.
 *
 * @param options.day Today, `YYYY-MM-DD`.
 */
export async function judgeProjects(options: {
  readonly root: string;
  readonly pages: readonly PageSnippets[];
  readonly old: Lock;
  readonly day: string;
  readonly log: (line: string) => void;
}): Promise<{ readonly tested: Lock; readonly failure: Fault | undefined }> {
  const { root, pages, old, day, log } = options;
  const files = existsSync(path.join(root, SAMPLES)) ? await testedFiles(root, log) : [];
  const tools = await detectToolchains(
    new Set((files ?? []).flatMap(({ taken }) => Object.values(taken))),
  );
  const tested = nextTested({
    blocks: pages.flatMap(projectBlocks),
    old,
    hash: hashText,
    resultOf: (key) => {
      const language = files ? verdictOf(key, files) : 'unknown';
      if (language === 'failed' || language === 'unknown') {
        return language;
      }
      const program = { language, text: '', earlier: [], filename: undefined, files: [] };
      return { language, ran: productsOf(program, tools), cases: 0, day };
    },
  });
  const hasFailed = files?.some(({ ending }) => ending === 'failed') ?? true;
  return {
    tested,
    failure: hasFailed
      ? {
          file: SAMPLES,
          found: files ? '실패한 시험' : '끝까지 실행되지 못한 시험',
          expected: '노트의 프로그램을 실행해 통과하는 시험',
          fix: '시험이 말하는 것을 고친다. 이 시험만 다시 하려면 npm run samples를 실행한다.',
        }
      : undefined,
  };
}
