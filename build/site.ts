import { watch } from 'chokidar';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { refuseFaults } from '../lib/faults/fault';
import { isDraftPicture } from '../lib/note/drafts';
import { MANIFEST_FILE } from 'ko-search/results';
import { exampleQueries, JUDGED_QUERIES_FILE } from '../lib/site/judged-queries';
import type { NotesData } from '../lib/site/notes';
import { readSite, type Site } from '../lib/site/site';
import { pagesOf } from '../lib/tree/page-map';
import { PAGES_FILE } from '../lib/vocabulary/export-names';
import { checkExport } from './check-export';
import { writeExportFiles, writeHeaders } from './export-files';
import { listFiles, restoreFolder, swapFolder, writeIfChanged, writeWhole } from './io/files';
import { readExport } from './io/read-export';
import { formatError, reportFaults } from './io/report';
import { hashText } from 'md-run/blocks';
import { prepare } from './prepare';
import { writeSearchIndex } from './search-index';
import {
  drawSharePictures,
  dropOtherSharePictures,
  takeSharePictures,
  type SharePictures,
} from './share-pictures';
import { bundleClient, CLIENT_ADDRESS, CLIENT_FOLDER } from './client';
import { compileNotes, identifyCompiler } from './compile-notes';
import { writeTouchIcon } from './touch-icon';
import { PREPARED, type Prepared } from './draw/drawn-notes';

type Reading = Awaited<ReturnType<typeof prepare>>;

/** Export folder that `next.config.mjs` names; the checks decide whether it becomes `out/`. */
const ASIDE = '.cache/out';

/** Time without a change before the development server reads the notes again (ms). */
const SETTLE_MS = 150;

/** State between {@link prepareBuild} and {@link finishBuild}, which run in one process. */
let begun: { readonly reading: Reading; readonly pictures: Promise<SharePictures> } | undefined;

/** Throws an error whose stack is its text: Next.js prints the stack, which would bury the faults. */
function throwPlain(error: unknown): never {
  const plain = new Error(formatError(error));
  plain.stack = `\n${plain.message}\n`;
  throw plain;
}

/** Titles of all pages except the error page, by address. */
function titlesOf({ pageMap }: NotesData): Record<string, string> {
  return Object.fromEntries(pagesOf(pageMap).map(({ route, title }) => [route, title]));
}

function handToPages(root: string, prepared: Prepared): void {
  writeIfChanged(path.join(root, PREPARED), JSON.stringify(prepared));
}

/**
 * Runs before `next build`: reads, checks and compiles the notes, and bundles the scripts of the pages.
 *
 * @returns the owner's facts
 * @throws with all faults as text; the last `out/` stays
 */
export async function prepareBuild(root: string): Promise<Site> {
  try {
    await restoreFolder(path.join(root, 'out'));
    // Next.js fails on a half-written record of a killed build.
    await rm(path.join(root, '.next/diagnostics'), { recursive: true, force: true });
    const { site, defaults, faults } = readSite(process.env);
    for (const { variable, value } of faults.length === 0 ? defaults : []) {
      console.log(`${variable}: 기본값 ${JSON.stringify(value)}`);
    }
    const reading = await prepare(root, { drafts: false });
    const { data } = reading;
    await identifyCompiler(root, site);
    const pictures = drawSharePictures(root, data);
    // Awaited after the export; without a handler until then, a failure would end the process.
    pictures.catch(() => undefined);
    begun = { reading, pictures };
    const files = await compileNotes(data);
    const client = await bundleClient(root, site);
    handToPages(root, { pageMap: data.pageMap, files, client });
    return site;
  } catch (error) {
    return throwPlain(error);
  }
}

/**
 * Runs after the export: writes the files beside the pages and checks everything. `out/` is replaced only if no
 * fault was found.
 *
 * @throws with all faults as text; the last `out/` stays
 */
export function finishBuild(root: string): Promise<void> {
  return finish(root).catch(throwPlain);
}

