import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const zip = promisify(deflate);

/** Compression level. A higher one saves little and takes long. */
const LEVEL = 5;

/** Bits of red, green and blue that tell two colours apart. */
const BITS = 4;

/** PNG header of a picture with a palette of one byte per pixel. */
const INDEXED = { depth: 8, kind: 3 };

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * Encodes a drawing in a few flat colours as a PNG with a palette: a third of the bytes. Nearly equal colours
 * become one, a given colour before any other. A general quantizer would take three times as long as the
 * drawing itself.
 *
 * Format: https://www.w3.org/TR/png-3/
 *
 * @param pixels red, green, blue and opacity of each pixel; opacity is ignored
 * @param colours colours to keep exactly, as `#rrggbb`
 * @throws when there are more than 256 colours
 */
export async function palettePng(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  colours: readonly string[],
): Promise<Buffer> {
  const drop = 8 - BITS;
  const palette: number[] = [];
  const places = new Map<number, number>();
  const placeOf = (red: number, green: number, blue: number): number => {
    const key = ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop);
    const place = places.get(key) ?? places.size;
    if (place === places.size) {
      places.set(key, place);
      palette.push(red, green, blue);
    }
    return place;
  };
  for (const colour of colours) {
    const value = parseInt(colour.slice(1), 16);
    placeOf(value >> 16, (value >> 8) & 255, value & 255);
  }
  // The first byte of each row names its filter: 0, none.
  const rows = Buffer.alloc(height * (width + 1));
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  let [last, place] = [-1, 0];
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, from += 4) {
      const pixel = bytes.getUint32(from);
      if (pixel !== last) {
        place = placeOf(pixel >>> 24, (pixel >> 16) & 255, (pixel >> 8) & 255);
        last = pixel;
      }
      rows[y * (width + 1) + x] = place;
    }
  }
  if (places.size > 256) {
    throw new Error(`more colours than a PNG lists: ${places.size}`);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([INDEXED.depth, INDEXED.kind], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', await zip(rows, { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ]);
}
