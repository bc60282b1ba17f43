import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { refuseFaults } from '../lib/faults/fault';
import { isDraftPicture } from '../lib/note/drafts';
import { MANIFEST_FILE } from 'ko-search/results';
import { exampleQueries, JUDGED_QUERIES_FILE } from '../lib/site/judged-queries';
import type { NotesData } from '../lib/site/notes';
import { readSite, type Site } from '../lib/site/site';
import { compactPageMap, listPages } from '../lib/tree/compact-page-map';
import { PAGES_FILE } from '../lib/vocabulary/export-names';
import { atNotes } from '../lib/export/note-places';
import { checkExport } from './check-export';
import { writeExportFiles, writeHeaders } from './export-files';
import { listFiles, restoreFolder, swapFolder, writeIfChanged, writeWhole } from './io/files';
import { readExport } from './io/read-export';
import { formatError, reportFaults } from './io/report';
import { hashText } from 'md-run/blocks';
import { watchTree } from './io/watch-tree';
import { prepare } from './prepare';
import { writeSearchIndex } from './search-index';
import {
  drawSharePictures,
  dropOtherSharePictures,
  takeSharePictures,
  type SharePictures,
} from './share-pictures';
import { bundleClient, CLIENT_ADDRESS, CLIENT_FOLDER } from './client';
import { compileNotes, useCompiler } from './compile-notes';
import { writeTouchIcon } from './touch-icon';
import { PREPARED, type ClientFiles, type Prepared } from './draw/drawn-notes';

type Reading = Awaited<ReturnType<typeof prepare>>;

/** Where `next.config.mjs` lets a build export to. */
const ASIDE = '.cache/out';

/** How long the notes must rest before the development server reads them again (ms). */
const SETTLE_MS = 150;

/** What a build has begun and finishes after the export, in the same process. */
let begun: { readonly reading: Reading; readonly pictures: Promise<SharePictures> } | undefined;

/**
 * An error for Next.js, which prints the stack and the properties of what it is thrown: of the faults it shall
 * print the text alone.
 */
function plainError(error: unknown): Error {
  const plain = new Error(formatError(error));
  plain.stack = `\n${plain.message}\n`;
  return plain;
}

/** The titles of all pages that readers may be led to, by their addresses. */
function titlesOf({ pageMap }: NotesData): Record<string, string> {
  return Object.fromEntries(
    listPages(compactPageMap(pageMap)).map(({ route, title }) => [route, title]),
  );
}

async function handToPages(root: string, { data }: Reading, client: ClientFiles): Promise<void> {
  const prepared: Prepared = {
    pageMap: compactPageMap(data.pageMap),
    files: await compileNotes(data),
    client,
  };
  await writeIfChanged(path.join(root, PREPARED), JSON.stringify(prepared));
}

/**
 * Before `next build`: reads, checks and compiles the notes, and bundles the scripts of the pages.
 *
 * @returns The owner's facts.
 * @throws with all faults as its text; the last `out/` stays.
 */
export async function prepareBuild(root: string): Promise<Site> {
  try {
    await restoreFolder(path.join(root, 'out'));
    // Next.js stops at a record that a killed build has written half.
    await rm(path.join(root, '.next/diagnostics'), { recursive: true, force: true });
    const { site, defaults, faults } = readSite(process.env);
    for (const { variable, value } of faults.length === 0 ? defaults : []) {
      console.log(`${variable}: 기본값 ${JSON.stringify(value)}`);
    }
    const reading = await prepare({ root, env: process.env, drafts: false });
    await useCompiler(root, site);
    const pictures = drawSharePictures(root, reading.data);
    // Awaited after the export; until then its failure is nobody's.
    pictures.catch(() => undefined);
    begun = { reading, pictures };
    await handToPages(root, reading, await bundleClient(root, site));
    return site;
  } catch (error) {
    throw plainError(error);
  }
}

