import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkContract, installed } from '../compile/contract';
import { isDraftPicture } from '../lib/note/drafts';
import { refuseFaults } from '../lib/faults/fault';
import { exampleQueries, JUDGED_QUERIES_FILE } from '../lib/site/judged-queries';
import { readSite } from '../lib/site/site';
import { checkExport } from './check-export';
import { drawSite } from './draw-site';
import { writeExportFiles, writeHeaders } from './export-files';
import { CODE } from './io/code';
import { listFiles, restoreFolder, swapFolder, writeIfChanged } from './io/files';
import { hashInputs } from './io/inputs-hash';
import { dropOtherPages } from './io/kept-pages';
import { withLock } from './io/lock';
import { runCommand } from './io/report';
import { readExport } from './io/read-export';
import { prepare } from './prepare';
import { writeSearchIndex } from './search-index';
import { dropOtherSharePictures, drawSharePictures, takeSharePictures } from './share-pictures';
import { writeTouchIcon } from './touch-icon';

/** Everything in the repository that the exported site depends on. */
export const INPUTS: readonly string[] = [
  ...CODE,
  ...['pages', 'public', 'redirects.json', 'snippets.lock.json'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** The code that reads exported pages. */
const READERS = ['lib', 'scripts/io', 'package-lock.json'];

interface BuildOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly force?: boolean;
}

/**
 * Builds the site aside, checks what was exported, and only then puts it in the place of `out/`: a
 * build that fails leaves the last good one as it was.
 *
 * @param options.force Build although nothing has changed.
 * @throws FaultError with every fault of the inputs, of the installed packages or of the exported pages.
 */
export async function build(options: BuildOptions): Promise<void> {
  await withLock(path.join(options.root, '.cache/build.lock'), () => buildAlone(options));
}

async function buildAlone(options: BuildOptions): Promise<void> {
  const { root, env, force = false } = options;
  await restoreFolder(path.join(root, 'out'));
  const { site, defaults, faults } = readSite(env);
  if (faults.length === 0) {
    for (const { variable, value } of defaults) {
      console.log(`${variable}: 기본값 ${JSON.stringify(value)}`);
    }
  }
  // Asked before anything is drawn: what is edited meanwhile is not the code that this build runs.
  const readers = await hashInputs(root, READERS);
  const { data, plan, project } = await prepare({ root, env, drafts: false });
  const judged = await readFile(path.join(root, JUDGED_QUERIES_FILE), 'utf8').catch(() => '');
  const examples = exampleQueries(judged);
  const hash = await hashInputs(root, INPUTS, [
    JSON.stringify(site),
    JSON.stringify(data),
    JSON.stringify(examples),
  ]);
  const stamp = path.join(root, '.cache/build-hash');
  const last = await readFile(stamp, 'utf8').catch(() => '');
  if (!force && last === hash && existsSync(path.join(root, 'out/index.html'))) {
    console.log('달라진 것이 없어 out/을 그대로 쓴다.');
    return;
  }
  checkContract(installed(root));
  const { drafts } = plan;
  const [{ folder: aside, pages }, pictures] = await Promise.all([
    drawSite({ root, data, force }),
    drawSharePictures(root, data),
  ]);
  takeSharePictures(root, pictures, aside);
  await writeTouchIcon(root, aside);
  for (const file of drafts.length > 0 ? await listFiles(aside, '.') : []) {
    if (drafts.some(({ route }) => isDraftPicture(file, route, plan.notes))) {
      await rm(path.join(aside, file));
    }
  }
  const notes = Object.values(data.notes);
  writeExportFiles({ folder: aside, plan, data, files: project.files });
  const readPages = path.join(root, '.cache/read-pages');
  if (force) {
    await rm(readPages, { force: true });
  }
  const exported = await readExport(aside, {
    file: readPages,
    code: readers,
    names: pages,
  });
  const { sections, folder: searchData } = await writeSearchIndex({ exported, notes, examples });
  await writeHeaders({
    folder: aside,
    inline: exported.inline,
    basePath: site.basePath,
    hashed: ['_next/static', searchData],
  });
  const exportFaults = await checkExport(exported, plan);
  refuseFaults(exportFaults);
  await swapFolder(aside, path.join(root, 'out'));
  await writeIfChanged(stamp, hash);
  await dropOtherPages(root, pages);
  await dropOtherSharePictures(root, pictures);
  console.log(`out/에 ${notes.length}페이지를 내보냈다. 검색은 ${sections}절을 찾는다.`);
  if (drafts.length > 0) {
    console.log(`초안 ${drafts.length}개는 뺐다.`);
  }
}

if (/\bbuild\.(?:ts|mjs)$/.test(process.argv[1] ?? '')) {
  await runCommand(() =>
    build({ root: process.cwd(), env: process.env, force: process.argv.includes('--force') }),
  );
}
