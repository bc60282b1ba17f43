import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { TOUCH_ICON } from '../lib/vocabulary/export-names';

const ICON = 'public/icon.svg';

/** Draws the icon for phones: square, because the phone rounds the corners itself. */
export async function writeTouchIcon(root: string, folder: string): Promise<void> {
  const icon = await readFile(path.join(root, ICON), 'utf8');
  const [, background = 'white'] = /<rect[^>]* fill="([^"]+)"/.exec(icon) ?? [];
  const { file, size } = TOUCH_ICON;
  await sharp(Buffer.from(icon), { density: 72 * (size / 32) })
    .resize(size, size)
    .flatten({ background })
    .png({ palette: true })
    .toFile(path.join(folder, file));
}
