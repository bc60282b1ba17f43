import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findDraftTraces } from '../lib/note/drafts';
import { findExportFaults } from '../lib/export/export-faults';
import { FaultError, type Fault } from '../lib/faults/fault';
import { displayNames } from '../lib/export/foreign-texts';
import { movedPages } from '../lib/addresses/redirects';
import { tagNames } from '../lib/vocabulary/tags';
import { planSite, type SitePlan } from '../lib/site/plan';
import { listFiles } from './io/files';
import { readProject } from './io/project';
import { readExport, type ExportedFolder } from './io/read-export';
import { reportFaults } from './io/report';

/** Files that a browser or a crawler reads as text. */
const TEXT = /\.(?:css|html|js|json|map|md|txt|xml)$/;

async function draftTraces(
  folder: string,
  files: readonly string[],
  { drafts, notes }: SitePlan,
): Promise<Fault[]> {
  const texts = new Map<string, string>();
  for (const file of drafts.length > 0 ? files : []) {
    texts.set(file, TEXT.test(file) ? await readFile(path.join(folder, file), 'utf8') : '');
  }
  return findDraftTraces(drafts, notes, texts);
}

/** Returns what is wrong with an exported folder. */
export async function checkExport(
  { folder, pages }: ExportedFolder,
  plan: SitePlan,
): Promise<Fault[]> {
  const { site } = plan;
  const files = await listFiles(folder, '.');
  const faults = findExportFaults({
    site,
    pages: new Map([...pages].map(([route, { html }]) => [route, html])),
    files: new Set(files),
    moved: movedPages(plan.redirects.entries),
    names: new Set([...displayNames(plan), ...Object.values(tagNames), site.title, site.author]),
    sitemap: await readFile(path.join(folder, 'sitemap.xml'), 'utf8').catch(() => ''),
  });
  return [...faults, ...(await draftTraces(folder, files, plan))];
}

if (process.argv[1]?.endsWith('check-export.ts')) {
  try {
    const plan = planSite(await readProject('.'), { drafts: false });
    const faults = await checkExport(await readExport('out'), plan);
    if (faults.length > 0) {
      throw new FaultError(faults);
    }
    console.log('out/의 링크, 닻, 자산, id, 머리말, 글, 사이트맵에 잘못이 없다.');
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
