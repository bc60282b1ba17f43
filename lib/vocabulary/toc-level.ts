/** Deepest heading level of the table of contents, unless a note sets another. */
export const DEFAULT_TOC_LEVEL = 4;
