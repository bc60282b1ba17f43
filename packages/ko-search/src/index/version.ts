/** Raise it whenever a file of the index changes its form: old data must not be read as new. */
export const FORMAT_VERSION = 4;
