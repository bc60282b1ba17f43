import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { BuiltIndex } from '../../lib/search/index/build-index';
import {
  FACETS_FILE,
  MANIFEST_FILE,
  type FromWorker,
  type SiteManifest,
  type ToWorker,
} from '../../lib/search/rank/protocol';
import { serveStatic } from '../io/static-server';

/** What typing in the site's own search costs in Chromium. */
export interface TypingFigures {
  /** In the worker, from the question to the whole answer, in milliseconds, when its files are there. */
  readonly times: readonly number[];
  /** The same when some of its files had to be fetched first. */
  readonly fetchTimes: readonly number[];
  /** Tasks of the page's own thread over 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
  /** What the worker is and has fetched until the first results, gzip -9. */
  readonly firstBytes: number;
  /** Script of the box, which is drawn before that, gzip -9. */
  readonly boxBytes: number;
}

/** What the page notes down for us. */
interface PageNotes {
  readonly longTasks: number[];
  answered: (() => void) | undefined;
}

/** What the worker notes down for us. */
interface WorkerNotes {
  asked: number;
  hasFetched: boolean;
  readonly times: number[];
  readonly fetchTimes: number[];
}

declare global {
  var pageNotes: PageNotes | undefined;
  var workerNotes: WorkerNotes | undefined;
}

/** Runs in the page before its own scripts: notes long tasks, and when the worker has answered. */
function watchPage(): void {
  const notes: PageNotes = { longTasks: [], answered: undefined };
  globalThis.pageNotes = notes;
  new PerformanceObserver((list) => {
    notes.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'answer' && data.answer.stage === 'full') {
          notes.answered?.();
        }
      });
    }
  };
}

/** Runs in the worker: notes how long it takes from a question to the whole answer. */
function watchWorker(): void {
  const notes: WorkerNotes = { asked: 0, hasFetched: false, times: [], fetchTimes: [] };
  globalThis.workerNotes = notes;
  const answer = globalThis.onmessage as (event: MessageEvent<ToWorker>) => void;
  globalThis.onmessage = (event: MessageEvent<ToWorker>): void => {
    if (event.data.kind === 'ask') {
      notes.asked = performance.now();
      notes.hasFetched = false;
    }
    answer(event);
  };
  const nativeFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (...request) => {
    notes.hasFetched = true;
    return nativeFetch(...request);
  };
  const post = globalThis.postMessage.bind(globalThis) as (message: unknown) => void;
  globalThis.postMessage = (message: FromWorker) => {
    if (message.kind === 'answer' && message.answer.stage === 'full') {
      const time = performance.now() - notes.asked;
      (notes.hasFetched ? notes.fetchTimes : notes.times).push(time);
    }
    post(message);
  };
}

/** Runs in the page: types the texts one after the other, each when the one before is answered. */
async function typeTexts(texts: readonly string[]): Promise<void> {
  const box = document.querySelector<HTMLInputElement>('.search-input');
  const notes = globalThis.pageNotes;
  if (notes === undefined || box === null) {
    throw new Error('검색 상자가 없다');
  }
  // Emptied first: the same text again would be no new question.
  for (const text of ['', ...texts]) {
    const answered = new Promise<void>((resolve) => {
      notes.answered = resolve;
    });
    box.value = text;
    box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    if (text !== '') {
      await answered;
    }
    // The list is drawn before the next key, as between two keys of a reader.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        setTimeout(resolve);
      });
    });
  }
}

/** The built site with the search data of other notes. */
async function makeSite(built: BuiltIndex): Promise<string> {
  const site = path.resolve('.cache/bench-search/site');
  await rm(site, { recursive: true, force: true });
  await cp('out', site, { recursive: true });
  const data = path.join(site, '_search');
  const folder = path.join(data, 'bench');
  await rm(data, { recursive: true });
  await mkdir(folder, { recursive: true });
  const manifest: SiteManifest = { ...built.manifest, folder: 'bench' };
  await writeFile(path.join(data, MANIFEST_FILE), JSON.stringify(manifest));
  for (const [name, text] of built.files) {
    await writeFile(path.join(folder, name), text);
  }
  await writeFile(path.join(folder, FACETS_FILE), '{"sections":[],"languages":[]}');
  return site;
}

/** Size of a file after gzip -9. */
function gzipSize(data: Uint8Array): number {
  return gzipSync(data, { level: 9 }).length;
}

/** The first syllable of many words, and so of many shards. */
const firstText = '구';

/** Types all texts in the search of the built site over an index of other notes, and all again. */
export async function typeInChromium(
  browser: Browser,
  built: BuiltIndex,
  texts: readonly string[],
): Promise<TypingFigures> {
  const folder = await makeSite(built);
  const { server, port } = await serveStatic({ folder, port: 4181, basePath: '' });
  const page = await browser.newPage();
  try {
    await page.addInitScript(watchPage);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
    // The scripts of the page itself wait for a reader; they are not the search's.
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page
      .locator('.theme-switch [aria-pressed="true"]')
      .first()
      .waitFor({ state: 'attached' });
    await page.evaluate(() => globalThis.pageNotes?.longTasks.splice(0));
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      // Snippets follow the list, headings of a large site come when nothing else is to do.
      if (!/\/(?:p[0-9a-z]+|headings)\.json$/.test(response.url())) {
        sizes.push(response.body().then(gzipSize, () => 0));
      }
    });
    const starting = page.waitForEvent('worker');
    await page.keyboard.press('/');
    const worker = await starting;
    await worker.evaluate(watchWorker);
    await page.evaluate(typeTexts, [firstText]);
    // The box comes first and starts the worker.
    const [boxBytes = 0, ...others] = await Promise.all(sizes);
    const firstBytes = others.reduce((sum, size) => sum + size, 0);
    // Twice: what is looked up again at once comes from memory.
    await page.evaluate(typeTexts, [...texts, ...texts]);
    const { times, fetchTimes } = await worker.evaluate(
      () => globalThis.workerNotes ?? { times: [], fetchTimes: [] },
    );
    const longTasks = await page.evaluate(() => globalThis.pageNotes?.longTasks ?? []);
    return { times, fetchTimes, longTasks, firstBytes, boxBytes };
  } finally {
    await page.close();
    server.close();
  }
}
