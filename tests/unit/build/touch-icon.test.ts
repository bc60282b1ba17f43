import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TOUCH_ICON } from '../../../lib/vocabulary/export-names';
import { writeTouchIcon } from '../../../build/touch-icon';

test('휴대전화의 아이콘은 구석까지 아이콘의 바탕색이다', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'icon-'));
  await writeTouchIcon(process.cwd(), folder);
  const { data, info } = await sharp(path.join(folder, TOUCH_ICON.file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await rm(folder, { recursive: true });
  expect([info.width, info.height]).toEqual([TOUCH_ICON.size, TOUCH_ICON.size]);
  expect(data.subarray(0, 3).toString('hex')).toBe('0b625c');
});
