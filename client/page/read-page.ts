import { ownScript } from './renew';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Fetches another page of the site and parses it.
 *
 * @throws when the page cannot be fetched
 */
export async function readPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: HTTP ${response.status}`);
  }
  return parse((await response.text()) as string);
}

/** Characters of HTML from which on a document of its own is faster: it shows its first part while the rest comes. */
const LONGEST = 100_000;

/** Fetches a page that this document can show; `undefined` when it is too long, of another build, or cannot be had. */
export async function readShortPage(address: string): Promise<Document | undefined> {
  const html = await fetch(address).then(
    (response) => response.text() as Promise<string>,
    () => '',
  );
  return html.length < LONGEST && html.includes(`"${ownScript()}"`) ? parse(html) : undefined;
}
