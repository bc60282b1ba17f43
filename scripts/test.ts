import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { noSettings } from '../lib/site/site';
import { findBrowser } from './io/browser';
import { CODE as SITE_CODE } from './io/code';
import { hashInputs } from './io/inputs-hash';
import { keep, recall } from './io/memory';
import { runCommand } from './io/report';
import { run } from './io/run';
import { readPlaywright, readVitest, type TestReport, type Trouble } from './io/test-reports';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Files and folders on which the outcome depends. */
  readonly inputs: readonly string[];
  /** Report of a test runner with the number of its tests; a step without one counts as one. */
  readonly report?: { readonly file: string; readonly read: (json: string) => TestReport };
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
  /** Whether it looks at the owner's own site; the others know no variables of it. */
  readonly own?: boolean;
}

const CODE = [...SITE_CODE, 'tests'];
const CONFIG = ['package-lock.json', 'package.json', 'tsconfig.json'];
const SITE = [
  ...CODE,
  ...CONFIG,
  ...['pages', 'public', 'addresses.json', 'redirects.json', 'search-gold.json'],
];

function vitest(name: string, folder: string, inputs: readonly string[]): Step {
  const file = `.cache/report-${folder.replace('/', '-')}.json`;
  return {
    name,
    command: [
      ...(['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', folder] as const),
      // It imports as the code does, which Node.js alone would not.
      '--configLoader=runner',
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    inputs,
    report: { file, read: readVitest },
  };
}

/** What people read of the repository, and the settings that go with it. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'deploy', 'docs'];

const BUILD = 'build';

function madeSite(name: string, script: string): Step {
  return { name, command: ['npx', 'tsx', script, '--build'], inputs: SITE };
}

/** Code: what fails soonest comes first. */
const code: readonly Step[] = [
  {
    name: 'format',
    command: ['npx', 'prettier', '--check', '--log-level=warn', '.'],
    inputs: [
      ...SITE,
      '.prettierrc.json',
      '.prettierignore',
      ...DOCUMENTS,
      ...['.github', 'bench', 'playwright.config.ts', 'knip.config.ts', 'eslint.config.mjs'],
      '.dependency-cruiser.mjs',
    ],
  },
  { name: 'types', command: ['npx', 'tsc', '--noEmit', '-p', '.'], inputs: [...CODE, ...CONFIG] },
  {
    name: 'lint',
    command: ['npx', 'eslint', '.'],
    inputs: [...CODE, ...CONFIG, 'eslint.config.mjs'],
  },
  {
    name: 'structure',
    command: ['npx', 'tsx', 'scripts/check-structure.ts'],
    inputs: [
      ...CODE,
      ...CONFIG,
      'docs',
      'pages/_document.tsx',
      'playwright.config.ts',
      '.dependency-cruiser.mjs',
    ],
  },
  {
    name: 'unused',
    command: ['npx', 'knip', '--no-progress', '--treat-config-hints-as-errors'],
    inputs: [...CODE, ...CONFIG, 'pages/_document.tsx', 'knip.config.ts', 'playwright.config.ts'],
  },
];

/** Notes and what is built of them. */
const notes: readonly Step[] = [
  { name: 'notes', command: ['npx', 'tsx', 'scripts/check-notes.ts'], inputs: SITE },
  vitest('content', 'tests/content', SITE),
  {
    name: 'snippets',
    command: ['npx', 'tsx', 'scripts/snippets.ts', '--install'],
    inputs: [...SITE, 'snippets.lock.json'],
  },
  {
    name: BUILD,
    command: ['node', 'scripts/run-build.mjs'],
    inputs: [...SITE, 'out'],
    own: true,
  },
  {
    name: 'export checks',
    command: ['npx', 'tsx', 'scripts/check-export.ts'],
    inputs: [...SITE, 'out'],
    own: true,
  },
  { ...vitest('exported pages', 'tests/export', [...SITE, 'out', 'deploy']), own: true },
];

/** What waits for nothing, for whoever is free: the longest comes first, so that both end together. */
const rest: readonly Step[] = [
  vitest('unit', 'tests/unit', [...SITE, ...DOCUMENTS, '.ci', '.github', '.npmrc', '.nvmrc']),
  vitest('samples', 'tests/samples', SITE),
  // Built here, they are only served when the browser asks for them.
  madeSite('fixture site', 'tests/support/fixture-site.ts'),
  madeSite('own site', 'tests/support/own-site.ts'),
];

/** The browser, which needs all cores for itself. */
const browser: readonly Step[] = [
  {
    name: 'end-to-end',
    command: ['npx', 'playwright', 'test'],
    inputs: [...SITE, 'out', 'playwright.config.ts'],
    own: true,
    report: { file: '.cache/e2e.json', read: readPlaywright },
    env: async () => ({ CHROMIUM_PATH: await findBrowser() }),
  },
];

/** Which steps have passed for which inputs, so that an unchanged project is tested at once. */
const PASSED = { file: '.cache/steps', code: '' };

/** What a step did the last time it passed. */
interface PassedStep {
  readonly hash: string;
  readonly passed: number;
}

interface Outcome extends TestReport {
  readonly name: string;
  readonly seconds: number;
  readonly cached: boolean;
}

/** One hash over all that the outcome of a step depends on. */
function hashOf({ inputs, own }: Step): Promise<string> {
  const variables = Object.keys(noSettings).map((name) => process.env[name] ?? '');
  return hashInputs('.', inputs, own === true ? variables : []);
}

/**
 * Runs a step, unless it has passed for the same inputs before.
 *
 * @param isAlone Whether nothing else prints meanwhile: then its output is shown as it comes.
 */
async function runStep(
  step: Step,
  known: PassedStep | undefined,
  isAlone: boolean,
): Promise<Outcome> {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  if (known?.hash === (await hashOf(step))) {
    const { passed } = known;
    return { name: step.name, passed, failed: 0, troubles: [], seconds: elapsed(), cached: true };
  }
  console.log(`── ${step.name} …`);
  if (step.report) {
    await rm(step.report.file, { force: true });
  }
  const [command, ...args] = step.command;
  const env = { ...(step.own === true ? {} : noSettings), ...(await step.env?.()) };
  const { code, output } = await run(command, args, { echo: isAlone, env });
  if (!isAlone) {
    console.log(`\n── ${step.name}\n${output}`);
  }
  const json = step.report && (await readFile(step.report.file, 'utf8').catch(() => undefined));
  const report =
    json === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, troubles: [] }
      : (step.report?.read(json) ?? { passed: 0, failed: 1, troubles: [] });
  // A runner that ends badly without a failed test (a crash, a type error) has still failed.
  const failed = code !== 0 && report.failed === 0 ? 1 : report.failed;
  return { ...report, name: step.name, failed, seconds: elapsed(), cached: false };
}

