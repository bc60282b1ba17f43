import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { surfaces } from '../../../../lib/site/surfaces';

const css = readFileSync('components/styles/tokens.css', 'utf8');

/** The colours of the first rule: one for both themes, or `light-dark()`. */
const colours = [
  ...css
    .slice(0, css.indexOf('}'))
    .matchAll(/--([\w-]+): (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6})\))?;/g),
];
const themes = [
  { theme: '밝은 화면', tokens: new Map(colours.map(([, name = '', day = '']) => [name, day])) },
  {
    theme: '어두운 화면',
    tokens: new Map(colours.map(([, name = '', day = '', night = day]) => [name, night])),
  },
];

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const TEXTS = ['text', 'text-soft', 'text-faint', 'link', 'accent'];
const TONES = ['tip', 'important', 'warning', 'caution'];
const CODE = ['constant', 'string', 'comment', 'keyword', 'parameter', 'function'];
const on = (back: string, texts: readonly string[]): [string, string][] =>
  texts.map((text) => [text, back]);

/** Every text of the site and what it stands on. */
const TEXT_PAIRS: readonly [text: string, back: string][] = [
  ...on('surface', [...TEXTS, ...TONES]),
  ...on('surface-soft', [...TEXTS, ...TONES, 'code-inserted', 'code-deleted']),
  ...on('surface-strong', ['text', 'text-soft', 'text-faint', 'link']),
  ...on('accent-soft', ['text', 'text-soft', 'text-faint', 'link', 'accent']),
  ['surface', 'accent'],
  ...['surface-soft', 'code-mark', 'code-added', 'code-removed'].flatMap((back) =>
    on(back, ['text', ...CODE.map((kind) => `code-${kind}`)]),
  ),
  ['search-match-text', 'search-match'],
  ['search-current-text', 'search-current'],
];

/** What one must see without reading it: marks of the sections, edges of fields. */
const MARK_PAIRS: readonly [mark: string, back: string][] = [
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((section): [string, string][] => [
    [`mark-${section}`, 'surface'],
    [`mark-${section}`, 'surface-soft'],
  ]),
  ['edge', 'surface'],
  ['diagram-line', 'surface'],
];

describe.each(themes)('$theme', ({ tokens }) => {
  const of = (name: string): string => {
    const colour = tokens.get(name);
    if (colour === undefined) {
      throw new Error(`components/styles/tokens.css: --${name}의 색이 없다`);
    }
    return colour;
  };
  const tooFaint = (pairs: typeof TEXT_PAIRS, least: number): string[] =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(of(front), of(back)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ front, back, ratio }) => `${front} / ${back}: ${ratio.toFixed(2)}`);

  test('글은 바탕과 4.5:1 이상으로 갈린다', () => {
    expect(tooFaint(TEXT_PAIRS, 4.5)).toEqual([]);
  });

  test('표시와 테두리는 바탕과 3:1 이상으로 갈린다', () => {
    expect(tooFaint(MARK_PAIRS, 3)).toEqual([]);
  });
});

test('브라우저의 틀에 칠하는 색은 두 화면의 바탕이다', () => {
  const [day, night] = themes.map(({ tokens }) => tokens.get('surface'));
  expect(surfaces).toEqual({ light: day, dark: night });
});

test('아이콘의 바탕은 두 화면의 강조색이다', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  const [day, night] = themes.map(({ tokens }) => tokens.get('accent') ?? '');
  expect(icon).toContain(`fill="${day ?? ''}"`);
  expect(icon).toContain(`rect{fill:${night ?? ''}}`);
});
