import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { BuiltIndex } from '../../lib/search/build-index';
import { FACETS_FILE, type FromWorker, type ToWorker } from '../../lib/search/protocol';
import { serveStatic } from '../io/static-server';
import { gzipSize } from './rival';

/** What typing in the site's own search costs in Chromium. */
export interface TypingFigures {
  /** In the worker, from the question to the whole answer, in milliseconds, when its files are there. */
  readonly times: readonly number[];
  /** The same while they are fetched. */
  readonly firstTimes: readonly number[];
  /** Tasks of the page's own thread over 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
  /** What was downloaded from the opening of the search to the first results, gzip -9. */
  readonly firstBytes: number;
}

/** What the page notes down for us. */
interface PageNotes {
  readonly longTasks: number[];
  answered: (() => void) | undefined;
}

/** What the worker notes down for us. */
interface WorkerNotes {
  asked: number;
  readonly times: number[];
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
  const notes: WorkerNotes = { asked: 0, times: [] };
  globalThis.workerNotes = notes;
  addEventListener(
    'message',
    ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind === 'ask') {
        notes.asked = performance.now();
      }
    },
    { capture: true },
  );
  const post = globalThis.postMessage.bind(globalThis) as (message: unknown) => void;
  globalThis.postMessage = (message: FromWorker) => {
    if (message.kind === 'answer' && message.answer.stage === 'full') {
      notes.times.push(performance.now() - notes.asked);
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
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The built site with the search data of other notes. */
async function makeSite(built: BuiltIndex): Promise<string> {
  const site = path.resolve('.cache/bench-search/site');
  await rm(site, { recursive: true, force: true });
  await cp('out', site, { recursive: true });
  const [id] = await readdir(path.join(site, '_search'));
  const folder = path.join(site, '_search', id ?? '');
  await rm(folder, { recursive: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of built.files) {
    await writeFile(path.join(folder, name), text);
  }
  await writeFile(path.join(folder, FACETS_FILE), '{"sections":[],"languages":[]}');
  return site;
}

/** The first syllable of many words, and so of many shards. */
const firstText = '구';

/** Types in the search of the built site over an index of other notes; twice, cold and warm. */
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
    const firstBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const round = async (): Promise<number[]> => {
      await page.evaluate(typeTexts, texts);
      return worker.evaluate(() => globalThis.workerNotes?.times.splice(0) ?? []);
    };
    const firstTimes = await round();
    const times = await round();
    const longTasks = await page.evaluate(() => globalThis.pageNotes?.longTasks ?? []);
    return { times, firstTimes, longTasks, firstBytes };
  } finally {
    await page.close();
    server.close();
  }
}
