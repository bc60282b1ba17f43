import { hrefOf } from '../page/href';

/*
 * The text of a note is finished HTML and stays out of the scripts. When a reader goes on to another
 * note, its text comes from that note's own page.
 */

/** Class of the element that holds the text of a note, in every page. */
export const NOTE_BODY = 'note-body';

/** How many notes are kept, so that going back does not fetch them again. */
const CAPACITY = 30;

/** The text of a note, and a copy of it that is ready to be shown. */
interface Body {
  readonly text: Element;
  copy: Element | undefined;
}

/** Route to the text of its note, or to the promise of it; in the order of use, the latest last. */
const bodies = new Map<string, Body | Promise<Body>>();

async function fetchBody(route: string): Promise<Body> {
  const response = await fetch(hrefOf({ route }));
  if (!response.ok) {
    throw new Error(`${route}: HTTP ${String(response.status)}`);
  }
  const html = await response.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const body = page.querySelector(`.${NOTE_BODY}`);
  if (body === null) {
    throw new Error(`${route}: no .${NOTE_BODY}`);
  }
  return { text: body, copy: document.importNode(body, true) };
}

/**
 * Fetches the text of a note unless it is there.
 *
 * @throws when the page does not come or holds no note; the next call tries again.
 */
export async function loadNote(route: string): Promise<void> {
  const known = bodies.get(route);
  const promise = known ?? fetchBody(route);
  bodies.delete(route);
  bodies.set(route, promise);
  const oldest = bodies.keys().next().value;
  if (bodies.size > CAPACITY && oldest !== undefined) {
    bodies.delete(oldest);
  }
  try {
    bodies.set(route, await promise);
  } catch (error) {
    bodies.delete(route);
    throw error;
  }
}

/** Fetches a note that will probably be asked for; a failure shows when it is. */
export function prefetchNote(route: string): void {
  if (!bodies.has(route)) {
    loadNote(route).catch(() => undefined);
  }
}

/** A fresh copy of the text of a note; empty when it has not been loaded. */
export function noteContent(route: string): Node[] {
  const body = bodies.get(route);
  if (body === undefined || body instanceof Promise) {
    return [];
  }
  const copy = body.copy ?? document.importNode(body.text, true);
  body.copy = undefined;
  return [...copy.childNodes];
}
