/*
 * Files of an export besides its pages, relative to `out/`, that pages lead to.
 */

/** The notes changed last, as https://www.rfc-editor.org/rfc/rfc4287 has it. */
export const ATOM_FEED = 'feed.xml';

/** The same as https://www.jsonfeed.org/version/1.1/ has it. */
export const JSON_FEED = 'feed.json';

/** The picture of a page that messengers show with its address: its folder, and its size in px. */
export const SHARE_PICTURE = { folder: '_share', width: 1200, height: 630 } as const;

/** The icon for a screen of a phone, and the file that names it: https://www.w3.org/TR/appmanifest/ */
export const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180 } as const;
export const APP_MANIFEST = 'site.webmanifest';

/**
 * The folder of the programs of notes: a link of a note to `/_samples/<project>.zip` gives the files that its
 * folder shows of that project.
 */
export const SAMPLES_FOLDER = '_samples';

/** The titles of all pages by their addresses, for the error page. */
export const PAGES_FILE = 'pages.json';
