import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { smallestLabel } from '../../lib/diagrams/svg-file.mjs';
import type { PictureSize } from '../../lib/site/notes';
import { listFiles } from './files';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Width and height of every picture below `public/`, by its address; one that cannot be read is left out. */
export async function readPictureSizes(root: string): Promise<Record<string, PictureSize>> {
  // A site of text alone has no such folder.
  const all = await listFiles(root, 'public').catch((): string[] => []);
  const files = all.filter((file) => PICTURE.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(root, file));
      try {
        const { width, height } = imageSize(bytes);
        const label = file.endsWith('.svg')
          ? smallestLabel(bytes.toString('utf8'), width)
          : undefined;
        const size = { width, height, ...(label !== undefined && { label }) };
        return [[file.slice('public'.length), size] as const];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(sizes.flat());
}
