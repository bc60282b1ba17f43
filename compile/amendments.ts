/** The theme, in one file. */
export const THEME = /[\\/]nextra-theme-docs[\\/]dist[\\/]index\.js$/;
const NEXT_START = /[\\/]next[\\/]dist[\\/](esm[\\/])?client[\\/]index\.js$/;

interface Amendment {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
}

/**
 * English names written into the theme, with what stands in their place, and the name that its bar has none
 * of. They include the code around them, so that they match that name and nothing else.
 */
export const labels: readonly Amendment[] = [
  ['"nav", { className: "nx-mx-auto', '"nav", { "aria-label": "섹션", className: "nx-mx-auto'],
  ['"aria-label": "table of contents"', '"aria-label": "이 노트의 목차"'],
  [
    '"aria-label": "Menu"',
    '"aria-label": "메뉴", "aria-expanded": menu, "aria-controls": "sidebar"',
  ],
  ['"Skip to content"', '"본문으로 건너뛰기"'],
  ['" (opens in a new tab)"', '" (새 탭에서 열림)"'],
  ['value ? "Clear" : void 0', 'value ? "지우기" : void 0'],
].map(([from = '', to = '']) => ({ file: THEME, from, to }));

/** What libraries say or do here that no setting changes, and what stands for it. */
export const amendments: readonly Amendment[] = [
  ...labels,
  // After each render Next.js goes to the place the address names, wherever the reader is by then.
  { file: NEXT_START, from: 'this.scrollToHash();', to: '' },
  // Twice computes the style of every element of a page as it starts; no colour here fades.
  {
    file: THEME,
    from: 'disableTransitionOnChange: true',
    to: 'disableTransitionOnChange: false',
  },
];

/** The files that the loader must see. */
export const amendedFiles = [THEME, NEXT_START];

/**
 * Webpack loader that puts {@link amendments} in place. One that is not found fails the build: the
 * library has changed, and what it does must be looked at again.
 */
export default function amendLoader(this: { resourcePath: string }, source: string): string {
  const file = this.resourcePath;
  return amendments
    .filter((amendment) => amendment.file.test(file))
    .reduce((text, { from, to }) => {
      if (!text.includes(from)) {
        throw new Error(`${file}: not found: ${from} (compile/amendments.ts)`);
      }
      return text.replaceAll(from, to);
    }, source);
}
