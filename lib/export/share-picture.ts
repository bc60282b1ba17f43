import { refuse } from '../faults/fault';
import { breakChances } from '../markdown/break-chances';
import type { SourceFile } from '../note/note';
import type { NoteRecord, NotesData } from '../site/notes';
import { sectionOf } from '../tree/page-map';
import { SHARE_PICTURE } from '../vocabulary/export-names';
import { ERROR_ROUTE, type Route } from '../vocabulary/routes';

export interface SharePicture {
  /** Section of the note; absent on the page of a section, and outside all sections. */
  readonly section?: string;
  readonly title: string;
  /** Description of the note, drawn if the title leaves room. */
  readonly description?: string;
  /** Name or description of the site. */
  readonly foot: string;
  readonly colours: {
    readonly back: string;
    readonly title: string;
    readonly section: string;
    readonly foot: string;
    readonly mark: string;
  };
}

/** A font for measuring and drawing texts. */
export interface Letters {
  /** Width of a text, as a multiple of its size. */
  readonly widthOf: (text: string) => number;
  /** Outlines of a text as SVG, at size 1, with the baseline starting at 0, 0. */
  readonly drawingOf: (text: string) => string;
}

const HOME = '/' as Route;

/** Returns a function that finds a colour of the light theme by name. */
function readColours({ path, text }: SourceFile): (name: string) => string {
  const rule = text.slice(0, text.indexOf('}'));
  return (name) => {
    const colour = new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}),`).exec(rule)?.[1];
    if (colour === undefined) {
      refuse({
        file: path,
        found: `첫 규칙에 없는 --${name}`,
        expected: `--${name}: light-dark(#rrggbb, #rrggbb);`,
        fix: '그 색을 되돌리거나 lib/export/share-picture.ts에서 다른 색을 쓴다.',
      });
    }
    return colour;
  };
}

/** Tells whether a note has a picture of its own (lib/site/share-tags.ts). */
function hasOwn({ route, source }: NoteRecord): boolean {
  return source === undefined && route !== HOME && route !== ERROR_ROUTE;
}

/**
 * Decides the content of each page's picture.
 *
 * @param tokens the style sheet with the colours
 * @throws FaultError for a missing colour
 */
export function sharePictures(
  data: NotesData,
  tokens: SourceFile,
): ReadonlyMap<Route, SharePicture> {
  const colour = readColours(tokens);
  const colours = {
    back: colour('surface'),
    title: colour('text'),
    section: colour('text-soft'),
    foot: colour('accent'),
    mark: colour('accent'),
  };
  const { site, notes, pageMap: map } = data;
  const pictures = new Map<Route, SharePicture>([
    [HOME, { title: site.title, foot: site.description, colours }],
  ]);
  for (const note of Object.values(notes).filter(hasOwn)) {
    const { route, title, description, longTitle = title } = note;
    const section = sectionOf(map, route);
    pictures.set(route, {
      ...(section && section.route !== route && { section: section.title }),
      title: longTitle,
      description,
      foot: site.title,
      colours: { ...colours, ...(section && { mark: colour(`mark-${section.number}`) }) },
    });
  }
  return pictures;
}

const EDGE = 80;
const ROOM = SHARE_PICTURE.width - 2 * EDGE;

/** Sizes of a title by its number of lines: one large line before two smaller ones, but never too small. */
const TITLE_SIZES: readonly (readonly [lines: number, sizes: readonly number[]])[] = [
  [1, [96, 88, 80]],
  [2, [88, 80, 72, 64]],
  [3, [72, 64, 56, 48, 40]],
];
const SMALLEST = 40;
const LINE_HEIGHT = 1.3;

const SECTION_SIZE = 36;
const FOOT_SIZE = 32;
const FOOT_LINES = 2;

/** Distance from the middle of a line of Hangul to its baseline, as a share of its size. */
const MIDDLE = 0.36;

/** Middles of the parts above and below the title. A messenger may cut 15 px off at the top and the bottom. */
const SECTION_Y = 112;
const TITLE_Y = 300;
/** Middle of a title with a description below it. */
const HIGHER_TITLE_Y = 258;
const DESCRIPTION_Y = 418;
const FOOT_Y = 522;

const DESCRIPTION_SIZE = 34;
const DESCRIPTION_LINES = 2;
/** Largest number of title lines that leaves room for a description. */
const SHORT_TITLE = 2;

/** How much narrower the lines become in each step of balancing, as a share of the size. */
const STEP = 0.1;

