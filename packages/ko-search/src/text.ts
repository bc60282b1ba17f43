/** Korean text: letters, keystrokes, the form in which texts are compared. */
export * from './text/formula-text';
export * from './text/hangul';
export * from './text/layout';
export * from './text/text';
