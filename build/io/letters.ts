import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import type { Letters } from '../../lib/export/share-picture';

export interface FontLetters extends Letters {
  /** Characters of a text that the font has no letter for. */
  readonly missingIn: (text: string) => readonly string[];
}

/** Characters that are never drawn: joiners, direction marks, variation selectors. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;

/** Reads a TrueType or OpenType font. */
export async function readLetters(file: string): Promise<FontLetters> {
  const face = new Face(new Blob(await readFile(file)));
  const font = new Font(face);
  const shaped = (text: string): { glyph: number; advance: number }[] => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0 }) => ({ glyph: codepoint, advance: xAdvance }));
  };
  const widths = new Map<string, number>();
  const measure = (text: string): number =>
    shaped(text).reduce((sum, { advance }) => sum + advance, 0) / face.upem;
  return {
    widthOf: (text) => {
      const width = widths.get(text) ?? measure(text);
      widths.set(text, width);
      return width;
    },
    drawingOf: (text) => {
      let x = 0;
      const glyphs = shaped(text).map(({ glyph, advance }) => {
        const path = `<path transform="translate(${x})" d="${font.glyphToPath(glyph)}"/>`;
        x += advance;
        return path;
      });
      // Font coordinates grow upwards, SVG's downwards.
      return `<g transform="scale(${1 / face.upem} ${-1 / face.upem})">${glyphs.join('')}</g>`;
    },
    missingIn: (text) =>
      [...new Set(text)].filter(
        (letter) =>
          !UNSEEN.test(letter) && font.nominalGlyph(letter.codePointAt(0) ?? 0) === undefined,
      ),
  };
}
