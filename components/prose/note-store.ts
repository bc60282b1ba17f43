import type { PageFacts } from '../../lib/site/page-facts';
import { hrefOf } from '../page/href';

/*
 * The text of a note is finished HTML and stays out of the scripts. When a reader goes on to another
 * note, its text and its facts come from that note's own page.
 */

/** Class of the element that holds the text of a note, in every page. */
export const NOTE_BODY = 'note-body';

/** How many notes are kept, so that going back does not fetch them again; none while they are written. */
const CAPACITY = process.env.NODE_ENV === 'production' ? 30 : 0;

/** The text of a note, and a copy of it that is ready to be shown. */
interface Body {
  readonly text: Element;
  copy: Element | undefined;
}

/** Notes by route, in the order of use, the latest last. */
const notes = new Map<string, Promise<PageFacts>>();

const bodies = new WeakMap<PageFacts, Body>();

/** The part of what Next.js writes into a page that is read here. */
interface PageData {
  readonly buildId?: string;
  readonly props?: { readonly pageProps?: { readonly note?: PageFacts } };
}

async function fetchNote(route: string): Promise<PageFacts> {
  const response = await fetch(hrefOf({ route }));
  if (!response.ok) {
    throw new Error(`${route}: HTTP ${String(response.status)}`);
  }
  // The declarations of Node and of the browser meet here and leave `any`.
  const html = (await response.text()) as string;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = page.querySelector(`.${NOTE_BODY}`);
  const data: string = page.querySelector('#__NEXT_DATA__')?.textContent ?? '{}';
  const { buildId, props } = JSON.parse(data) as PageData;
  const note = props?.pageProps?.note;
  if (text === null || note === undefined || buildId !== window.__NEXT_DATA__.buildId) {
    // A note with code of its own has no facts in its page: it is a page by itself. So is one that was
    // published later, with other scripts.
    throw new Error(`${route}: no note`);
  }
  bodies.set(note, { text, copy: document.importNode(text, true) });
  return note;
}

/**
 * Fetches a note unless it is there.
 *
 * @throws when the page does not come or holds no note; the next call tries again.
 */
export async function loadNote(route: string): Promise<PageFacts> {
  const note = notes.get(route) ?? fetchNote(route);
  notes.delete(route);
  notes.set(route, note);
  const oldest = notes.keys().next().value;
  if (notes.size > CAPACITY && oldest !== undefined) {
    notes.delete(oldest);
  }
  try {
    return await note;
  } catch (error) {
    notes.delete(route);
    throw error;
  }
}

/** Fetches a note that will probably be asked for; a failure shows when it is. */
export function prefetchNote(route: string): void {
  if (!notes.has(route)) {
    loadNote(route).catch(() => undefined);
  }
}

/** The text of a note that was fetched, only to be looked at. */
export function noteText(note: PageFacts): Element | undefined {
  return bodies.get(note)?.text;
}

/** A fresh copy of the text of a note; `undefined` when its page came as a whole. */
export function noteContent(note: PageFacts): Node[] | undefined {
  const body = bodies.get(note);
  if (body === undefined) {
    return undefined;
  }
  const copy = body.copy ?? document.importNode(body.text, true);
  body.copy = undefined;
  return [...copy.childNodes];
}
