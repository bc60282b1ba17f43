import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findAddressFaults, readLedger } from '../lib/addresses/ledger';
import { FaultError } from '../lib/faults/fault';
import { readNotes, readNoteTree, type NotesData } from '../lib/site/notes';
import { paypalEndpoints, paypalTables } from '../content/paypal/tables';
import { headingAliases, movedPages, readRedirects } from '../lib/addresses/redirects';
import { readSite } from '../lib/site/site';
import { readPages, writeIfChanged } from './io/files';
import { readCommitDates } from './io/git-dates';
import { readLedgerFiles } from './io/ledger';
import { readPictureSizes } from './io/pictures';
import { reportFaults } from './io/report';
import { readSnippetResults } from './io/snippets/badges';

/**
 * Reads and checks all notes and writes `.cache/notes.json`, which the build reads. Outside of
 * development drafts are left out, and no address ever published may be missing.
 *
 * @throws FaultError with every fault of the environment and of the notes.
 */
export async function prepare(options: {
  root: string;
  env: NodeJS.ProcessEnv;
  drafts: boolean;
}): Promise<NotesData> {
  const { site, faults: siteFaults } = readSite(options.env);
  const [files, dates, texts, results, pictures] = await Promise.all([
    readPages(options.root),
    readCommitDates(options.root, 'pages'),
    readLedgerFiles(options.root),
    readSnippetResults(options.root),
    readPictureSizes(options.root),
  ]);
  const redirects = readRedirects(texts.redirects);
  const moved = movedPages(redirects.entries);
  const { data, faults } = readNotes({
    files,
    site,
    dates,
    tables: paypalTables(),
    endpoints: paypalEndpoints(),
    drafts: options.drafts,
    moved,
    verified: results.verified,
    aliases: headingAliases(redirects.entries),
  });
  // While a note is being written its headings may change; what is published may not.
  const tree = readNoteTree({ files, drafts: options.drafts, moved });
  const addressFaults = options.drafts
    ? redirects.faults
    : findAddressFaults(tree, readLedger(texts.addresses), redirects);
  if (data === undefined || siteFaults.length + addressFaults.length > 0) {
    throw new FaultError([...siteFaults, ...faults, ...addressFaults]);
  }
  const complete: NotesData = { ...data, badges: results.badges, pictures };
  await writeIfChanged(
    path.join(options.root, '.cache/notes.json'),
    `${JSON.stringify(complete, null, 1)}\n`,
  );
  return complete;
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
