/*
 * Cuts the fonts of the site into pieces: `node scripts/fonts.mjs`, only when a font or a piece changes.
 * The pieces are kept in the repository and know nothing of the notes, so no note changes a page but its
 * own. The packages are large (84 MB) and wanted here alone; they come into `.cache` and are no
 * dependency of the site.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES = ['pretendard@1.3.9', '@kfonts/d2coding@0.2.0', 'subset-font@2.9.0'];
const CACHE = path.resolve('.cache/fonts');
const FOLDER = 'components/styles/fonts';

/** How many of the syllables, the most used first, are in the first and in the second piece. */
const COMMON = 380;
const FREQUENT = 620;

/** Pieces of the syllables of KS X 1001 that are in no other. */
const RARE_PIECES = 6;

/** What stands in notes beside Hangul. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const SIGNS = '©·—×²−…≤→₂¹⁶–⁷⁹⁸≈³Σ⁵ⁿ≥⁰⁴÷√⌈⌉Ω⌋⌊⁻》《Θ≡α⇔±∞∑π₀₁∅⇐⇒Π′↖←↑↓↔µ‘’“”°•✓「」';

/** The syllables of KS X 1001 in the order of their code points. @returns {string[]} */
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

/** @param {string} text */
const hex = (text) => (text.codePointAt(0) ?? 0).toString(16);

/**
 * The shortest `unicode-range` of the syllables; it may run over those that no piece has.
 *
 * @param {readonly string[]} syllables
 */
function rangeOf(syllables) {
  const wanted = new Set(syllables);
  /** @type {[first: string, last: string][]} */
  const runs = [];
  let isOpen = false;
  for (const syllable of known) {
    const run = runs.at(-1);
    if (!wanted.has(syllable)) {
      isOpen = false;
    } else if (isOpen && run !== undefined) {
      run[1] = syllable;
    } else {
      runs.push([syllable, syllable]);
      isOpen = true;
    }
  }
  return runs
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}

const list = await readFile('scripts/fonts/hangul-by-use.txt', 'utf8');
const used = Array.from(list.replaceAll('\n', ''));
const usable = used.filter((syllable) => known.includes(syllable));
const rare = known.filter((syllable) => !used.includes(syllable));
const size = Math.ceil(rare.length / RARE_PIECES);

/** @typedef {{ name: string, text: string, range: string }} Piece */

/** @param {string} name @param {readonly string[]} syllables @returns {Piece} */
const piece = (name, syllables) => ({ name, text: syllables.join(''), range: rangeOf(syllables) });

/** @type {Piece} */
const latin = { name: 'latin', text: ASCII + SIGNS, range: 'U+0-2fff, U+3000-303f' };
/** @type {Piece} */
const code = { name: 'latin', text: `${ASCII}·×−…→←≤≥`, range: 'U+0-2fff' };
const common = piece('common', usable.slice(0, COMMON));
const frequent = piece('frequent', usable.slice(COMMON, FREQUENT));
const others = piece('others', usable.slice(FREQUENT));
// A run from the first to the last: whatever the pieces after it name is theirs.
const rarePieces = Array.from({ length: RARE_PIECES }, (_, index) => {
  const syllables = rare.slice(index * size, (index + 1) * size);
  const [first = '', last = ''] = [syllables[0], syllables.at(-1)];
  return {
    name: `rare-${index + 1}`,
    text: syllables.join(''),
    range: `U+${hex(first)}-${hex(last)}`,
  };
});

/**
 * A later face wins where two name the same character. The rest has no bold of its own, and a name of its
 * own, so that browsers make its letters bold.
 */
const faces = [
  ...[...rarePieces, others, frequent].map((each) => ({
    family: 'Note Sans Rest',
    weight: 400,
    piece: each,
  })),
  ...[400, 700].flatMap((weight) =>
    [common, latin].map((each) => ({ family: 'Note Sans', weight, piece: each })),
  ),
  { family: 'Note Mono', weight: 400, piece: code },
];

/** @type {Readonly<Record<string, string>>} */
const sources = {
  'Note Sans 400': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Note Sans 700': 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  'Note Sans Rest 400': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Note Mono 400': '@kfonts/d2coding/src/D2Coding.ttf',
};

const HEAD = `/*
 * Written by scripts/fonts.mjs. Pretendard (Kil Hyung-jin) and D2Coding (NAVER), in pieces, under names of
 * our own as their licence asks: public/fonts.
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
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
let css = HEAD;
for (const { family, weight, piece: each } of faces) {
  const source = sources[`${family} ${weight}`] ?? '';
  const file = `${family.split(' ')[1]?.toLowerCase() ?? ''}-${weight}-${each.name}.woff2`;
  const cut = await subsetFont(
    await readFile(path.join(CACHE, 'node_modules', source)),
    each.text,
    // 0, 13, 14: whose it is and under which licence.
    {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'tnum'],
      preserveNameIds: [0, 13, 14],
    },
  );
  await writeFile(path.join(FOLDER, file), cut);
  css += `
@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${each.range};
}
`;
  process.stdout.write(`${file} ${cut.length}\n`);
}
await writeFile('components/styles/fonts.css', css);
execFileSync('npx', ['prettier', '--write', 'components/styles/fonts.css'], { stdio: 'inherit' });
