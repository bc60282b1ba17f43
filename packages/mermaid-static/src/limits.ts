/*
 * Smallest sizes of labels in figures. `tests/e2e/figures.spec.ts` measures every figure of the site in these
 * windows, and fails when the layout no longer has these widths.
 */

/** A window in which figures must be readable, in px. */
export interface Reading {
  /** Width of the window. */
  readonly window: number;
  /** Width of the text in it. */
  readonly column: number;
  /** Smallest allowed label. */
  readonly least: number;
}

/** A desktop with sidebar and table of contents beside the text. */
export const DESKTOP: Reading = { window: 1280, column: 672, least: 12 };

export const PHONE: Reading = { window: 390, column: 350, least: 11 };

/**
 * Computes the shown size of a picture's smallest label, in px: a picture wider than the text is scaled down.
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

/** Tells whether the labels of a picture are large enough. */
export function isReadable(picture: { width: number; label: number }, reading: Reading): boolean {
  return shownLabel(picture, reading) >= reading.least;
}
