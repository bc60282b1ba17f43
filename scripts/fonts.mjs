/*
 * Cuts the fonts of the site into pieces: `node scripts/fonts.mjs`, only when a font or a piece changes. The pieces
 * are committed and do not depend on the notes, so a new note changes no other page. The packages are large (84 MB)
 * and needed only here, so they are installed in `.cache` and are no dependency of the site.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES = [
  'pretendard@1.3.9',
  '@kfonts/d2coding@0.2.0',
  '@fontsource/stix-two-math@5.3.0',
  'subset-font@2.9.0',
];
const CACHE = path.resolve('.cache/fonts');
const FOLDER = 'components/styles/fonts';

/** Number of the most used syllables that also get a bold font. */
const COMMON = 380;

/** Number of pieces for the syllables of KS X 1001 that no other piece has. */
const RARE_PIECES = 6;

/** Characters of notes besides Hangul. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const SIGNS = '©·—×²−…≤→₂¹⁶–⁷⁹⁸≈³Σ⁵ⁿ≥⁰⁴÷√⌈⌉Ω⌋⌊⁻》《Θ≡α⇔±∞∑π₀₁∅⇐⇒Π′↖←↑↓↔µ‘’“”°•✓「」';

/** Characters of formulas besides letters and digits. */
const MATHS =
  'αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ∑∏√∫⌊⌋⌈⌉‖∣≤≥≠≈≡∞→←↔⇒⇔↦∈∉∋∅∪∩⊂⊆⊃∖·×÷±−…⋯⋮⋱′∂∇⟨⟩ℝℕℤℚ¬∧∨∀∃∘⊕⊗∝∼≪≫¯ˆ˜˙⋅∗';

/**
 * Returns the italic letters that browsers draw for one-letter variables. `h` has an older code point than the
 * others.
 *
 * @returns {string}
 */
function variables() {
  const from = (/** @type {number} */ first, /** @type {number} */ count) =>
    String.fromCodePoint(...Array.from({ length: count }, (_, index) => first + index));
  return `${from(0x1d434, 52)}ℎ${from(0x1d6fc, 31)}`;
}

/** Returns the syllables of KS X 1001 in code point order. @returns {string[]} */
function ksSyllables() {
  const decoder = new TextDecoder('euc-kr');
  const bytes = [];
  for (let row = 0xb0; row <= 0xc8; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      bytes.push(row, cell);
    }
  }
  return Array.from(decoder.decode(Uint8Array.from(bytes))).sort();
}

const known = ksSyllables();

/** @param {string | undefined} text */
const hex = (text) => (text?.codePointAt(0) ?? 0).toString(16);

const list = await readFile('scripts/fonts/hangul-by-use.txt', 'utf8');
const used = Array.from(list.replaceAll('\n', ''));
const usable = used.filter((syllable) => known.includes(syllable));
const rare = known.filter((syllable) => !used.includes(syllable));
const size = Math.ceil(rare.length / RARE_PIECES);

/**
 * A piece of a font. Its range also covers letters that it lacks: a browser then asks the next family. Naming every
 * letter would add 2 kB to the style sheet that every page waits for.
 *
 * @typedef {{ name: string, text: string, range: string }} Piece
 */

/** @type {(name: string, syllables: readonly string[]) => Piece} */
const hangul = (name, syllables) => ({ name, text: syllables.join(''), range: 'U+ac00-d7a3' });
/** @type {Piece} */
const latin = { name: 'latin', text: ASCII + SIGNS, range: 'U+0-2fff, U+3000-303f' };
/** @type {Piece} */
const code = { name: 'latin', text: `${ASCII}·×−…→←≤≥`, range: 'U+0-2fff' };
const common = hangul('common', usable.slice(0, COMMON));
/** @type {Piece} */
const formulas = {
  name: 'formulas',
  text: ASCII + MATHS + variables(),
  range: 'U+0-2fff, U+1d400-1d7ff',
};
const rest = hangul('rest', usable.slice(COMMON));
const rarePieces = Array.from({ length: RARE_PIECES }, (_, index) => {
  const syllables = rare.slice(index * size, (index + 1) * size);
  return {
    ...hangul(`rare-${index + 1}`, syllables),
    range: `U+${hex(syllables[0])}-${hex(syllables.at(-1))}`,
  };
});

