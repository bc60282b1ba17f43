/** So many sections of one page are listed, by the worker that finds them and the page that keeps some in place. */
export const MAX_SECTIONS = 3;

/** So many pages are listed. */
export const MAX_PAGES = 10;
