import { movedPages } from '../lib/addresses/redirects';
import { findExportFaults } from '../lib/export/export-faults';
import type { Fault } from '../lib/faults/fault';
import type { SitePlan } from '../lib/site/plan';
import { listFiles } from './io/files';
import type { ExportedFolder } from './io/read-export';

/** Finds everything that is wrong with an exported folder. */
export async function checkExport(
  { folder, pages }: ExportedFolder,
  { site, redirects }: SitePlan,
): Promise<Fault[]> {
  return findExportFaults({
    site,
    pages: new Map([...pages].map(([route, { html }]) => [route, html])),
    files: new Set(await listFiles(folder, '.')),
    moved: movedPages(redirects.entries),
  });
}
