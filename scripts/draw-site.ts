import path from 'node:path';
import { dropGone } from '../compile/compiled-note';
import { refuse } from '../lib/faults/fault';
import type { NotesData } from '../lib/site/notes';
import { bundleCompiler, COMPILER } from './io/compiler';
import { writeWhole } from './io/files';
import { keepPages, missingPages, namePages, takePages, type PageFiles } from './io/kept-pages';
import { run, type RunResult } from './io/run';
import { dropUnfinished, isBundled, markBundled, nameSiteCode } from './io/site-code';
import { STAGE, stageSite } from './io/stage';

/** Where Next.js leaves the export, in its own folder. */
const ASIDE = 'out';

/** Where Next.js reads which pages to draw, in its own folder. */
const DRAWN = 'drawn.json';

/** Next.js draws one of its own where nobody asks for ours. */
const ERROR_PAGE = '/404';

function expectSuccess(name: string, { code, output }: RunResult): void {
  if (code !== 0) {
    refuse({
      file: name,
      found: `종료 코드 ${code}\n${output.trim()}`,
      expected: '오류 없는 빌드',
      fix: '위의 첫 오류부터 고친다.',
    });
  }
}

/**
 * Compiles the notes, bundles the code of the site and draws the pages, each only where something has
 * changed that goes into it; all else is taken from the builds before.
 *
 * @param options.force Bundle and draw everything.
 * @returns The folder with the export, and the files that its pages are kept in.
 * @throws FaultError when a note cannot be compiled, the code not be bundled or a page not be drawn.
 */
export async function drawSite(options: {
  root: string;
  data: NotesData;
  force: boolean;
}): Promise<{ folder: string; pages: PageFiles }> {
  const { root, data, force } = options;
  // The compiler of the notes asks for it, here as in the processes that are started below.
  Object.assign(process.env, { NODE_ENV: 'production' });
  await bundleCompiler(root);
  const stage = await stageSite({ root, data, stamp: '' });
  const folder = path.join(stage, ASIDE);
  const drawn = path.join(stage, DRAWN);
  const siteCode = await nameSiteCode(root, data.site);
  const node = (...args: string[]): Promise<RunResult> =>
    run(process.execPath, args, {
      cwd: root,
      env: {
        DRAWN_ROUTES: drawn,
        NEXT_DIST_DIR: ASIDE,
        NEXT_TELEMETRY_DISABLED: '1',
        SITE_CODE: siteCode,
        // Next.js makes a new key for server actions in every build and drops webpack's cache with
        // the old one; this site has no server actions.
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      },
    });
  const nameRoutes = (routes: readonly string[]): Promise<void> =>
    writeWhole(drawn, JSON.stringify([...routes, ERROR_PAGE]));

  await nameRoutes([]);
  if (force || !(await isBundled(root, siteCode))) {
    await dropUnfinished(root);
    const [notesRun, nextRun] = await Promise.all([
      node(`${COMPILER}/compile-notes.mjs`),
      node('node_modules/next/dist/bin/next', 'build', '--webpack', stage),
    ]);
    expectSuccess('compile', notesRun);
    expectSuccess('next build', nextRun);
    if ((await nameSiteCode(root, data.site)) !== siteCode) {
      refuse({
        file: STAGE,
        found: '빌드하는 동안 바뀐 코드나 설정',
        expected: '처음부터 끝까지 같은 코드',
        fix: '다시 빌드한다.',
      });
    }
    await markBundled(root, siteCode);
  }

  dropGone();
  const notes = Object.values(data.notes);
  const pages = await namePages(notes, siteCode);
  const missing = new Set(force ? pages.keys() : await missingPages(root, pages));
  await nameRoutes([...missing]);
  const count = String(missing.size + 1);
  expectSuccess('export', await node(`${COMPILER}/export-pages.mjs`, stage, folder, count));
  const taken = [...pages].filter(([route]) => !missing.has(route));
  takePages(root, new Map(taken), folder);
  const drawnNotes = notes.filter(({ route }) => missing.has(route));
  const now = await namePages(drawnNotes, siteCode);
  // A note that was changed in the meantime may have been drawn as it is now.
  const settled = [...now].filter(([route, file]) => pages.get(route) === file);
  await keepPages(root, new Map(settled), folder);
  return { folder, pages: new Map([...taken, ...settled]) };
}
