import path from 'node:path';
import { ADDRESSES_FILE, addressesOf, formatLedger } from '../lib/addresses/ledger';
import { REDIRECTS_FILE } from '../lib/addresses/redirects';
import { refuseFaults } from '../lib/faults/fault';
import type { Project } from '../lib/note/project';
import { planSite } from '../lib/site/plan';
import { writeIfChanged } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';

/**
 * Adds the addresses of all published notes to the ledger; does nothing when the ledger has faults. It never
 * removes an address: a lost address needs a redirect.
 *
 * @returns the project with the new ledger
 */
export function recordAddresses(root: string, project: Project): Project {
  const { notes, ledger } = planSite(project, { drafts: false });
  if (ledger.faults.length > 0) {
    return project;
  }
  const current = addressesOf(notes);
  const added = current.filter((address) => !ledger.addresses.has(address)).length;
  const addresses = formatLedger([...ledger.addresses, ...current]);
  writeIfChanged(path.join(root, ADDRESSES_FILE), addresses);
  console.log(`${ADDRESSES_FILE}: 주소 ${added}개를 더했다.`);
  return { ...project, addresses };
}

/**
 * Adds the new addresses of a project to its ledger.
 *
 * @throws FaultError when an address is lost
 */
export async function addAddresses(root: string): Promise<void> {
  const project = recordAddresses(root, await readProject(root));
  const faults = planSite(project, { drafts: false }).faults.filter(({ file }) =>
    [ADDRESSES_FILE, REDIRECTS_FILE].includes(file),
  );
  refuseFaults(faults);
}

if (process.argv[1]?.endsWith('addresses.ts')) {
  await runCommand(() => addAddresses(process.cwd()));
}
