/*
 * How small a label of a figure may be shown. What stands here of the layout is held true by
 * `tests/e2e/figures.spec.ts`, which measures every figure of the site in these windows.
 */

/** A window in which a figure must be readable, in px. */
export interface Reading {
  /** Width of the window. */
  readonly window: number;
  /** Width of the text in it. */
  readonly column: number;
  /** Smallest label that may be shown. */
  readonly least: number;
}

/** With the sidebar and the table of contents beside the text. */
export const DESKTOP: Reading = { window: 1280, column: 672, least: 12 };

export const PHONE: Reading = { window: 390, column: 350, least: 11 };

/**
 * The size at which the smallest label of a picture is shown, in px: a picture wider than the text is made smaller.
 *
 * @param picture its own width and its smallest label, in px
 * @example
 * shownLabel({ width: 1344, label: 12 }, DESKTOP)  // 6
 */
export function shownLabel(
  { width, label }: { width: number; label: number },
  { column }: Reading,
): number {
  return label * Math.min(1, column / width);
}

/** Whether the labels of a picture can be read. */
export function isReadable(picture: { width: number; label: number }, reading: Reading): boolean {
  return shownLabel(picture, reading) >= reading.least;
}
