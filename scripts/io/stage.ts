import { copyFile, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { compiledNote } from '../../compile/compiled-note';
import type { CompiledNote } from '../../lib/site/page-facts';
import type { NotesData } from '../../lib/site/notes';
import { compactPageMap, sliceOf, type CompactPageMap } from '../../lib/tree/compact-page-map';
import { SITE_TREE } from '../../lib/vocabulary/export-names';
import type { Route } from '../../lib/vocabulary/routes';
import { COMPILER } from './compiler';
import { listFiles, writeIfChanged } from './files';

/** The folder of Next.js, relative to the repository: the frame and one page, which draws every note. */
export const STAGE = '.cache/site';

/** What the pages import from. */
const LINKED = ['components', 'lib', 'compile', 'theme.config.tsx'];

/** What Next.js finds by name. */
const COPIED = ['pages/_app.tsx', 'pages/_document.tsx', 'tsconfig.json'];

const NOTE_PAGE = `import { noteProps, NotePage } from '../components/chrome/note-page';
import themeConfig from '../theme.config';

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  require('../components/page/show-fresh').showFresh(require('./stamp.json'));
}

export default function Note(props) {
  return <NotePage {...props} themeConfig={themeConfig} />;
}

Note.getInitialProps = noteProps;
`;

const SETTINGS = `export { default } from '${path.relative(STAGE, COMPILER)}/next.config.mjs';\n`;

/** A note with code of its own is a page by itself, with that code in its script. */
function livePage({ facts, code }: CompiledNote, pageMap: CompactPageMap): string {
  const up = '../'.repeat(facts.route.split('/').length - 1);
  const end = code.lastIndexOf('export default MDXContent;');
  return `import { NotePage as __NotePage } from '${up}components/chrome/note-page';
import { proseComponents as __components } from '${up}components/prose';
import __themeConfig from '${up}theme.config';
${code.slice(0, end)}
const __note = { ...${JSON.stringify({ ...facts, pageMap })}, headings: __toc };

export default function Note() {
  return (
    <__NotePage note={__note} themeConfig={__themeConfig}>
      <MDXContent components={__components} />
    </__NotePage>
  );
}
`;
}

function livePageFile(route: Route): string {
  return `pages${route === '/' ? '/index' : route}.jsx`;
}

/**
 * Lays out what Next.js builds: no notes, which it would bundle one by one, but a page that reads them
 * compiled.
 *
 * @param options.stamp Changes with the notes; in development an open page then fetches its note again.
 * @returns The folder to build in.
 * @throws with file and line, where a note with code of its own cannot be compiled.
 */
export async function stageSite(options: {
  root: string;
  data: NotesData;
  stamp: string;
}): Promise<string> {
  const { root, data, stamp } = options;
  const stage = path.join(root, STAGE);
  const notes = Object.values(data.notes);
  const live = notes.filter((note) => note.live);
  const files = new Map([
    ['next.config.mjs', SETTINGS],
    ['pages/_note.jsx', NOTE_PAGE],
  ]);
  for (const file of COPIED) {
    files.set(file, await readFile(path.join(root, file), 'utf8'));
  }
  const siteTree = compactPageMap(data.pageMap);
  for (const { file, route } of live) {
    files.set(livePageFile(route), livePage(await compiledNote(file), sliceOf(siteTree, route)));
  }
  const pages = notes.map(({ route, live: isPage }) => [
    route,
    { page: isPage ? route : '/_note' },
  ]);
  files.set(`public/${SITE_TREE}`, JSON.stringify(siteTree));
  files.set('routes.json', JSON.stringify(Object.fromEntries(pages)));
  // The last one, since it makes the others be looked at.
  files.set('pages/stamp.json', JSON.stringify(stamp));

  await mkdir(path.join(stage, 'pages'), { recursive: true });
  await stagePublic(path.join(root, 'public'), path.join(stage, 'public'));
  for (const name of LINKED) {
    await link(path.join(root, name), path.join(stage, name));
  }
  for (const file of await listFiles(stage, 'pages')) {
    if (!files.has(file)) {
      await rm(path.join(stage, file));
    }
  }
  for (const [file, text] of files) {
    await writeIfChanged(path.join(stage, file), text);
  }
  return stage;
}

/** What is published as it is; the stage has files of its own beside it. */
async function stagePublic(folder: string, staged: string): Promise<void> {
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = entry.isFile() ? copyFile : link;
    await place(path.join(folder, entry.name), path.join(staged, entry.name));
  }
}

async function link(target: string, at: string): Promise<void> {
  await symlink(target, at).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  });
}
