import {
  ADDRESSES_FILE,
  addressesOf,
  findAddressFaults,
  findUnrecorded,
  readLedger,
  type Ledger,
} from '../addresses/ledger';
import { movedPages, readRedirects, splitAddress, type Redirects } from '../addresses/redirects';
import { inFile, type Fault } from '../faults/fault';
import type { NoteFile } from '../vocabulary/routes';
import type { Project } from '../note/project';
import { findWordFaults } from '../note/word-faults';
import { metaPlaceOf } from '../tree/meta-edit';
import { childrenByRoute, hiddenRoutes } from '../tree/tree';
import { findCrossChecks } from '../snippets/cross-check';
import { findSources } from '../snippets/sources';
import { findDiagramFaults, findTranscriptFaults } from './block-faults';
import { findFinishedFaults } from './finished-faults';
import { findLabelFaults } from './label-faults';
import { readPaths, type Paths } from './paths';
import { findJudgedQueryFaults } from './judged-queries';
import { readNoteTree, type NoteTree } from './note-tree';
import { readSite, type Site } from './site';

export interface SitePlan extends NoteTree {
  readonly site: Site;
  /** Facts of the site that still have their default. */
  readonly defaults: readonly { variable: string; value: string }[];
  readonly redirects: Redirects;
  readonly ledger: Ledger;
  readonly paths: Paths;
  /** Every fault that stops a build. */
  readonly faults: readonly Fault[];
}

/**
 * Reads the environment, the notes and their addresses.
 *
 * @param options.drafts whether drafts are part of the site (development only); then addresses are not checked
 *   against the ledger, because they may change while a note is being written
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
    faults: [
      ...faults,
      ...tree.faults,
      ...findLabelFaults(tree, site),
      ...pathFaults,
      ...addressFaults,
    ],
  };
}

/** Removes repeated faults: one run reads with drafts, the other without. */
function withoutRepeats(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** A project as it is published, and as it is with its drafts. */
export interface Plans {
  readonly published: SitePlan;
  readonly all: SitePlan;
}

/** Plans a project in both ways. */
export function planBoth(project: Project): Plans {
  return {
    published: planSite(project, { drafts: false }),
    all: planSite(project, { drafts: true }),
  };
}

/** Finds the faults of the notes, drafts included, and what published notes still lack. */
function noteFaults(project: Project, { published, all }: Plans): Fault[] {
  const { notes, entries, faults } = published;
  return withoutRepeats([
    ...all.faults,
    ...faults,
    ...all.bodies.flatMap((note) =>
      inFile(note.file, [
        ...findDiagramFaults(note),
        ...findTranscriptFaults(note),
        ...findWordFaults(note),
      ]),
    ),
    ...findCrossChecks(project).faults,
    ...findFinishedFaults({
      notes,
      hidden: hiddenRoutes(entries),
      children: childrenByRoute(entries),
      files: project.files,
      assets: project.assets,
    }),
  ]);
}

/**
 * Everything that is wrong with the notes and the marks of their blocks, the addresses that the ledger does not
 * know yet, and the judged queries whose note is gone.
 */
export function findNoteFaults(project: Project, plans = planBoth(project)): Fault[] {
  const { notes, ledger } = plans.published;
  return withoutRepeats([
    ...noteFaults(project, plans),
    ...findSources(project).faults,
    ...findUnrecorded(notes, ledger),
    ...findJudgedQueryFaults(project.judgedQueries, new Set(addressesOf(notes))),
  ]);
}

/** Finds the faults of one note: in its file, in its entry of `_meta.json`, and of its addresses. */
export function findFaultsOfNote(
  project: Project,
  file: NoteFile,
  plans = planBoth(project),
): Fault[] {
  const plan = plans.published;
  const { ledger, redirects } = plan;
  const notes = plan.notes.filter((note) => note.file === file);
  const isOwn = (address: string): boolean =>
    notes.some(({ route }) => route === splitAddress(address).route);
  const addresses = new Set([...ledger.addresses].filter(isOwn));
  const { metaFile, key } = metaPlaceOf(file);
  return [
    ...noteFaults(project, plans).filter(
      (fault) =>
        fault.file === file || (fault.file === metaFile && fault.found.includes(`"${key}"`)),
    ),
    ...findUnrecorded(notes, ledger),
    ...findAddressFaults(plan, { ...ledger, addresses }, redirects).filter(
      (fault) => fault.file === ADDRESSES_FILE,
    ),
  ];
}
