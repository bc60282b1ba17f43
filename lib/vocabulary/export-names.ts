/*
 * Files of an export, besides its pages, that pages link to; relative to `out/`.
 */

/** The latest notes as Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export const ATOM_FEED = 'feed.xml';

/** The latest notes as JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export const JSON_FEED = 'feed.json';

/** The picture that messengers show with a link: its folder, and its size in px. */
export const SHARE_PICTURE = { folder: '_share', width: 1200, height: 630 } as const;

/** The icon for a phone's home screen, and the manifest that names it: https://www.w3.org/TR/appmanifest/ */
export const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180 } as const;
export const APP_MANIFEST = 'site.webmanifest';

/**
 * Folder of the programs of notes: `/_samples/<project>.zip` holds the files of that project from the notes of the
 * linking note's folder.
 */
export const SAMPLES_FOLDER = '_samples';

/** Titles of all pages by address, for the error page. */
export const PAGES_FILE = 'pages.json';
