import { copyFileSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sharePictures, sharePictureSvg, type SharePicture } from '../lib/export/share-picture';
import { refuseFaults, type Fault } from '../lib/faults/fault';
import type { NotesData } from '../lib/site/notes';
import { sharePictureFileOf, type Route } from '../lib/vocabulary/routes';
import { writeWhole } from './io/files';
import { hashInputs } from './io/inputs-hash';
import { readLetters, type FontLetters } from './io/letters';
import { hashText } from 'md-run/blocks';
import { runPool } from 'md-run/process';

/** Cache of drawn pictures; each file is named by a hash of its inputs. */
const KEPT = '.cache/share';

/** A subset of Pretendard, cut by `scripts/fonts.mjs`. */
const FONT = 'build/share.ttf';

const TOKENS = 'components/styles/tokens.css';

/** The files that change how a picture is drawn, including the versions of packages. */
const RENDERER = [
  ...[FONT, 'build/share-pictures.ts', 'build/io/letters.ts'],
  ...['lib/export/share-picture.ts', 'lib/markdown/break-chances.ts'],
  ...['lib/vocabulary/export-names.ts', 'package-lock.json'],
];

/** Sixteen colours, those of the picture and of the edges of its letters, take a third of the bytes of all. */
const FEW_COLOURS = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

/** Cached picture files by the address of their page. */
export type SharePictures = ReadonlyMap<Route, string>;

/** Finds titles with characters that the font lacks: they would be drawn as empty boxes. */
function findMissingLetters(
  pictures: readonly (readonly [Route, SharePicture])[],
  data: NotesData,
  letters: FontLetters,
): Fault[] {
  const notes = new Map(Object.values(data.notes).map((note) => [note.route, note]));
  return pictures.flatMap(([route, { section = '', title, foot }]) =>
    letters.missingIn(`${section}${title}${foot}`).map((letter) => {
      const { file = 'SITE_TITLE', bodyLine } = notes.get(route) ?? {};
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
      return {
        file,
        ...(bodyLine !== undefined && { line: bodyLine }),
        found: `공유 그림의 글꼴에 없는 글자 ${letter} (U+${code})`,
        expected: `${FONT}에 있는 글자로 쓴 제목`,
        fix: '제목을 한글, 라틴 글자, 흔한 부호로 쓴다. 그 글자가 꼭 있어야 하면 scripts/fonts.mjs에서 글꼴에 더한다.',
      };
    }),
  );
}

async function draw(whole: SharePicture, letters: FontLetters): Promise<Buffer> {
  const { description, ...picture } = whole;
  // A description with a missing character is left out: the title is enough.
  const isDrawn = description !== undefined && letters.missingIn(description).length === 0;
  const shown = isDrawn ? whole : picture;
  const svg = Buffer.from(sharePictureSvg(shown, letters));
  return sharp(svg).png(FEW_COLOURS).toBuffer();
}

/**
 * Draws the picture of every note and of the site, unless the cache has it.
 *
 * @throws FaultError for every character that the font lacks
 */
export async function drawSharePictures(root: string, data: NotesData): Promise<SharePictures> {
  const renderer = await hashInputs(root, RENDERER, [process.version]);
  const text = await readFile(path.join(root, TOKENS), 'utf8');
  const pictures = sharePictures(data, { path: TOKENS, text });
  const files = new Map(
    [...pictures].map(([route, picture]) => [
      route,
      `${hashText(JSON.stringify([renderer, picture]))}.png`,
    ]),
  );
  await mkdir(path.join(root, KEPT), { recursive: true });
  const kept = new Set(await readdir(path.join(root, KEPT)));
  const missing = [...pictures].filter(([route]) => !kept.has(files.get(route) ?? ''));
  if (missing.length === 0) {
    return files;
  }
  const letters = await readLetters(path.join(root, FONT));
  const faults = findMissingLetters(missing, data, letters);
  refuseFaults(faults);
  // One thread per picture: several pictures are drawn at once.
  sharp.concurrency(1);
  // Notes of one title in one section share a picture.
  const drawings = new Map(missing.map(([route, picture]) => [files.get(route) ?? '', picture]));
  const jobs = [...drawings].map(([file, picture]) => ({
    run: async () => {
      writeWhole(path.join(root, KEPT, file), await draw(picture, letters));
    },
  }));
  await runPool(jobs, availableParallelism());
  return files;
}

/** Copies the pictures into an export. */
export function takeSharePictures(root: string, pictures: SharePictures, folder: string): void {
  for (const [route, file] of pictures) {
    const target = path.join(folder, sharePictureFileOf(route));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, KEPT, file), target);
  }
}

/** Removes all other pictures from the cache. */
export async function dropOtherSharePictures(root: string, pictures: SharePictures): Promise<void> {
  const current = new Set(pictures.values());
  for (const file of await readdir(path.join(root, KEPT))) {
    if (!current.has(file)) {
      await rm(path.join(root, KEPT, file));
    }
  }
}
