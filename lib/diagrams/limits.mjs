/*
 * How small a label of a figure may be shown. What stands here of the layout is held true by
 * `tests/e2e/figures.spec.ts`, which measures every figure of the site in these windows.
 */

/**
 * A window in which a figure must be readable, in px.
 *
 * @typedef {object} Reading
 * @property {number} window width of the window
 * @property {number} column width of the text in it
 * @property {number} least smallest label that may be shown
 */

/** With the sidebar and the table of contents beside the text. @type {Reading} */
export const DESKTOP = { window: 1280, column: 672, least: 12 };

/** @type {Reading} */
export const PHONE = { window: 390, column: 350, least: 11 };

/**
 * The size at which the smallest label of a picture is shown, in px: a picture wider than the text is made smaller.
 *
 * @example
 * shownLabel({ width: 1344, label: 12 }, DESKTOP)  // 6
 *
 * @param {{ width: number, label: number }} picture its own width and its smallest label, in px
 * @param {Reading} reading
 */
export function shownLabel({ width, label }, { column }) {
  return label * Math.min(1, column / width);
}

/**
 * Whether the labels of a picture can be read.
 *
 * @param {{ width: number, label: number }} picture
 * @param {Reading} reading
 */
export function isReadable(picture, reading) {
  return shownLabel(picture, reading) >= reading.least;
}