async function finish(root: string): Promise<void> {
  if (begun === undefined) {
    throw new Error('finishBuild() without prepareBuild()');
  }
  const { data, plan, project } = begun.reading;
  const aside = path.join(root, ASIDE);
  await dropRuntime(aside);
  await cp(path.join(root, CLIENT_FOLDER), path.join(aside, CLIENT_ADDRESS), { recursive: true });
  writeWhole(path.join(aside, PAGES_FILE), JSON.stringify(titlesOf(data)));
  const { drafts } = plan;
  for (const file of drafts.length > 0 ? await listFiles(aside, '.') : []) {
    if (drafts.some(({ route }) => isDraftPicture(file, route, plan.notes))) {
      await rm(path.join(aside, file));
    }
  }
  writeExportFiles({ folder: aside, plan, data, files: project.files });
  const notes = Object.values(data.notes);
  const { searchSettings } = await import('../theme.config');
  const exported = await readExport(aside);
  const judged = await readFile(path.join(root, JUDGED_QUERIES_FILE), 'utf8').catch(() => '');
  const { sections, folder: searchData } = await writeSearchIndex({
    exported,
    notes,
    examples: exampleQueries(judged),
    ...searchSettings,
  });
  const pictures = await begun.pictures;
  takeSharePictures(root, pictures, aside);
  await writeTouchIcon(root, aside);
  writeHeaders({
    folder: aside,
    inline: exported.inline,
    basePath: data.site.basePath,
    hashed: ['_next/static', CLIENT_ADDRESS, searchData],
  });
  refuseFaults(await checkExport(exported, plan));
  await swapFolder(aside, path.join(root, 'out'));
  await dropOtherSharePictures(root, pictures);
  console.log(`out/에 ${notes.length}페이지를 내보냈다. 검색은 ${sections}절을 찾는다.`);
  if (drafts.length > 0) {
    console.log(`초안 ${drafts.length}개는 뺐다.`);
  }
}

/** Removes the browser scripts of Next.js: the pages name only its style sheets and fonts. */
async function dropRuntime(aside: string): Promise<void> {
  const next = path.join(aside, '_next');
  const files = path.join(next, 'static');
  // The data of the pages, and the list of scripts, in folders named by the build.
  for (const folder of (await readdir(next)).filter((name) => name !== 'static')) {
    await rm(path.join(next, folder), { recursive: true });
    await rm(path.join(files, folder), { recursive: true, force: true });
  }
  for (const file of await listFiles(files, '.')) {
    if (/\.(?:js|json|map|txt)$/.test(file)) {
      await rm(path.join(files, file));
    }
  }
}

/**
 * Runs before `next dev`: prepares the site with its drafts, again after every change of a note or a picture.
 * Faults are printed, and the pages stay as they last were without faults.
 *
 * @returns the owner's facts
 */
export async function openDevelopment(root: string): Promise<Site> {
  const { site } = readSite(process.env);
  await identifyCompiler(root, site);
  const { markRoot, placeMenu } = await bundleClient(root, site);
  const again = async (): Promise<void> => {
    const { data, project } = await prepare(root, { drafts: true });
    const files = await compileNotes(data);
    // The development server bundles the main script itself.
    const client = { main: '', markRoot, placeMenu };
    handToPages(root, { pageMap: data.pageMap, files, client });
    const stamp = hashText(JSON.stringify([project.files, data]));
    writeIfChanged(path.join(root, '.cache/stamp.json'), JSON.stringify(stamp));
  };
  const watcher = watch(['pages', 'public'], { cwd: root, ignoreInitial: true });
  // Before the first reading, so that no change is missed after it.
  await once(watcher, 'ready');
  let last = again().catch(throwPlain);
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // In sequence: a slow run must not overwrite the result of a later one.
      last = last
        .then(again)
        .catch(reportFaults)
        .then(() => undefined);
    }, SETTLE_MS);
  });
  await last;
  await takeSearchData(root);
  return site;
}

/** Serves the search data of the last build from `public/`, so that the development server can search. */
async function takeSearchData(root: string): Promise<void> {
  const data = path.join(root, 'out/_search');
  const served = path.join(root, 'public/_search');
  await rm(served, { recursive: true, force: true });
  if (existsSync(path.join(data, MANIFEST_FILE))) {
    await mkdir(path.dirname(served), { recursive: true });
    await cp(data, served, { recursive: true });
  } else {
    console.log('검색 자료가 없다. npm run build를 한 번 실행하면 개발 서버에서도 검색할 수 있다.');
  }
}
