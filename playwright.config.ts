import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { SUB_PATH_SITE } from './tests/support/sub-path';

const PORT = 4173;

/** Three notes take half a minute to build on a machine that does nothing else. */
const SUB_PATH_BUILD_MS = 300_000;

const inCi = Boolean(process.env['CI']);
const remote = process.env['E2E_BASE_URL'];

/** The system's browser where there is one; `undefined` means the one Playwright downloads. */
const browser = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: 2,
  // A machine can stumble; what passed only when run again is named at the end of `npm test`.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: remote ?? `http://localhost:${PORT}`,
    locale: 'ko-KR',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // Pages of the browser's own frame, which nobody sees here but which take a core each.
        '--disable-features=InitialWebUI,PreloadTopChromeWebUI,TabStripWebUI,WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIReloadButton,WebUIToolbar',
      ],
      ...(browser !== undefined && { executablePath: browser }),
    },
  },
  // The exported site as a host would serve it, and a small one that is built for a path of its own;
  // another address is tested as it stands.
  ...(remote === undefined
    ? {
        webServer: [
          {
            command: 'npx tsx scripts/serve.ts',
            env: { PORT: String(PORT) },
            url: `http://localhost:${PORT}`,
            reuseExistingServer: !inCi,
          },
          {
            command: 'npx tsx tests/support/sub-path-site.ts',
            url: SUB_PATH_SITE,
            reuseExistingServer: !inCi,
            timeout: SUB_PATH_BUILD_MS,
          },
        ],
      }
    : { testIgnore: 'sub-path.spec.ts' }),
});
