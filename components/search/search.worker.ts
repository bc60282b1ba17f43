import { createEngine, type SearchEngine } from '../../lib/search/rank/engine';
import { fileNames, type Manifest, type TierFile } from '../../lib/search/index/format';
import {
  FACETS_FILE,
  readFacets,
  trailOf,
  type Facets,
  type Failure,
  type FromWorker,
  type Question,
  type ToWorker,
} from '../../lib/search/rank/protocol';
import type { Answer } from '../../lib/search/rank/results';

/** A connection that says nothing for so long is taken as lost (ms). */
const TIMEOUT_MS = 15_000;

const folder = `${__SITE__.basePath}/_search/${__SEARCH_ID__}/`;

/** What stands between a question and its answers. */
class SearchFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

async function fetchOnce(name: string): Promise<string> {
  const response = await fetch(folder + name, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  // The declarations of Node and of the browser meet here and leave `any`.
  const text: string = await response.text();
  return text;
}

/** A file of the index, asked for once more if the first time fails. */
async function fetchFile(name: string): Promise<string> {
  try {
    return await fetchOnce(name);
  } catch {
    try {
      return await fetchOnce(name);
    } catch {
      throw new SearchFailure('download');
    }
  }
}

interface Search {
  readonly engine: SearchEngine;
  /** Title of each page by route. */
  readonly titles: ReadonlyMap<string, string>;
  readonly facets: Facets;
}

let search: Promise<Search> | undefined;
let running: Search | undefined;

async function start(): Promise<Search> {
  if (__SEARCH_ID__ === '') {
    throw new SearchFailure('no-data');
  }
  const tier = fetchFile(fileNames.tier);
  // Without facets there is only nothing to choose from.
  const facets = fetchFile(FACETS_FILE).catch(() => undefined);
  const [manifest, tierText, facetsText] = await Promise.all([
    fetchFile(fileNames.manifest),
    tier,
    facets,
  ]);
  const engine = createEngine({
    manifest: JSON.parse(manifest) as Manifest,
    fetchPart: (name) => (name === fileNames.tier ? tier : fetchFile(name)),
  });
  await engine.ready();
  const { routes, titles } = JSON.parse(tierText) as TierFile;
  return {
    engine,
    titles: new Map(routes.map((route, page) => [route, titles[page] ?? ''])),
    facets: readFacets(facetsText),
  };
}

function post(message: FromWorker): void {
  postMessage(message);
}

/** The search, started at the first call and again after a failure. */
async function ready(): Promise<Search> {
  search ??= start().then((started) => {
    running = started;
    post({ kind: 'ready', facets: started.facets });
    // The headings of a large site; a loss only means fewer first answers.
    void started.engine.loadHeadings().catch(() => undefined);
    return started;
  });
  try {
    return await search;
  } catch (error) {
    search = undefined;
    throw error;
  }
}

let newest = 0;

function reply({ titles }: Search, number: number, answer: Answer): void {
  if (number === newest) {
    const pages = answer.pages.map((page) => ({ ...page, trail: trailOf(page.route, titles) }));
    post({ kind: 'answer', number, answer: { ...answer, pages } });
  }
}

async function answer({ number, text, filters }: Question): Promise<void> {
  newest = number;
  const started = running ?? (await ready());
  if (number !== newest) {
    return;
  }
  const first = started.engine.titles({ text, filters });
  if (first !== undefined) {
    reply(started, number, first);
  }
  // Questions typed meanwhile come in before this one is looked up in full.
  await new Promise((resolve) => setTimeout(resolve));
  if (number === newest) {
    reply(started, number, await started.engine.full({ text, filters }));
  }
}

function fail(error: unknown): void {
  const failure = error instanceof SearchFailure ? error.failure : 'damaged';
  post({ kind: 'failed', failure });
}

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  (data.kind === 'ask' ? answer(data) : ready()).catch(fail);
};
