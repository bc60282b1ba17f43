import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { benchPackage } from '../io/bench-package';

/** What Lighthouse says of a page on a simulated phone: times in milliseconds. */
export interface PhoneFigures {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function figuresOf({ lhr }: LighthouseResult): PhoneFigures {
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    score: lhr.categories.performance.score,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Median of three Lighthouse runs (mobile, its own throttling) for each address. */
export async function measurePhone(
  addresses: readonly string[],
  executablePath: string,
): Promise<PhoneFigures[]> {
  const folder = await benchPackage('lighthouse');
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${DEBUG_PORT}`],
  });
  const figures: PhoneFigures[] = [];
  try {
    for (const address of addresses) {
      const runs: PhoneFigures[] = [];
      for (let run = 0; run < RUNS; run++) {
        const flags = { port: DEBUG_PORT, onlyCategories: ['performance'], logLevel: 'error' };
        runs.push(figuresOf(await lighthouse(address, flags)));
      }
      const of = (key: keyof PhoneFigures): number => median(runs.map((run) => run[key]));
      figures.push({
        score: of('score'),
        firstPaint: of('firstPaint'),
        largestPaint: of('largestPaint'),
        blocking: of('blocking'),
        shift: of('shift'),
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}

const SLOWDOWN = 4;
const CLICKS = 9;
/** A reader's hand takes about this long from pointing to pressing, in milliseconds. */
const HAND_MS = 300;

/** Clicks a link of the sidebar and waits until its note is painted; milliseconds, at 4× CPU slowdown. */
async function clickTimes(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // The compiler of this script names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
export async function measureClicks(address: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath });
  try {
    return median(await clickTimes(browser, address));
  } finally {
    await browser.close();
  }
}

const DEEP_LINKS = 5;
/** How long a heading must have stood still to have arrived, in milliseconds. */
const STILL_MS = 3000;

/** Opens a page at a heading on a slow phone; seconds until the heading stands below the bar and stays. */
async function arrivalTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  // The compiler of this script names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
export async function measureDeepLink(address: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath });
  try {
    const times: number[] = [];
    for (let run = 0; run < DEEP_LINKS; run++) {
      times.push(await arrivalTime(browser, address));
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

const ROUNDS = 25;

/**
 * Presses what a long note offers, eight presses and keys a round, at 4× CPU slowdown; milliseconds until
 * the frame after each. The browser tells of those that take longer than one frame; the others count as one.
 */
async function interactionTimes(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // The compiler of this script names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
export async function measureInteractions(
  address: string,
  executablePath: string,
): Promise<number> {
  const browser = await chromium.launch({ executablePath });
  try {
    const times = (await interactionTimes(browser, address)).sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.98)] ?? NaN;
  } finally {
    await browser.close();
  }
}
