import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMetaEntry, setMetaEntry } from '../../lib/tree/meta-edit';
import { listFiles } from '../../build/io/files';
import { buildThere } from '../support/build-there';
import { runScript } from '../support/run-script';
import { copyFixture, copyInto, FIXTURE_NOTES } from '../support/serve-built';

/*
 * A site that is edited and built again and again holds, byte for byte, what a site built from nothing
 * holds. Below `.cache`, so that Next.js finds the packages above. Both are built in the same place: a
 * bundler names files by where they lie.
 */

const SITE = path.resolve('.cache/incremental/site');
const PARKED = path.resolve('.cache/incremental/parked');

/** Builds on a busy machine (ms). */
const BUILDS_MS = 600_000;

async function build(): Promise<void> {
  const { code, output } = await buildThere(SITE);
  expect(code, output).toBe(0);
}

async function makeSite(): Promise<void> {
  await copyFixture(SITE);
  await symlink(path.resolve('node_modules'), path.join(SITE, 'node_modules'));
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(SITE, file);
  const before = await readFile(place, 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  await writeFile(place, after);
}

async function exportedFiles(): Promise<Map<string, string>> {
  const files = (await listFiles(SITE, 'out')).map(async (file): Promise<[string, string]> => [
    file,
    (await readFile(path.join(SITE, file))).toString('latin1'),
  ]);
  return new Map(await Promise.all(files));
}

/** Expects of the edited site what a build of the same notes makes from nothing. */
async function expectCleanBuild(): Promise<void> {
  const edited = await exportedFiles();
  await rename(SITE, PARKED);
  await makeSite();
  for (const name of FIXTURE_NOTES) {
    await copyInto(SITE, path.join(PARKED, name), name);
  }
  await build();
  const clean = await exportedFiles();
  await rm(SITE, { recursive: true });
  await rename(PARKED, SITE);
  expect([...edited.keys()]).toEqual([...clean.keys()]);
  const differing = [...clean].filter(([file, text]) => edited.get(file) !== text);
  expect(differing.map(([file]) => file)).toEqual([]);
}

beforeAll(async () => {
  await rm(path.dirname(SITE), { recursive: true, force: true });
  await makeSite();
  await build();
}, BUILDS_MS);

afterAll(() => rm(path.dirname(SITE), { recursive: true, force: true }));

const WEEK = 'pages/blog/study/cs-study';
const TOOLS = 'pages/blog/tools';

async function addTool(name: string, frontMatter = ''): Promise<void> {
  const description = `하던 일을 잠시 치워 두고 다른 것을 보는 git ${name} 명령과 되돌리는 법이다.`;
  await writeFile(
    path.join(SITE, `${TOOLS}/${name}.md`),
    `---\ntitle: git ${name}\ndescription: ${description}\ntags: [tools]\n${frontMatter}---\n\n# git ${name}\n\n하던 일을 치운다.\n`,
  );
  await edit(`${TOOLS}/_meta.json`, (text) => setMetaEntry(text, name, `git ${name}`));
}

/** What an author does between two builds. */
type Edit = () => Promise<unknown>;

const editText: Edit = () => edit(`${WEEK}/1.md`, (text) => `${text}\n한 문장을 더했다.\n`);

const retitle: Edit = async () => {
  const change = (text: string): string => text.replaceAll('git bisect', 'Git bisect');
  await edit(`${TOOLS}/bisect.md`, change);
  await edit(`${TOOLS}/_meta.json`, change);
};

const reorder: Edit = () =>
  edit('pages/blog/_meta.json', (text) => {
    const { index, study, tools } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify({ index, tools, study });
  });

const deleteNote: Edit = async () => {
  await rm(path.join(SITE, `${TOOLS}/stash.md`));
  await edit(`${TOOLS}/_meta.json`, (text) => removeMetaEntry(text, 'stash'));
};

const moveNote: Edit = async () => {
  const { code, output } = await runScript(SITE, [
    'move.ts',
    '/blog/tools/bisect',
    '/blog/tools/find-commit',
  ]);
  expect(code, output).toBe(0);
};

const addCode: Edit = () =>
  edit(`${WEEK}/1.md`, (text) => `${text}\n\`\`\`js\nconst answer = 42;\n\`\`\`\n`);

const changePicture: Edit = () =>
  edit('public/img/note-elements/note-path.svg', (text) =>
    text.replace('height="120"', 'height="140"'),
  );

const publishDraft: Edit = () =>
  edit(`${TOOLS}/worktree.md`, (text) => text.replace('status: draft\n', ''));

const addTag: Edit = () => edit(`${WEEK}/2.md`, (text) => text.replace('[cs-', '[java, cs-'));

/** What comes together touches other pages; what undoes another comes after a build of its own. */
const builds: readonly (readonly [name: string, edits: readonly Edit[]])[] = [
  [
    '글과 다른 노트의 제목을 고치고, 노트를 더하고, 그림을 바꾼다',
    [editText, retitle, () => addTool('stash'), changePicture],
  ],
  [
    '노트를 지우고, 코드를 더하고, 초안을 쓰고, 차례를 바꾼다',
    [deleteNote, addCode, () => addTool('worktree', 'status: draft\n'), reorder],
  ],
  ['초안을 내고 노트를 옮기고 꼬리표를 더한다', [publishDraft, moveNote, addTag]],
];

test.each(builds)(
  '%s',
  async (_name, edits) => {
    for (const change of edits) {
      await change();
    }
    await build();
  },
  BUILDS_MS,
);

test('그 끝은 처음부터 빌드한 것과 같다', expectCleanBuild, BUILDS_MS);
