import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FaultError } from '../lib/faults';
import { readNotes, type NotesData } from '../lib/notes';
import { paypalEndpoints, paypalTables } from '../lib/paypal/tables';
import { readSite } from '../lib/site';
import { readPages, writeIfChanged } from './io/files';
import { readCommitDates } from './io/git-dates';
import { reportFaults } from './io/report';

/**
 * Reads and checks all notes and writes `.cache/notes.json`, which the build reads.
 *
 * @throws FaultError with every fault of the environment and of the notes.
 */
export async function prepare(options: {
  root: string;
  env: NodeJS.ProcessEnv;
  drafts: boolean;
}): Promise<NotesData> {
  const { site, faults: siteFaults } = readSite(options.env);
  const [files, dates] = await Promise.all([
    readPages(options.root),
    readCommitDates(options.root, 'pages'),
  ]);
  const { data, faults } = readNotes({
    files,
    site,
    dates,
    tables: paypalTables(),
    endpoints: paypalEndpoints(),
    drafts: options.drafts,
  });
  if (data === undefined || siteFaults.length > 0) {
    throw new FaultError([...siteFaults, ...faults]);
  }
  await writeIfChanged(
    path.join(options.root, '.cache/notes.json'),
    `${JSON.stringify(data, null, 1)}\n`,
  );
  return data;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const data = await prepare({
      root: process.cwd(),
      env: process.env,
      drafts: process.env.NODE_ENV !== 'production',
    });
    console.log(`노트 ${String(Object.keys(data.notes).length)}개를 읽었다.`);
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
