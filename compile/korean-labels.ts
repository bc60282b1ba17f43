/**
 * English texts written into the theme, by file below node_modules, with what stands in their place, and
 * the name that its bar has none of.
 * The texts include the code around them so that they match that label and nothing else.
 */
export const labels: Readonly<
  Record<string, readonly (readonly [english: string, korean: string])[]>
> = {
  'nextra-theme-docs/dist/index.js': [
    ['"nav", { className: "nx-mx-auto', '"nav", { "aria-label": "섹션", className: "nx-mx-auto'],
    ['"aria-label": "table of contents"', '"aria-label": "이 노트의 목차"'],
    [
      '"aria-label": "Menu"',
      '"aria-label": "메뉴", "aria-expanded": menu, "aria-controls": "sidebar"',
    ],
    ['"Skip to content"', '"본문으로 건너뛰기"'],
    ['" (opens in a new tab)"', '" (새 탭에서 열림)"'],
    ['value ? "Clear" : void 0', 'value ? "지우기" : void 0'],
  ],
};

/** The files that the loader must see. */
export const labelledFiles = /nextra-theme-docs\/dist\/index\.js$/;
