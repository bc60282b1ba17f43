import Router from 'next/router';
import { decodeAddress } from '../../lib/addresses/decode-address';
import { pathOf } from '../../lib/addresses/links';
import { currentRoute } from './href';

/** The page of Next.js that draws every note; `scripts/io/stage.ts` writes it. */
const NOTE_PAGE = '/_note';

/** How an address is opened. */
export interface OpenOptions {
  /** `replace` leaves no entry in the history. */
  readonly how?: 'push' | 'replace';
  /** The page stays as it is, and only its address changes. */
  readonly inPlace?: boolean;
}

/**
 * Shows a note without a reload.
 *
 * @param address Address below the site's own path, such as `/docs/redis#commands`.
 * @returns Whether it is shown; rejects when another navigation overtakes it.
 */
export function openPage(
  address: string,
  { how = 'push', inPlace = false }: OpenOptions = {},
): Promise<boolean> {
  // Another page comes with its place (keep-place.ts); the router would lay it out to scroll.
  const scroll = !inPlace && decodeAddress(pathOf(address)) === currentRoute();
  return Router[how](NOTE_PAGE, address, { shallow: inPlace, scroll });
}
