import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { ADDRESSES_FILE } from '../../lib/addresses/ledger';
import { REDIRECTS_FILE } from '../../lib/addresses/redirects';
import { smallestLabel } from 'mermaid-static';
import type { SourceFile } from '../../lib/note/note';
import { PATHS_FILE } from '../../lib/site/paths';
import { JUDGED_QUERIES_FILE } from '../../lib/site/judged-queries';
import type { Environment, PictureSize, Project, PublicFile } from '../../lib/note/project';
import { LOCK_FILE } from '../../lib/snippets/lock';
import { MAVEN_FOLDER } from 'md-run/blocks';
import { WRONG_FOLDER } from '../../lib/snippets/wrong';
import { listFiles } from './files';
import { readCommitDates } from './git-dates';
import { keepingReader } from './parsed-notes';

const SOURCE = /\.(?:mdx?|json)$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Reads a file of notes. A symbolic link is a problem: it may point anywhere, and Git stores only its target. */
function readText(root: string, file: string): SourceFile {
  const place = path.join(root, file);
  try {
    if (lstatSync(place).isSymbolicLink()) {
      return { path: file, text: '', problem: '심볼릭 링크' };
    }
    const bytes = readFileSync(place);
    const text = bytes.toString('utf8');
    return { path: file, text, ...(!isUtf8(bytes) && { problem: 'UTF-8이 아닌 글' }) };
  } catch (error) {
    return { path: file, text: '', problem: `읽을 수 없는 파일 (${String(error)})` };
  }
}

/** Reads the texts below a folder; none if it does not exist. Skips `.#name`, the lock files of editors. */
async function readTexts(root: string, folder: string, name: RegExp): Promise<SourceFile[]> {
  const files = await listFiles(root, folder, { withLinks: true }).catch((): string[] => []);
  const isWanted = (file: string): boolean =>
    !path.basename(file).startsWith('.#') && (name.test(file) || path.extname(file) === '');
  // Read synchronously: for thousands of small files, awaiting each costs more than the read.
  const texts = files.filter(isWanted).map((file) => readText(root, file));
  // A file without an extension stays only as a problem: a link to a folder hides the notes below it.
  return texts.filter((text) => name.test(text.path) || text.problem !== undefined);
}

function pictureSize(file: string, bytes: Buffer): PictureSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    const label = file.endsWith('.svg') ? smallestLabel(bytes.toString('utf8'), width) : undefined;
    return { width, height, ...(label !== undefined && { label }) };
  } catch {
    return undefined;
  }
}

async function readAssets(root: string): Promise<Map<string, PublicFile>> {
  const files = await listFiles(root, 'public').catch((): string[] => []);
  const assets = files.map(async (file): Promise<[string, PublicFile]> => {
    const bytes = await readFile(path.join(root, file));
    const size = PICTURE.test(file) ? pictureSize(file, bytes) : undefined;
    return [file.slice('public'.length), { bytes: bytes.length, ...(size && { size }) }];
  });
  return new Map(await Promise.all(assets));
}

/** Reads a project from disk, once for everything that a command does with it. */
export async function readProject(root: string, env: Environment = process.env): Promise<Project> {
  const read = (file: string): Promise<string | undefined> =>
    readFile(path.join(root, file), 'utf8').catch(() => undefined);
  const parse = await keepingReader(root);
  const [pages, wrong, poms, addresses, redirects, judgedQueries, paths, lock, assets, dates] =
    await Promise.all([
      readTexts(root, 'pages', SOURCE),
      readTexts(root, WRONG_FOLDER, /./),
      readTexts(root, MAVEN_FOLDER, /\/pom\.xml$/),
      read(ADDRESSES_FILE),
      read(REDIRECTS_FILE),
      read(JUDGED_QUERIES_FILE),
      read(PATHS_FILE),
      read(LOCK_FILE),
      readAssets(root),
      readCommitDates(root, 'pages'),
    ]);
  return {
    files: pages.map((file) => ({ ...file, parse })),
    wrong,
    poms,
    addresses: addresses ?? '[]',
    redirects: redirects ?? '{}',
    judgedQueries: judgedQueries ?? '',
    paths: paths ?? '',
    lock,
    assets,
    dates,
    env,
  };
}
