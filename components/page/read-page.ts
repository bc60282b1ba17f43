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
  return new DOMParser().parseFromString((await response.text()) as string, 'text/html');
}
