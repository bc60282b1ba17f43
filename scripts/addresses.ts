import path from 'node:path';
import {
  ADDRESSES_FILE,
  addressesOf,
  findAddressFaults,
  formatLedger,
  readLedger,
} from '../lib/addresses/ledger';
import { FaultError, type Fault } from '../lib/faults/fault';
import { readNoteTree } from '../lib/site/notes';
import { readRedirects } from '../lib/addresses/redirects';
import { readPages, writeIfChanged } from './io/files';
import { readLedgerFiles } from './io/ledger';
import { reportFaults } from './io/report';

/**
 * Adds the addresses of all published notes to the ledger. It never takes one out: an address that
 * is gone needs a redirect.
 *
 * @returns What is wrong with addresses that are in the ledger already.
 */
export async function recordAddresses(root: string): Promise<readonly Fault[]> {
  const [files, texts] = await Promise.all([readPages(root), readLedgerFiles(root)]);
  const tree = readNoteTree({ files, drafts: false });
  const ledger = readLedger(texts.addresses);
  const faults = findAddressFaults(tree, ledger, readRedirects(texts.redirects));
  if (ledger.faults.length > 0) {
    return faults;
  }
  const current = addressesOf(tree.notes);
  const added = current.filter((address) => !ledger.addresses.has(address)).length;
  await writeIfChanged(
    path.join(root, ADDRESSES_FILE),
    formatLedger([...ledger.addresses, ...current]),
  );
  console.log(`${ADDRESSES_FILE}: 주소 ${added}개를 더했다.`);
  return faults;
}

if (process.argv[1]?.endsWith('addresses.ts')) {
  try {
    const faults = await recordAddresses(process.cwd());
    if (faults.length > 0) {
      throw new FaultError(faults);
    }
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
