import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ADDRESSES_FILE } from '../lib/addresses/ledger';
import { imageFolder } from '../lib/note/drafts';
import { refuse } from '../lib/faults/fault';
import { planMove } from '../lib/authoring/move-note';
import { REDIRECTS_FILE } from '../lib/addresses/redirects';
import type { Route } from '../lib/vocabulary/routes';
import { listFiles, writeIfChanged } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';

/** Folders outside the notes that may contain addresses. */
const ELSEWHERE = ['components', 'content/paypal', 'lib', 'packages', 'scripts', 'tests'];

async function moveImages(root: string, from: Route, to: Route): Promise<void> {
  const old = path.join(root, imageFolder(from));
  const now = path.join(root, imageFolder(to));
  if (!existsSync(old)) {
    return;
  }
  await mkdir(path.dirname(now), { recursive: true });
  await rename(old, now);
  console.log(`옮김: ${imageFolder(from)} → ${imageFolder(to)}`);
}

/** Finds files outside the notes that contain the old address: a person must decide what to do with them. */
async function findMentions(root: string, route: Route): Promise<string[]> {
  const lists = await Promise.all(
    ELSEWHERE.map((folder) => listFiles(root, folder).catch((): string[] => [])),
  );
  const mentions = lists.flat().map(async (file) => {
    const text = await readFile(path.join(root, file), 'utf8');
    return new RegExp(`${route}(?![\\w-])`).test(`/${file} ${text}`) ? [file] : [];
  });
  return (await Promise.all(mentions)).flat();
}

/**
 * Moves a note with everything below it, and rewrites every use of its old address.
 *
 * @throws FaultError when the note or the new place does not exist
 */
export async function moveNote(root: string, from: string, to: string): Promise<void> {
  const [old, now] = [from, to].map((route) => route.replace(/\/+$/, '')) as [Route, Route];
  const move = planMove({ from: old, to: now, project: await readProject(root) });
  for (const { path: file, text } of move.written) {
    writeIfChanged(path.join(root, file), text);
    console.log(`씀: ${file}`);
  }
  for (const file of move.removed) {
    await rm(path.join(root, file));
    console.log(`지움: ${file}`);
  }
  await moveImages(root, old, now);
  writeIfChanged(path.join(root, REDIRECTS_FILE), move.redirects);
  writeIfChanged(path.join(root, ADDRESSES_FILE), move.addresses);
  console.log(`노트 ${move.routes.length}개를 옮겼다: ${old} → ${now}`);
  for (const file of await findMentions(root, old)) {
    console.log(`옛 주소가 남은 곳: ${file}`);
  }
}

if (process.argv[1]?.endsWith('move.ts')) {
  const [from, to] = process.argv.slice(2);
  await runCommand(async () => {
    if (from === undefined || to === undefined) {
      refuse({
        file: 'npm run move',
        found: process.argv.slice(2).join(' ') || '인수가 없음',
        expected: '옛 주소와 새 주소',
        fix: '예: npm run move -- /theory/java/records /java-and-spring/basic/java/records',
      });
    }
    await moveNote(process.cwd(), from, to);
  });
}
