import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../../lib/faults/fault';
import type { PageSnippets } from 'md-run/blocks';
import { run, type RunResult } from 'md-run/process';
import { detectToolchains, hasTools, productsOf, type Tool } from 'md-run/run';
import { nextResults, type Found, type Results } from '../../../lib/snippets/lock';
import { projectBlocks, verdictOf, type TestedFile } from '../../../lib/snippets/tested';
import { listFiles, writeWhole } from '../../../build/io/files';
import { hashInputs } from '../../../build/io/inputs-hash';
import { reportTo, VITEST } from '../vitest';

/** Folder of the tests that execute the projects of notes. */
const SAMPLES = 'tests/samples';

/** Report of their test runner. */
export const SAMPLES_REPORT = '.cache/report-tests-samples.json';

/** Report of `npm run snippets`. */
export const SNIPPETS_REPORT = '.cache/report-snippets.json';

/** Record of a run of all these tests; see `tests/support/tested-blocks-reporter.ts`. */
const RECORD = '.cache/tested-blocks.json';

/** Files and folders that these tests depend on, besides the notes. */
const INPUTS = [
  ...[SAMPLES, 'tests/support', 'tests/vitest.config.ts'],
  ...['content/paypal', 'lib', 'packages', 'scripts', 'package-lock.json', 'package.json'],
];

interface Record {
  readonly state: string;
  readonly files: readonly TestedFile[];
}

/** The Node.js that executes the blocks of notes, and these tests of them. */
async function nodeOfNotes(): Promise<Tool | undefined> {
  return (await detectToolchains(['js'])).get('js');
}

/** Hashes the tests and every note with a project; when it changes, the tests have to run again. */
export async function stateOfTests(root: string): Promise<string> {
  const notes = (await listFiles(root, 'pages')).filter((file) => /\.mdx?$/.test(file));
  const texts = await Promise.all(notes.map((file) => readFile(path.join(root, file), 'utf8')));
  const projects = texts.filter((text) => text.includes(' project="'));
  const node = await nodeOfNotes();
  return hashInputs(root, INPUTS, [node?.version ?? '', ...projects]);
}

/** Keeps the record of a run of the tests; `state` is that of before the run. */
export function writeTestedFiles(root: string, state: string, files: readonly TestedFile[]): void {
  const record: Record = { state, files };
  writeWhole(path.join(root, RECORD), JSON.stringify(record));
}

/** Reads how the test files ended that ran in this state; `undefined` when none did. */
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
 * Runs the tests so that they leave a record; without such tests it succeeds.
 *
 * @param echo whether to show their output while they run
 */
export async function runSamples(root: string, echo = false): Promise<RunResult> {
  const node = await nodeOfNotes();
  const folders = [...(node ? [path.dirname(node.command)] : []), process.env['PATH'] ?? ''];
  const [command, ...args] = VITEST;
  const reporters = ['default', './tests/support/tested-blocks-reporter.ts'];
  const words = [...reporters.map((name) => `--reporter=${name}`), ...reportTo(SAMPLES_REPORT)];
  return run(command, [...args, SAMPLES, '--passWithNoTests', ...words], {
    cwd: root,
    echo,
    env: { PATH: folders.join(path.delimiter) },
  });
}

/** Returns the result of {@link readTestedFiles}, after running the tests if code or notes have changed. */
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
 * Finds the project blocks that passing tests executed. Without a run of these tests, the old results of unchanged
 * blocks stay.
 *
 * @param options.day today, `YYYY-MM-DD`
 */
export async function judgeProjects(options: {
  readonly root: string;
  readonly pages: readonly PageSnippets[];
  readonly old: Results;
  readonly day: string;
  readonly log: (line: string) => void;
}): Promise<{ readonly tested: Results; readonly failure: Fault | undefined }> {
  const { root, pages, old, day, log } = options;
  const files = existsSync(path.join(root, SAMPLES)) ? await testedFiles(root, log) : [];
  const tools = await detectToolchains(
    new Set((files ?? []).flatMap(({ taken }) => Object.values(taken))),
  );
  const foundOf = (key: string): Found => {
    const language = files ? verdictOf(key, files) : 'unknown';
    if (language === 'failed' || language === 'unknown') {
      return language;
    }
    const program = { language, text: '', earlier: [], filename: undefined, files: [] };
    return hasTools(program, tools)
      ? { language, ran: productsOf(program, tools), cases: 0, day }
      : 'unknown';
  };
  const keys = pages.flatMap(projectBlocks).map(({ key }) => key);
  const tested = nextResults(
    keys.map((key) => [key, foundOf(key)]),
    old,
  );
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