const graphemes = new Intl.Segmenter('ko');

/** Places where a title may break, best first: between words, inside code, anywhere. */
const breakers: readonly ((title: string) => readonly string[])[] = [
  (title) => title.split(/(?<= )/),
  (title) => title.split(/(?<= )/).flatMap(breakChances),
  (title) => lettersOf(title),
];

function lettersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Fills lines of a width with pieces; `undefined` when a piece is wider than that. */
function fill(
  pieces: readonly string[],
  width: number,
  { widthOf }: Letters,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) {
      lines[lines.length - 1] = longer;
    } else if (widthOf(piece.trimEnd()) <= width) {
      lines.push(piece);
    } else {
      return undefined;
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** Makes the lines about equally long, without adding one. */
function balance(
  pieces: readonly string[],
  lines: readonly string[],
  width: number,
  letters: Letters,
): readonly string[] {
  const narrower = fill(pieces, width - STEP, letters);
  return narrower?.length === lines.length
    ? balance(pieces, narrower, width - STEP, letters)
    : lines;
}

/** Cuts a text to a number of lines; an ellipsis replaces the rest. */
function cut(text: string, count: number, width: number, letters: Letters): readonly string[] {
  const lines = fill(text.split(/(?<= )/), width, letters) ?? fill(lettersOf(text), width, letters);
  if (lines === undefined || lines.length <= count) {
    return lines ?? [];
  }
  const kept = lettersOf(lines[count - 1] ?? '');
  while (kept.length > 0 && letters.widthOf(`${kept.join('')}…`) > width) {
    kept.pop();
  }
  return [...lines.slice(0, count - 1), `${kept.join('').trimEnd()}…`];
}

/**
 * Breaks a title into at most three lines, as large as possible: between words, about equally long, and inside
 * a word only when the word alone is too long.
 *
 * @example
 * layOutTitle('정렬', letters) // { size: 96, lines: ['정렬'] }
 */
export function layOutTitle(
  title: string,
  letters: Letters,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const breaker of breakers) {
    const pieces = breaker(title);
    for (const [count, sizes] of TITLE_SIZES) {
      for (const size of sizes) {
        const lines = fill(pieces, ROOM / size, letters);
        if (lines !== undefined && lines.length <= count) {
          return { size, lines: balance(pieces, lines, ROOM / size, letters) };
        }
      }
    }
  }
  return { size: SMALLEST, lines: cut(title, 3, ROOM / SMALLEST, letters) };
}

function drawLines(
  lines: readonly string[],
  at: { x: number; y: number; size: number; colour: string },
  letters: Letters,
): string {
  const { x, y, size, colour } = at;
  return lines
    .map((line, index) => {
      const middle = y + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT;
      const baseline = Math.round(middle + size * MIDDLE);
      return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${size})">${letters.drawingOf(line)}</g>`;
    })
    .join('');
}

/** Draws a share picture as SVG outlines, so that rendering it needs no font. */
export function sharePictureSvg(picture: SharePicture, letters: Letters): string {
  const { section, title, description, foot, colours } = picture;
  const { width, height } = SHARE_PICTURE;
  const { size, lines } = layOutTitle(title, letters);
  const header =
    section === undefined
      ? ''
      : `<rect x="${EDGE}" y="${SECTION_Y - 14}" width="28" height="28" rx="7" fill="${colours.mark}"/>${drawLines(
          cut(section, 1, (ROOM - 46) / SECTION_SIZE, letters),
          { x: EDGE + 46, y: SECTION_Y, size: SECTION_SIZE, colour: colours.section },
          letters,
        )}`;
  const about =
    description === undefined || lines.length > SHORT_TITLE
      ? []
      : cut(description, DESCRIPTION_LINES, ROOM / DESCRIPTION_SIZE, letters);
  const titleY = about.length > 0 ? HIGHER_TITLE_Y : TITLE_Y;
  const footer = cut(foot, FOOT_LINES, ROOM / FOOT_SIZE, letters);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.back}"/>`,
    `<rect width="24" height="${height}" fill="${colours.mark}"/>`,
    header,
    drawLines(lines, { x: EDGE, y: titleY, size, colour: colours.title }, letters),
    drawLines(
      about,
      { x: EDGE, y: DESCRIPTION_Y, size: DESCRIPTION_SIZE, colour: colours.section },
      letters,
    ),
    drawLines(footer, { x: EDGE, y: FOOT_Y, size: FOOT_SIZE, colour: colours.foot }, letters),
    '</svg>',
  ].join('');
}