/**
 * After the export: writes what stands beside the pages, checks all, and only then puts it in the place of
 * `out/`.
 *
 * @throws with all faults as its text; the last `out/` stays.
 */
export async function finishBuild(root: string): Promise<void> {
  try {
    await finish(root);
  } catch (error) {
    throw plainError(error);
  }
}

async function finish(root: string): Promise<void> {
  if (begun === undefined) {
    throw new Error('finishBuild() without prepareBuild()');
  }
  const { data, plan, project } = begun.reading;
  const aside = path.join(root, ASIDE);
  await dropRuntime(aside);
  await cp(path.join(root, CLIENT_FOLDER), path.join(aside, CLIENT_ADDRESS), { recursive: true });
  await writeWhole(path.join(aside, PAGES_FILE), JSON.stringify(titlesOf(data)));
  const { drafts } = plan;
  for (const file of drafts.length > 0 ? await listFiles(aside, '.') : []) {
    if (drafts.some(({ route }) => isDraftPicture(file, route, plan.notes))) {
      await rm(path.join(aside, file));
    }
  }
  writeExportFiles({ folder: aside, plan, data, files: project.files });
  const notes = Object.values(data.notes);
  const { searchSettings } = await import('../theme.config');
  const exported = await readExport(aside, searchSettings);
  const judged = await readFile(path.join(root, JUDGED_QUERIES_FILE), 'utf8').catch(() => '');
  const { sections, folder: searchData } = await writeSearchIndex({
    exported,
    notes,
    examples: exampleQueries(judged),
  });
  const pictures = await begun.pictures;
  takeSharePictures(root, pictures, aside);
  await writeTouchIcon(root, aside);
  await writeHeaders({
    folder: aside,
    inline: exported.inline,
    basePath: data.site.basePath,
    hashed: ['_next/static', CLIENT_ADDRESS, searchData],
  });
  refuseFaults(atNotes(await checkExport(exported, plan), plan.notes, project.files));
  await swapFolder(aside, path.join(root, 'out'));
  await dropOtherSharePictures(root, pictures);
  console.log(`out/에 ${notes.length}페이지를 내보냈다. 검색은 ${sections}절을 찾는다.`);
  if (drafts.length > 0) {
    console.log(`초안 ${drafts.length}개는 뺐다.`);
  }
}

/** Removes what Next.js has bundled for browsers: no page names any of it but style sheets and fonts. */
async function dropRuntime(aside: string): Promise<void> {
  for (const file of await listFiles(aside, '_next')) {
    if (/\.(?:js|json|map|txt)$/.test(file)) {
      await rm(path.join(aside, file));
    }
  }
}

/**
 * Before `next dev`: prepares the site with its drafts, and again whenever a note or a picture changes. Faults
 * are told, and the pages stay as they were last good.
 *
 * @returns The owner's facts.
 */
export async function openDevelopment(root: string): Promise<Site> {
  const { site } = readSite(process.env);
  await useCompiler(root, site);
  const { markRoot, placeMenu } = await bundleClient(root, site);
  const again = async (): Promise<void> => {
    const reading = await prepare({ root, env: process.env, drafts: true });
    // The server bundles the script of the pages itself.
    await handToPages(root, reading, { main: '', markRoot, placeMenu });
    const stamp = hashText(JSON.stringify([reading.project.files, reading.data]));
    await writeIfChanged(path.join(root, '.cache/stamp.json'), JSON.stringify(stamp));
  };
  let last = again().catch((error: unknown) => {
    throw plainError(error);
  });
  await last;
  watchTree(
    ['pages', 'public'].map((folder) => path.join(root, folder)),
    SETTLE_MS,
    () => {
      // One after the other: what was read last must be written last.
      last = last
        .then(again)
        .catch(reportFaults)
        .then(() => undefined);
    },
  );
  await takeSearchData(root);
  return site;
}

/** The search of the development server answers from the last build, whose data it serves out of `public/`. */
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
