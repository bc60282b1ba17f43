import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { readSite } from './lib/site/site';
import type { AuditOptions } from './tests/e2e/audit';
import { fixtureSite, ownSite } from './tests/support/built-sites';

const PORT = 4173;

/** A small site takes half a minute to build on a machine that does nothing else. */
const BUILD_MS = 600_000;

/** The exported site, below the path for which it was built. */
const SITE = `http://localhost:${PORT}${readSite(process.env).site.basePath}`;

const inCi = Boolean(process.env['CI']);

/** Addresses that are tested as they stand, instead of those that are served here. */
const remote = {
  site: process.env['E2E_BASE_URL'],
  fixture: process.env['E2E_FIXTURE_URL'],
  own: process.env['E2E_OWN_URL'],
  audit: process.env['E2E_AUDIT_URL'],
};
const hasRemote = Object.values(remote).some((address) => address !== undefined);

/** The sites to test, by name, where not all of them are built. */
const chosen = process.env['E2E_SITES']?.split(' ');
const isChosen = ({ name }: { readonly name: keyof typeof remote }): boolean =>
  chosen?.includes(name) !== false;

/** The system's browser where there is one; `undefined` means the one Playwright downloads. */
const browser = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

/** A site, where it is, and the specs that read it. */
interface TestedSite {
  readonly name: keyof typeof remote;
  readonly testMatch: string[];
  readonly testIgnore?: string;
  readonly address: string;
  readonly audit?: AuditOptions;
}

/** A short look at every page, and all rules. */
const PLAIN = 'e2e/every-page.spec.ts';
const AUDIT = 'e2e/audit.spec.ts';

/** What the site does is tested on the fixture; the pages of the site get the short look, and all rules at night. */
const projects: readonly TestedSite[] = [
  {
    name: 'site',
    testMatch: [PLAIN, 'e2e/site/*.spec.ts'],
    address: remote.site ?? SITE,
    audit: { pages: inCi ? 'all' : 'changed' },
  },
  {
    name: 'fixture',
    testMatch: ['e2e/*.spec.ts'],
    // All rules look at more of it.
    testIgnore: PLAIN,
    address: remote.fixture ?? fixtureSite.address,
    audit: { pages: 'every kind' },
  },
  {
    name: 'own',
    testMatch: [PLAIN, 'e2e/own/*.spec.ts'],
    address: remote.own ?? ownSite.address,
  },
  ...(remote.audit === undefined
    ? []
    : [
        {
          name: 'audit' as const,
          testMatch: [AUDIT],
          address: remote.audit,
          audit: { memory: '.cache/audit.txt' },
        },
      ]),
];

export default defineConfig<AuditOptions>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/e2e.json' }]],
  projects: projects
    .filter((one) => isChosen(one) && (!hasRemote || remote[one.name] !== undefined))
    // Routes are opened relative to the address: see tests/e2e/site.ts.
    .map(({ address, audit, ...project }) => ({
      ...project,
      use: { baseURL: `${address}/`, ...audit },
    })),
  use: {
    locale: 'ko-KR',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: [
        '--no-sandbox',
        // Without a card its process only imitates one.
        '--disable-gpu',
        '--disable-background-networking',
        // A renderer in store, and pages of the browser's own frame, which nobody sees here but which take a core each.
        '--disable-features=SpareRendererForSitePerProcess,InitialWebUI,PreloadTopChromeWebUI,TabStripWebUI,WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIReloadButton,WebUIToolbar',
      ],
      ...(browser !== undefined && { executablePath: browser }),
    },
  },
  // The exported site as a host would serve it, and the fixture below a path of its own.
  ...(!hasRemote && {
    webServer: [
      {
        name: 'site' as const,
        command: 'npx tsx scripts/serve.ts',
        env: { PORT: String(PORT) },
        url: SITE,
        reuseExistingServer: !inCi,
      },
      {
        name: 'fixture' as const,
        command: 'npx tsx tests/support/fixture-site.ts',
        url: fixtureSite.address,
        reuseExistingServer: !inCi,
        timeout: BUILD_MS,
      },
      {
        name: 'own' as const,
        command: 'npx tsx tests/support/own-site.ts',
        url: ownSite.address,
        reuseExistingServer: !inCi,
        timeout: BUILD_MS,
      },
    ].filter(isChosen),
  }),
});
