import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findDrafts, findDraftTraces, type Draft } from '../lib/note/drafts';
import { findExportFaults } from '../lib/export/export-faults';
import { FaultError, type Fault } from '../lib/faults/fault';
import { displayNames } from '../lib/export/foreign-texts';
import { movedPages, readRedirects } from '../lib/addresses/redirects';
import { readSite, type Site } from '../lib/site/site';
import { listFiles, readPages } from './io/files';
import { readLedgerFiles } from './io/ledger';
import { readExport, type ExportedFolder } from './io/read-export';
import { reportFaults } from './io/report';

/** Files that a browser or a crawler reads as text. */
const TEXT = /\.(?:css|html|js|json|map|md|txt|xml)$/;

async function draftTraces(
  folder: string,
  files: readonly string[],
  drafts: readonly Draft[],
): Promise<Fault[]> {
  const texts = new Map<string, string>();
  for (const file of drafts.length > 0 ? files : []) {
    texts.set(file, TEXT.test(file) ? await readFile(path.join(folder, file), 'utf8') : '');
  }
  return findDraftTraces(drafts, texts);
}

/** Returns what is wrong with an exported folder. */
export async function checkExport(options: {
  exported: ExportedFolder;
  site: Site;
  /** Notes that must have left no trace. */
  drafts: readonly Draft[];
  /** Addresses whose pages only lead on to others. */
  redirects: ReadonlyMap<string, string>;
  /** Names of notes and sections. */
  names: ReadonlySet<string>;
}): Promise<Fault[]> {
  const { exported, site, drafts, redirects, names } = options;
  const { folder } = exported;
  const files = await listFiles(folder, '.');
  const faults = findExportFaults({
    site,
    pages: new Map([...exported.pages].map(([route, { html }]) => [route, html])),
    files: new Set(files),
    moved: movedPages(redirects),
    names: new Set([...names, site.title, site.author]),
    sitemap: await readFile(path.join(folder, 'sitemap.xml'), 'utf8').catch(() => ''),
  });
  return [...faults, ...(await draftTraces(folder, files, drafts))];
}

if (process.argv[1]?.endsWith('check-export.ts')) {
  try {
    const sources = await readPages('.');
    const drafts = findDrafts(sources);
    const names = displayNames(sources);
    const { entries: redirects } = readRedirects((await readLedgerFiles('.')).redirects);
    const { site } = readSite(process.env);
    const faults = await checkExport({
      exported: await readExport('out'),
      site,
      drafts,
      redirects,
      names,
    });
    if (faults.length > 0) {
      throw new FaultError(faults);
    }
    console.log('out/의 링크, 닻, 자산, id, 머리말, 글, 사이트맵에 잘못이 없다.');
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