/** As many lines of a message as tell what is wrong. */
const SHOWN_LINES = 25;

/** Says again what failed, so that the end of a long log tells it. */
function printTrouble({ test, message }: Trouble): void {
  const shown = message.split('\n', SHOWN_LINES).join('\n    ');
  console.log(`\n실패했다: ${relative('.', test)}\n    ${shown}`);
}

/** What the steps share while they run. */
interface Session {
  readonly isCi: boolean;
  readonly cache: Map<string, PassedStep>;
  readonly outcomes: Outcome[];
}

/** Whether a failure says that what comes next is not worth its time, or cannot be run. */
function mustStop({ isCi, outcomes }: Session): boolean {
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  return isCi ? failed.some(({ name }) => name === BUILD) : failed.length > 0;
}

/** Runs steps one after the other. */
async function runLane(session: Session, steps: Iterable<Step>, isAlone: boolean): Promise<void> {
  const { cache, outcomes } = session;
  for (const step of steps) {
    if (mustStop(session)) {
      return;
    }
    const outcome = await runStep(step, cache.get(step.name), isAlone);
    outcomes.push(outcome);
    if (outcome.failed === 0) {
      const hash = await hashOf(step);
      cache.set(step.name, { hash, passed: outcome.passed });
    } else {
      cache.delete(step.name);
    }
  }
}

/**
 * Runs every check: those of the code beside those of the notes, and the rest as soon as one of them is
 * through, then the browser. Stops at the first step that fails at a desk, and runs all of them in CI, so
 * that one run shows everything.
 */
async function testAll(): Promise<number> {
  const start = performance.now();
  const isCi = process.env['CI'] === 'true';
  const withBrowser = !process.argv.includes('--no-browser');
  const cache = isCi ? new Map<string, PassedStep>() : await recall<PassedStep>(PASSED);
  const outcomes: Outcome[] = [];
  const session: Session = { isCi, cache, outcomes };
  // One iterator for both: a step goes to the lane that asks first.
  const left = rest.values();
  await Promise.all(
    [code, notes].map(async (lane) => {
      await runLane(session, lane, false);
      await runLane(session, left, false);
    }),
  );
  await keep(PASSED, cache);
  if (withBrowser) {
    await runLane(session, browser, true);
    await keep(PASSED, cache);
  }
  outcomes.flatMap(({ troubles }) => troubles).forEach(printTrouble);
  console.log('');
  for (const { name, seconds, passed, failed, cached } of outcomes) {
    const note = cached ? '  (달라진 것이 없어 지난 결과를 쓴다)' : '';
    console.log(
      `${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed${note}`,
    );
  }
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  console.log(
    `${'total'.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`,
  );
  console.log(
    `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`,
  );
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

await runCommand(async () => {
  process.exitCode = await testAll();
});
