import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../../lib/note/note';
import { removeMetaEntry, setMetaEntry } from '../../lib/tree/meta-edit';
import { WRONG_FOLDER } from '../../lib/snippets/wrong';
import {
  foldersOnTheWay,
  isNoteFile,
  noteFile,
  routeOf,
  type Route,
} from '../../lib/vocabulary/routes';
import { recordAddresses } from '../../scripts/addresses';
import { readProject } from '../../build/io/project';
import { UNSEARCHED_ROUTES } from '../../build/search-index';
import { ownNote, ownSite, ownVariables } from './built-sites';
import { linkPackages, runThere } from './serve-built';

/*
 * Does what README says of making this repository one's own: every variable is set, all notes but a few
 * are deleted, a section is added and a heading renamed. Nothing but notes and what belongs to them is
 * touched, and the checks of the notes and the build must pass.
 */

const SITE = path.resolve('.cache/own-site');

/** How many notes stay, besides the pages of their folders. */
const KEPT = 5;

const inSite = (file: string): string => path.join(SITE, file);

/** Copies the files of the repository, as a clone of it would have them. */
async function copyRepository(): Promise<void> {
  const kinds = ['--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', ['ls-files', '-z', ...kinds], { encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(file));
  for (const name of new Set(files.map((file) => file.split('/', 1)[0] ?? ''))) {
    await rm(inSite(name), { recursive: true, force: true });
  }
  for (const file of files) {
    await cp(file, inSite(file), { preserveTimestamps: true });
  }
}

/** The notes that stay, from all over the site. */
function chooseNotes(routes: readonly Route[]): Route[] {
  const leaves = routes.filter(
    (route) =>
      route !== '/' &&
      !UNSEARCHED_ROUTES.has(route) &&
      !routes.some((other) => other.startsWith(`${route}/`)),
  );
  const step = Math.max(1, leaves.length / KEPT);
  return leaves.sort().filter((_, index) => index % step < 1);
}

/** Leaves of a link to what is gone its words. */
function fixLinks(text: string, kept: ReadonlySet<string>): string {
  const isGone = (target: string): boolean =>
    target.startsWith('/') &&
    !target.startsWith('/img/') &&
    !kept.has(target.split('#', 1)[0] ?? '');
  return text.replaceAll(
    /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
    (link, words: string, target: string) => (isGone(target) ? words : link),
  );
}

function noteText(title: string, description: string, body: string, tags = ''): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n${tags}---\n\n# ${title}\n\n${body}\n`;
}

/** As many sentences as the checks ask of a finished note. */
function prose(subject: string): string {
  const sentences = [
    '심기 전에',
    '싹이 트면',
    '꽃이 피면',
    '열매가 맺히면',
    '겨울이 오기 전에',
  ].map(
    (time) =>
      `${time} ${subject} 곁의 흙을 손가락 두 마디만큼 파 보고, 마른 만큼만 물을 주며, 잎의 색과 벌레 먹은 자리를 날짜와 함께 적어 두면 이듬해에 같은 때를 알아본다.`,
  );
  return [...sentences, ...sentences.map((text) => text.replace('흙', '잎'))].join(' ');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(inSite(file)), { recursive: true });
  await writeFile(inSite(file), text);
}

/** Takes out of a `_meta.json` what is gone; `undefined` when its folder is. */
function prunedMeta(
  { path: file, text }: SourceFile,
  kept: ReadonlySet<string>,
): string | undefined {
  const folder = file.slice('pages'.length, -'/_meta.json'.length);
  if (folder !== '' && !kept.has(folder)) {
    return undefined;
  }
  const gone = Object.keys(JSON.parse(text) as object).filter(
    (name) => name !== 'index' && !kept.has(`${folder}/${name}`),
  );
  return gone.reduce(removeMetaEntry, text);
}

/** Deletes all notes but a few, with all that belongs to the others. */
async function keepFewNotes(): Promise<void> {
  const { files, wrong } = await readProject(SITE, {});
  const notes = files.filter(({ path: file }) => isNoteFile(file));
  const chosen = chooseNotes(notes.map(({ path: file }) => routeOf(noteFile(file))));
  const kept = new Set<string>(['/', ...UNSEARCHED_ROUTES, ...chosen.flatMap(foldersOnTheWay)]);
  for (const note of notes) {
    const route = routeOf(noteFile(note.path));
    if (!kept.has(route)) {
      await rm(inSite(note.path));
      await rm(inSite(`public/img${route}`), { recursive: true, force: true });
    } else {
      await write(note.path, fixLinks(note.text, kept));
    }
  }
  for (const { path: file } of wrong) {
    const isKept = [...kept].some((route) => file.startsWith(`${WRONG_FOLDER}${route}.`));
    await (isKept ? undefined : rm(inSite(file)));
  }
  for (const meta of files.filter(({ path: file }) => file.endsWith('/_meta.json'))) {
    const text = prunedMeta(meta, kept);
    await (text === undefined ? rm(inSite(meta.path)) : write(meta.path, text));
  }
  const links = [...chosen, '/garden'].map((route) => `- [${route}](${route})`).join('\n');
  const home = prose('첫 페이지를 보는 사람');
  const description =
    '하늘이 기르고 읽고 고친 것을 한데 모아 다시 찾아보려고 적은 메모장의 첫 페이지다.';
  await rm(inSite('pages/index.mdx'));
  await write(
    'pages/index.md',
    noteText('하늘의 메모', description, `${home}\n\n${links}\n\n<note-list></note-list>`),
  );
}

async function addSection(headingId: string): Promise<void> {
  const { title, heading, route } = ownNote;
  await write('pages/garden/_meta.json', '{ "index": "개요", "tomato": "토마토 기르기" }\n');
  await write(
    'pages/garden/index.md',
    noteText(
      '텃밭',
      '텃밭에서 기르는 것을 하나씩 적은 섹션이며 심는 때와 거두는 때를 나누어 찾아볼 수 있다.',
      `${prose('텃밭')}\n\n[${title}](${route})부터 읽는다.\n\n<note-list></note-list>`,
    ),
  );
  await write(
    'pages/garden/tomato.md',
    noteText(
      title,
      '토마토를 심고 가지를 자르고 물을 주고 거두는 때를 잎과 흙의 모습으로 알아보는 법을 적는다.',
      `${prose('토마토')}\n\n## ${heading} [#${headingId}]\n\n${prose('줄기')}`,
      'tags: [learning]\n',
    ),
  );
}

await copyRepository();
await linkPackages(SITE);
await keepFewNotes();
// Nobody knows an address of this site yet, and nobody has searched it.
await rm(inSite('content/search-gold.json'), { force: true });
await rm(inSite('content/paths.yaml'), { force: true });
await write('content/addresses.json', '[]\n');
await write('content/redirects.json', '{}\n');
await addSection(ownNote.oldId);
const [root] = (await readProject(SITE, {})).files.filter(
  ({ path: file }) => file === 'pages/_meta.json',
);
await write(
  'pages/_meta.json',
  setMetaEntry(root?.text ?? '{}', 'garden', { title: '텃밭', type: 'page' }),
);
recordAddresses(SITE, await readProject(SITE, ownVariables));

// Published, and renamed later.
await addSection(ownNote.newId);
const { route, oldId, newId } = ownNote;
await write(
  'content/redirects.json',
  `${JSON.stringify({ [`${route}#${oldId}`]: `${route}#${newId}` })}\n`,
);
recordAddresses(SITE, await readProject(SITE, ownVariables));

process.exitCode = runThere(SITE, ownSite, [['check-notes.ts']], ownVariables);
