import {
  ADDRESSES_FILE,
  addressesOf,
  findAddressFaults,
  findUnrecorded,
  readLedger,
  type Ledger,
} from '../addresses/ledger';
import { movedPages, readRedirects, splitAddress, type Redirects } from '../addresses/redirects';
import type { Fault } from '../faults/fault';
import type { NoteFile } from '../vocabulary/routes';
import type { Project } from '../note/project';
import { findWordFaults } from '../note/word-faults';
import { childrenByRoute, hiddenRoutes } from '../tree/tree';
import { findCrossChecks } from '../snippets/cross-check';
import { findDiagramFaults } from './diagram-faults';
import { findTranscriptFaults } from './transcript-faults';
import { findFinishedFaults } from './finished-faults';
import { readPaths, type Paths } from './paths';
import { findJudgedQueryFaults } from './judged-queries';
import { readNoteTree, type NoteTree } from './note-tree';
import { readSite, type Site } from './site';

/** What a project is as a site. */
export interface SitePlan extends NoteTree {
  readonly site: Site;
  /** The facts of the site that nobody has set. */
  readonly defaults: readonly { variable: string; value: string }[];
  readonly redirects: Redirects;
  readonly ledger: Ledger;
  /** The paths along which notes are read. */
  readonly paths: Paths;
  /** Everything that keeps the site from being built. */
  readonly faults: readonly Fault[];
}

/**
 * Reads the environment, the notes and their addresses.
 *
 * @param options.drafts Whether drafts are part of the site (development only). While a note is being
 *   written its addresses may change; what is published may not.
 */
export function planSite(project: Project, options: { readonly drafts: boolean }): SitePlan {
  const { site, defaults, faults } = readSite(project.env);
  const redirects = readRedirects(project.redirects);
  const ledger = readLedger(project.addresses);
  const moved = movedPages(redirects.entries);
  const { files, dates } = project;
  const tree = readNoteTree({ files, drafts: options.drafts, moved, dates });
  const { paths, faults: pathFaults } = readPaths(
    project.paths,
    new Set([...addressesOf(tree.notes), ...tree.unread]),
  );
  const addressFaults = options.drafts
    ? redirects.faults
    : findAddressFaults(tree, ledger, redirects);
  return {
    ...tree,
    site,
    defaults,
    redirects,
    ledger,
    paths,
    faults: [...faults, ...tree.faults, ...pathFaults, ...addressFaults],
  };
}

/** The same fault is found once with the drafts and once without them. */
function withoutRepeats(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** What is wrong with the notes themselves: in drafts too, and what a published note still lacks. */
function noteFaults(project: Project, published: SitePlan): Fault[] {
  const all = planSite(project, { drafts: true });
  const { notes, entries, faults } = published;
  return withoutRepeats([
    ...all.faults,
    ...faults,
    ...all.notes.flatMap((note) => [
      ...findDiagramFaults(note),
      ...findTranscriptFaults(note),
      ...findWordFaults(note),
    ]),
    ...findCrossChecks(project).faults,
    ...findFinishedFaults({
      notes,
      hidden: hiddenRoutes(entries),
      children: childrenByRoute(entries),
      assets: project.assets,
    }),
  ]);
}

/**
 * Everything that is wrong with the notes, the addresses that the ledger does not know yet, and the
 * judged queries whose note is gone.
 */
export function findNoteFaults(project: Project): Fault[] {
  const plan = planSite(project, { drafts: false });
  return [
    ...noteFaults(project, plan),
    ...findUnrecorded(plan.notes, plan.ledger),
    ...findJudgedQueryFaults(project.judgedQueries, new Set(addressesOf(plan.notes))),
  ];
}

/** What is wrong with one note: in its file, in its entry of `_meta.json`, with its addresses. */
export function findFaultsOfNote(project: Project, file: NoteFile): Fault[] {
  const plan = planSite(project, { drafts: false });
  const { ledger, redirects } = plan;
  const notes = plan.notes.filter((note) => note.file === file);
  const isOwn = (address: string): boolean =>
    notes.some(({ route }) => route === splitAddress(address).route);
  const addresses = new Set([...ledger.addresses].filter(isOwn));
  const metaFile = `${file.slice(0, file.lastIndexOf('/'))}/_meta.json`;
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
  return [
    ...noteFaults(project, plan).filter(
      (fault) =>
        fault.file === file || (fault.file === metaFile && fault.found.includes(`"${name}"`)),
    ),
    ...findUnrecorded(notes, ledger),
    ...findAddressFaults(plan, { ...ledger, addresses }, redirects).filter(
      (fault) => fault.file === ADDRESSES_FILE,
    ),
  ];
}
