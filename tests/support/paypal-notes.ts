import path from 'node:path';
import { noteFile, routeOf } from '../../lib/vocabulary/routes';
import { readProject } from '../../build/io/project';

/*
 * The notes on PayPal's calls, known by a heading that each must have: they may be moved. A site
 * without them has nothing to test, and `tests/vitest.config.ts` leaves their tests out.
 */

const { files: pages } = await readProject(path.resolve());

function noteWithHeading(id: string): string | undefined {
  return pages.find(({ text }) => text.includes(`[#${id}]`))?.path;
}

const guide = noteWithHeading('subscriptions-create');
const webhook = noteWithHeading('webhooks-create');

/** Whether this site has the notes. */
export const hasPaypalNotes = guide !== undefined && webhook !== undefined;

/** File of the guide to the calls. */
export const guideNote = guide ?? 'pages/index.md';

/** File of the note on webhooks. */
export const webhookNote = webhook ?? 'pages/index.md';

/** File of the note with the server and the button. */
export const serverNote = noteWithHeading('user-actions') ?? 'pages/index.md';

/** Files of the notes that show the clients and the code of the calls. */
export const codeNotes = ['client', 'plans-create-reference', 'subscriptions-create-reference'].map(
  (id) => noteWithHeading(id) ?? 'pages/index.md',
);

/** Route of the guide to the calls. */
export const guideRoute: string = routeOf(noteFile(guideNote));