/**
 * Font faces in the order of the families (components/styles/tokens.css). Rare syllables have no bold font; their
 * families have names of their own, so that browsers make the bold themselves.
 */
const faces = [
  ...[400, 700].flatMap((weight) =>
    [common, latin].map((each) => ({ family: 'Note Sans', weight, piece: each })),
  ),
  { family: 'Note Sans Rest', weight: 400, piece: rest },
  ...rarePieces.map((each) => ({ family: 'Note Sans Rare', weight: 400, piece: each })),
  ...[400, 700].map((weight) => ({ family: 'Note Mono', weight, piece: code })),
  { family: 'Note Math', weight: 400, piece: formulas },
];

/** @type {Readonly<Record<string, string>>} */
const sources = {
  'Note Sans 400': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Note Sans 700': 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  'Note Sans Rest 400': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Note Sans Rare 400': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Note Mono 400': '@kfonts/d2coding/src/D2Coding.ttf',
  'Note Mono 700': '@kfonts/d2coding/src/D2CodingBold.ttf',
  'Note Math 400': '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
};

/**
 * The font of the share pictures (build/share-pictures.ts). No browser falls back to another family there, so
 * it keeps every letter of the source: titles may hold any syllable. The pictures contain outlines.
 */
const SHARED = {
  file: 'build/share.ttf',
  source: 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  text: String.fromCharCode(
    ...Array.from({ length: 0xd800 - 32 }, (_, index) => 32 + index),
    ...Array.from({ length: 0x10000 - 0xe000 }, (_, index) => 0xe000 + index),
  ),
};

const HEAD = `/*
 * Written by scripts/fonts.mjs. Pretendard (Kil Hyung-jin), D2Coding (NAVER) and STIX Two Math (STI Pub),
 * in pieces, under names of our own as their licence asks: public/fonts.
 */
`;

await mkdir(CACHE, { recursive: true });
await writeFile(path.join(CACHE, 'package.json'), '{"private":true}');
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', CACHE, ...PACKAGES], {
  stdio: 'inherit',
});
/** @type {unknown} */
const subsetter = createRequire(path.join(CACHE, 'package.json'))('subset-font');
const subsetFont = /** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */ (
  subsetter
);
/**
 * @param {string} source
 * @param {string} text
 * @param {'truetype' | 'woff2'} targetFormat
 * @param {readonly string[]} keepFeatures
 */
async function cut(source, text, targetFormat, keepFeatures) {
  // Names 0, 13 and 14: copyright and licence.
  const options = { targetFormat, noHinting: true, keepFeatures, preserveNameIds: [0, 13, 14] };
  return subsetFont(await readFile(path.join(CACHE, 'node_modules', source)), text, options);
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
let css = HEAD;
for (const { family, weight, piece: each } of faces) {
  const source = sources[`${family} ${weight}`] ?? '';
  const file = `${family.split(' ')[1]?.toLowerCase() ?? ''}-${weight}-${each.name}.woff2`;
  // `ssty` has the forms for small raised letters.
  const bytes = await cut(source, each.text, 'woff2', ['kern', 'tnum', 'ssty']);
  await writeFile(path.join(FOLDER, file), bytes);
  css += `
@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: optional;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${each.range};
}
`;
  process.stdout.write(`${file} ${bytes.length}\n`);
}
await writeFile('components/styles/fonts.css', css);
await writeFile(SHARED.file, await cut(SHARED.source, SHARED.text, 'truetype', ['kern']));
execFileSync('npx', ['prettier', '--write', 'components/styles/fonts.css'], { stdio: 'inherit' });
