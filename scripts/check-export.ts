import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findExportFaults } from '../lib/export-faults';
import { FaultError, type Fault } from '../lib/faults';
import { readHtmlPage, type HtmlPage } from '../lib/html-page';
import type { Route } from '../lib/routes';
import { readSite, type Site } from '../lib/site';
import { listFiles } from './io/files';
import { reportFaults } from './io/report';

/** Reads every page of an exported folder and returns what is wrong with it. */
export async function checkExport(options: { folder: string; site: Site }): Promise<Fault[]> {
  const files = await listFiles(options.folder, '.');
  const pages = new Map<Route, HtmlPage>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` as Route;
    pages.set(route, readHtmlPage(await readFile(path.join(options.folder, file), 'utf8')));
  }
  return findExportFaults({ site: options.site, pages, files: new Set(files) });
}

if (process.argv[1]?.endsWith('check-export.ts')) {
  try {
    const faults = await checkExport({ folder: 'out', site: readSite(process.env).site });
    if (faults.length > 0) {
      throw new FaultError(faults);
    }
    console.log('out/의 링크, 닻, 자산, id, 머리말에 잘못이 없다.');
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
