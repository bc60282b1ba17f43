import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { benchPackage } from '../io/bench-package';

/** Something measured, beside what it should be. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly budget?: number;
}

/** What Lighthouse measures of a page on a simulated phone. */
const AUDITS = [
  { what: 'FCP', audit: 'first-contentful-paint', unit: 'ms' },
  { what: 'LCP', audit: 'largest-contentful-paint', unit: 'ms', budget: 1200 },
  { what: 'TBT', audit: 'total-blocking-time', unit: 'ms', budget: 50 },
  { what: 'CLS', audit: 'cumulative-layout-shift', unit: '', budget: 0 },
];

interface LighthouseResult {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number } };
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
}

type Lighthouse = (
  address: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<LighthouseResult>;

const DEBUG_PORT = 9333;
const RUNS = 3;

/** Does something in a browser of its own. */
async function inBrowser<Result>(
  options: { readonly executablePath: string; readonly args?: string[] },
  task: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(options);
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page that runs functions of this script: its compiler names them by a helper that no page has. */
async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function figuresOf(runs: readonly LighthouseResult[]): Figure[] {
  const scores = runs.map(({ lhr }) => lhr.categories.performance.score);
  return [
    { what: 'Lighthouse 점수', measured: median(scores), unit: '', budget: 1 },
    ...AUDITS.map(({ audit, ...figure }) => ({
      ...figure,
      measured: median(runs.map(({ lhr }) => lhr.audits[audit]?.numericValue ?? NaN)),
    })),
  ];
}

/** Median of three Lighthouse runs (mobile, its own throttling) for each address. */
export async function measurePhone(
  addresses: readonly string[],
  executablePath: string,
): Promise<Figure[][]> {
  const folder = await benchPackage('lighthouse');
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  const launched = { executablePath, args: [`--remote-debugging-port=${DEBUG_PORT}`] };
  const flags = { port: DEBUG_PORT, onlyCategories: ['performance'], logLevel: 'error' };
  return inBrowser(launched, async () => {
    const figures: Figure[][] = [];
    for (const address of addresses) {
      const runs: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await lighthouse(address, flags));
      }
      figures.push(figuresOf(runs));
    }
    return figures;
  });
}

const SLOWDOWN = 4;
const CLICKS = 9;
/** A reader's hand takes about this long from pointing to pressing, in milliseconds. */
const HAND_MS = 300;

/** Clicks a link of the sidebar and waits until its note is painted; milliseconds, at 4× CPU slowdown. */
async function clickTimes(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await slowDown(page);
  const links = page.locator('.menu > ul > .current > ul > li > a');
  const times: number[] = [];
  for (let click = 1; click <= CLICKS + 1; click++) {
    const link = links.nth(click);
    await link.hover();
    await page.waitForTimeout(HAND_MS);
    const time = await link.evaluate(
      (anchor: HTMLAnchorElement) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('main h1')?.textContent;
          const start = performance.now();
          const look = (): void => {
            if (document.querySelector('main h1')?.textContent === before) {
              requestAnimationFrame(look);
            } else {
              // After the frame in which it stands there.
              requestAnimationFrame(() => {
                resolve(performance.now() - start);
              });
            }
          };
          anchor.click();
          requestAnimationFrame(look);
        }),
    );
    // The first click loads what all others use.
    if (click > 1) {
      times.push(time);
    }
  }
  await page.close();
  return times;
}

/** Median time from a click on a link of the sidebar to the painted note, in milliseconds. */
export function measureClicks(address: string, executablePath: string): Promise<number> {
  return inBrowser({ executablePath }, async (browser) =>
    median(await clickTimes(browser, address)),
  );
}

const DEEP_LINKS = 5;
/** How long a heading must have stood still to have arrived, in milliseconds. */
const STILL_MS = 3000;

/** Opens a page at a heading on a slow phone; seconds until the heading stands below the bar and stays. */
async function arrivalTime(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 }, isMobile: true });
  await page.addInitScript(() => {
    const look = (): void => {
      const root = document.documentElement;
      const heading = document.getElementById(location.hash.slice(1));
      const line = parseFloat(getComputedStyle(root).scrollPaddingTop);
      const isThere = Math.abs((heading?.getBoundingClientRect().top ?? NaN) - line) <= 2;
      if (isThere) {
        root.dataset['arrived'] ??= String(performance.now());
      } else {
        delete root.dataset['arrived'];
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await slowDown(page);
  await page.goto(address);
  const arrived = await page.waitForFunction((still) => {
    const time = Number(document.documentElement.dataset['arrived'] ?? NaN);
    return performance.now() - time > still ? time : undefined;
  }, STILL_MS);
  const milliseconds = await arrived.jsonValue();
  await page.close();
  return (milliseconds ?? NaN) / 1000;
}

/** Median time from opening an address with a heading to the heading in its place, in seconds. */
export function measureDeepLink(address: string, executablePath: string): Promise<number> {
  return inBrowser({ executablePath }, async (browser) => {
    const times: number[] = [];
    for (let run = 0; run < DEEP_LINKS; run++) {
      times.push(await arrivalTime(browser, address));
    }
    return median(times);
  });
}

const ROUNDS = 25;

/**
 * Presses what a long note offers, eight presses and keys a round, at 4× CPU slowdown; milliseconds until
 * the frame after each. The browser tells of those that take longer than one frame; the others count as one.
 */
async function interactionTimes(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    const slowest: Record<number, number> = {};
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) {
          slowest[interactionId] = Math.max(duration, slowest[interactionId] ?? 0);
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await slowDown(page);
  await page.goto(address);
  const kinds = ['.menu-arrow', '[role=tab]', '.code-wrap', '.theme-switch button'];
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of kinds) {
      const buttons = page.locator(kind).filter({ visible: true });
      const button = buttons.nth(round % (await buttons.count()));
      // Brings it into the window first: to scroll is no interaction and must not be counted as one.
      await button.hover();
      await page.waitForTimeout(HAND_MS);
      await button.click();
      count++;
    }
    // The first Escape empties the field, the second closes the search.
    for (const key of ['/', 'a', 'Escape', 'Escape']) {
      await page.keyboard.press(key, { delay: 50 });
      count++;
    }
  }
  const told = await page.evaluate(
    () => (globalThis as unknown as { slowest: Record<number, number> }).slowest,
  );
  await page.close();
  const times = Object.values(told);
  return [...times, ...Array.from({ length: Math.max(0, count - times.length) }, () => 16)];
}

/** What 98 of 100 presses and keys on a page stay below until the next frame, in milliseconds. */
export function measureInteractions(address: string, executablePath: string): Promise<number> {
  return inBrowser({ executablePath }, async (browser) => {
    const times = (await interactionTimes(browser, address)).sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.98)] ?? NaN;
  });
}
