/**
 * Another page of the site, to take something from.
 *
 * @throws where it does not come.
 */
export async function readPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: HTTP ${response.status}`);
  }
  return new DOMParser().parseFromString((await response.text()) as string, 'text/html');
}
