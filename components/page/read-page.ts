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

/**
 * Fetches a page that this document can show; `undefined` for one that needs a document of its own, because it is
 * long (`_document.tsx`), of another build, or cannot be had.
 */
export async function readShortPage(address: string): Promise<Document | undefined> {
  const html = await fetch(address).then(
    (response) => response.text() as Promise<string>,
    () => '',
  );
  const isLong = html.slice(0, html.indexOf('<head')).includes('data-long');
  return html.includes(`"${ownScript()}"`) && !isLong ? parse(html) : undefined;
}
