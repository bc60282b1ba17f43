import { readFile } from 'node:fs/promises';
import { noSettings } from '../lib/site/site';
import { findBrowser } from './io/browser';
import { CODE as SITE_CODE } from './io/code';
import { writeWhole } from '../build/io/files';
import { hashInputs } from '../build/io/inputs-hash';
import { runCommand } from '../build/io/report';
import { reportTo, VITEST } from './io/vitest';
import { SAMPLES_REPORT, SNIPPETS_REPORT } from './io/snippets/tested-blocks';
import {
  failureTexts,
  runLane,
  summaryLines,
  type Counts,
  type Outcome,
  type PassedStep,
  type Session,
  type Step,
} from './io/test-steps';

interface Plan {
  /** One group after the other; the lanes of a group run side by side, the steps of a lane one after the other. */
  readonly groups: readonly (readonly (readonly Step[])[])[];
  readonly browser: readonly Step[];
}

const CODE = [...SITE_CODE, 'tests'];
const CONFIG = ['package-lock.json', 'package.json', 'tsconfig.json'];
const SITE = [
  ...CODE,
  ...CONFIG,
  ...[
    'pages',
    'public',
    'content/addresses.json',
    'content/redirects.json',
    'content/search-gold.json',
  ],
];

function readVitest(json: string): Counts {
  const report = JSON.parse(json) as Record<'numPassedTests' | 'numFailedTests', number>;
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readPlaywright(json: string): Counts {
  const { stats } = JSON.parse(json) as { stats: Record<'expected' | 'unexpected', number> };
  return { passed: stats.expected, failed: stats.unexpected };
}

function vitest(name: string, folder: string, inputs: readonly string[]): Step {
  const file = `.cache/report-${folder.replaceAll('/', '-')}.json`;
  return {
    name,
    command: [...VITEST, folder, '--reporter=default', ...reportTo(file)],
    inputs,
    report: { file, read: readVitest },
  };
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs'];

const BUILD = 'build';
const FIXTURE_SITE = 'fixture site';
const OWN_SITE = 'own site';

const build: Step = {
  name: BUILD,
  command: ['node', 'node_modules/next/dist/bin/next', 'build'],
  inputs: [...SITE, 'out'],
  own: true,
};

function madeSite(name: string, script: string): Step {
  return { name, command: ['npx', 'tsx', script, '--build'], inputs: SITE };
}

/** A step with a browser, which needs all cores, on some of the sites of playwright.config.ts. */
function browserStep(name: string, sites: readonly string[], needs: readonly string[]): Step {
  return {
    name,
    command: ['npx', 'playwright', 'test'],
    inputs: [...SITE, 'out', 'playwright.config.ts'],
    needs,
    own: true,
    report: { file: '.cache/e2e.json', read: readPlaywright },
    env: async () => ({
      CHROMIUM_PATH: await findBrowser(),
      E2E_BUILT: 'yes',
      E2E_SITES: sites.join(' '),
    }),
  };
}

/** Steps of the code, the ones that fail soonest first. */
const code: readonly Step[] = [
  {
    name: 'format',
    command: ['npx', 'prettier', '--check', '--log-level=warn', '.'],
    inputs: [
      ...SITE,
      '.prettierrc.json',
      '.prettierignore',
      ...DOCUMENTS,
      ...['.github', 'playwright.config.ts', 'knip.config.ts', 'eslint.config.mjs'],
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
  vitest('packages', 'packages/', ['packages', 'package-lock.json', 'tests/vitest.config.ts']),
  // Built here, so that the browser tests only serve it.
  madeSite(FIXTURE_SITE, 'tests/support/fixture-site.ts'),
];

const notes: readonly Step[] = [
  { name: 'notes', command: ['npx', 'tsx', 'scripts/check-notes.ts'], inputs: SITE },
  vitest('content', 'tests/content', SITE),
  {
    // Before the snippets, which record the blocks that these tests executed.
    name: 'samples',
    command: ['npx', 'tsx', 'scripts/samples.ts', '--install'],
    inputs: SITE,
    report: { file: SAMPLES_REPORT, read: readVitest },
  },
];

/** Takes all cores by itself. */
const snippets: Step = {
  name: 'snippets',
  command: ['npx', 'tsx', 'scripts/snippets.ts', '--install'],
  inputs: [...SITE, 'content/snippets.lock.json'],
  report: { file: SNIPPETS_REPORT, read: (json) => JSON.parse(json) as Counts },
};

/** The site, which shows the results of the blocks; its build ends with all checks of `check:export`. */
const site: readonly Step[] = [
  build,
  {
    ...vitest('exported pages', 'tests/export', [...SITE, 'out', 'docs/hosts']),
    needs: [BUILD],
    own: true,
  },
];

const unit: readonly Step[] = [
  vitest('unit', 'tests/unit', [...SITE, ...DOCUMENTS, '.ci', '.github', '.npmrc', '.nvmrc']),
];

/** What `npm test` runs: side by side what takes one core and about as long, alone what takes all. */
const daily: Plan = {
  groups: [[code, notes], [[snippets]], [site, unit]],
  browser: [browserStep('end-to-end', ['site', 'fixture'], [BUILD, FIXTURE_SITE])],
};

/** What is slow and seldom breaks: builds that are edited, killed or not the fixture's, runaways, every page by every rule. */
const nightly: Plan = {
  groups: [
    [
      [vitest('nightly', 'tests/nightly', SITE)],
      [build, madeSite(OWN_SITE, 'tests/support/own-site.ts')],
    ],
  ],
  browser: [
    browserStep('own site', ['own'], [OWN_SITE]),
    {
      name: 'every page',
      command: ['npx', 'tsx', 'scripts/audit.ts'],
      inputs: [...SITE, 'out', 'playwright.config.ts'],
      needs: [BUILD],
      own: true,
    },
  ],
};

/** The passed steps by name, with the hash of their inputs: an unchanged project is tested at once. */
const PASSED = '.cache/steps.json';

async function readPassed(): Promise<Map<string, PassedStep>> {
  const text = await readFile(PASSED, 'utf8').catch(() => '[]');
  return new Map(JSON.parse(text) as [string, PassedStep][]);
}

/** Hashes everything that the outcome of a step depends on. */
function hashOf({ inputs, own }: Step): Promise<string> {
  const variables = Object.keys(noSettings).map((name) => process.env[name] ?? '');
  return hashInputs('.', inputs, own === true ? variables : []);
}

/** Runs every check of a plan. A failure stops only what needs the result, so that one run shows everything. */
async function testAll({ groups, browser }: Plan): Promise<number> {
  const start = performance.now();
  const isCi = process.env['CI'] === 'true';
  const withBrowser = !process.argv.includes('--no-browser');
  const cache = isCi ? new Map<string, PassedStep>() : await readPassed();
  const outcomes: Outcome[] = [];
  const log = (line: string): void => {
    console.log(line);
  };
  const session: Session = { cache, outcomes, hashOf, withoutSettings: noSettings, log };
  for (const lanes of withBrowser ? [...groups, [browser]] : groups) {
    await Promise.all(lanes.map((lane) => runLane(session, lane, lanes.length === 1)));
    writeWhole(PASSED, JSON.stringify([...cache]));
  }
  failureTexts(outcomes).forEach((text) => {
    log(`\n${text}`);
  });
  log('');
  summaryLines(outcomes, (performance.now() - start) / 1000).forEach(log);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

await runCommand(async () => {
  process.exitCode = await testAll(process.argv.includes('--nightly') ? nightly : daily);
});
