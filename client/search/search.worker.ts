import { createEngine, type SearchEngine } from 'ko-search/engine';
import {
  type Answer,
  type Facets,
  FACETS_FILE,
  type Failure,
  type FromWorker,
  MANIFEST_FILE,
  type Question,
  readFacets,
  readManifest,
  type SiteManifest,
  type ToWorker,
} from 'ko-search/results';
import { site } from '../../components/page/site';

/** A connection that says nothing for so long is taken as lost (ms). */
const TIMEOUT_MS = 15_000;

const folder = `${site.basePath}/_search/`;

/** What stands between a question and its answers. */
class SearchFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

async function fetchOnce(name: string, cache: RequestCache): Promise<string> {
  const response = await fetch(folder + name, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  // The declarations of Node and of the browser meet here and leave `any`.
  return (await response.text()) as string;
}

/** A file of the search data, asked for once more if the first time fails. */
function fetchFile(name: string, cache: RequestCache = 'default'): Promise<string> {
  return fetchOnce(name, cache)
    .catch(() => fetchOnce(name, cache))
    .catch(() => {
      throw new SearchFailure('download');
    });
}

async function fetchManifest(): Promise<SiteManifest> {
  try {
    return readManifest(await fetchFile(MANIFEST_FILE, 'no-cache'));
  } catch (error) {
    throw process.env.NODE_ENV === 'production' ? error : new SearchFailure('no-data');
  }
}

interface Search {
  readonly manifest: SiteManifest;
  readonly engine: SearchEngine;
  readonly facets: Facets;
}

let search: Promise<Search> | undefined;
let running: Search | undefined;

async function start(): Promise<Search> {
  const manifest = await fetchManifest();
  const fetchPart = (name: string): Promise<string> => fetchFile(`${manifest.folder}/${name}`);
  const engine = createEngine({ manifest, fetchPart });
  const [facets] = await Promise.all([
    // Without facets there is only nothing to choose from.
    fetchPart(FACETS_FILE).catch(() => undefined),
    engine.ready(),
  ]);
  return { manifest, engine, facets: readFacets(facets) };
}

function post(message: FromWorker): void {
  postMessage(message);
}

/** The search, started at the first call and again after a failure. */
async function ready(): Promise<Search> {
  search ??= start().then((started) => {
    running = started;
    post({ kind: 'ready', facets: started.facets });
    return started;
  });
  try {
    return await search;
  } catch (error) {
    search = undefined;
    throw error;
  }
}

/** Whether the site has been published again since a search was started, with other data. */
async function isOutdated({ manifest }: Search): Promise<boolean> {
  try {
    return (await fetchManifest()).folder !== manifest.folder;
  } catch {
    return false;
  }
}

let newest = 0;

function reply(number: number, answer: Answer): void {
  if (number === newest) {
    post({ kind: 'answer', number, answer });
  }
}

async function answer(question: Question): Promise<void> {
  const { number, text, filters } = question;
  newest = number;
  const started = running ?? (await ready());
  if (number !== newest) {
    return;
  }
  const first = started.engine.titles({ text, filters });
  if (first !== undefined) {
    reply(number, first);
  }
  // Questions typed meanwhile come in before this one is looked up in full.
  await new Promise((resolve) => setTimeout(resolve));
  if (number !== newest) {
    return;
  }
  const full = await started.engine.full({ text, filters });
  reply(number, full);
  if (full.incomplete && (await isOutdated(started))) {
    if (running === started) {
      search = undefined;
      running = undefined;
    }
    if (number === newest) {
      await answer(question);
    }
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  (data.kind === 'ask' ? answer(data) : ready()).catch((error: unknown) => {
    post({ kind: 'failed', failure: error instanceof SearchFailure ? error.failure : 'damaged' });
  });
};
