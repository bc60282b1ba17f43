import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { refuse } from '../../lib/faults/fault';
import { run } from 'md-run/process';

/** The shell first: without a browser's own windows the tests take three quarters of the time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function systemBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/**
 * Finds a Chromium for the tests: the system's, else Playwright's own download, else (as root on Debian) a package,
 * which it installs.
 */
export async function findBrowser(): Promise<string> {
  const found = systemBrowser();
  if (found !== undefined) {
    return found;
  }
  if (existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  console.log('브라우저가 없어 Playwright의 Chromium을 내려받는다.');
  await run('npx', ['playwright', 'install', 'chromium'], { echo: true });
  if (existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`내려받지 못해 데비안 패키지 ${name}을 설치한다.`);
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = systemBrowser();
      if (installed !== undefined) {
        return installed;
      }
    }
  }
  refuse({
    file: '브라우저',
    found: 'Chromium도 Chrome도 없음',
    expected: `${SYSTEM_BROWSERS.slice(0, 4).join(', ')} 가운데 하나 또는 Playwright의 Chromium`,
    fix: 'Chrome이나 Chromium을 설치하거나 CHROMIUM_PATH에 실행 파일 경로를 준다.',
  });
}
