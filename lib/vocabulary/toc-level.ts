/** Deepest heading level of the table of contents when a note does not say. */
export const DEFAULT_TOC_LEVEL = 4;
