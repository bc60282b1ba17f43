/** Colours that a browser paints around the page: `--surface` of both themes (components/styles/tokens.css). */
export const surfaces = { light: '#ffffff', dark: '#0f1415' } as const;
