import { findAddressFaults, findUnrecorded, readLedger } from '../addresses/ledger';
import { findDiagramFaults } from './diagram-faults';
import type { Fault } from '../faults/fault';
import { findFinishedFaults } from './finished-faults';
import { isNoteFile, readNote, readNoteHead, type Note, type SourceFile } from '../note/note';
import { readNoteTree, type NoteTree } from './notes';
import { movedPages, readRedirects } from '../addresses/redirects';
import { splitTarget } from './site-faults';
import { hiddenRoutes } from '../tree/tree';

/** Everything that the checks of notes look at. */
export interface CheckInput {
  /** Notes and `_meta.json` files. */
  readonly files: readonly SourceFile[];
  /** Text of `addresses.json`. */
  readonly addresses: string;
  /** Text of `redirects.json`. */
  readonly redirects: string;
  /** Bytes of each file below `public/img`, by path relative to the repository. */
  readonly images: ReadonlyMap<string, number>;
}

/** The same fault is found once with the drafts and once without them. */
function withoutRepeats(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/**
 * Everything that is wrong with the notes: what keeps the site from being built, in drafts too, and
 * what a published note still lacks.
 */
export function findNoteFaults(input: CheckInput): Fault[] {
  const redirects = readRedirects(input.redirects);
  const ledger = readLedger(input.addresses);
  const tree = { files: input.files, moved: movedPages(redirects.entries) };
  const all = readNoteTree({ ...tree, drafts: true });
  const published = readNoteTree({ ...tree, drafts: false });
  const { notes, entries, faults } = published;
  return withoutRepeats([
    ...all.faults,
    ...faults,
    ...all.notes.flatMap(findDiagramFaults),
    ...findFinishedFaults({ notes, hidden: hiddenRoutes(entries), images: input.images }),
    ...findAddressFaults(published, ledger, redirects),
    ...findUnrecorded(notes, ledger),
  ]);
}

/** Whether any of the notes that are published links to a route; only those that name it are read. */
function isLinked(route: string, files: readonly SourceFile[]): boolean {
  return files
    .filter(({ text }) => text.includes(route))
    .map((file) => readNote(file).note)
    .some(
      (note) =>
        note !== undefined &&
        note.frontMatter.status !== 'draft' &&
        note.markdown.links.some(({ target }) => splitTarget(target).path === route),
    );
}

/**
 * Everything that is wrong with one note, without parsing the others: only the notes it links to are
 * read whole, and of the rest the front matter.
 *
 * @param file Path of the note, one of `input.files`.
 */
export function findFaultsOfNote(input: CheckInput, file: string): Fault[] {
  const source = input.files.find(({ path }) => path === file);
  const note = source && readNote(source).note;
  if (source === undefined || note === undefined) {
    return source ? [...readNote(source).faults] : [];
  }
  const targets = new Set(note.markdown.links.map(({ target }) => splitTarget(target).path));
  const read: typeof readNote = (other) => {
    const head = readNoteHead(other);
    return other.path === file || targets.has(head.note?.route ?? '') ? readNote(other) : head;
  };
  const redirects = readRedirects(input.redirects);
  const isDraft = note.frontMatter.status === 'draft';
  const tree = { files: input.files, moved: movedPages(redirects.entries), read };
  const own: Fault[] = [
    ...readNoteTree({ ...tree, drafts: true }).faults,
    ...findDiagramFaults(note),
  ];
  if (!isDraft) {
    const published = readNoteTree({ ...tree, drafts: false });
    own.push(...published.faults, ...finishedFaultsOf(note, published, input));
    const ledger = readLedger(input.addresses);
    own.push(...findUnrecorded([note], ledger));
    const addresses = [...ledger.addresses].filter(
      (address) => splitTarget(address).path === note.route,
    );
    const ofPage = { ...ledger, addresses: new Set(addresses) };
    // A redirect of another page may lead to a note that has not been read whole here.
    own.push(...findAddressFaults(published, ofPage, redirects));
  }
  const metaFile = `${file.slice(0, file.lastIndexOf('/'))}/_meta.json`;
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
  return withoutRepeats(own).filter(
    (fault) =>
      fault.file === file ||
      fault.file === 'addresses.json' ||
      (fault.file === metaFile && fault.found.includes(`"${name}"`)),
  );
}

function finishedFaultsOf(note: Note, { notes, entries }: NoteTree, input: CheckInput): Fault[] {
  const others = input.files.filter(({ path }) => isNoteFile(path) && path !== note.file);
  const linked = new Set(isLinked(note.route, others) ? [note.route] : []);
  const hidden = hiddenRoutes(entries);
  const faults = findFinishedFaults({ notes, hidden, images: input.images, linked });
  return faults.filter(({ file }) => file === note.file);
}
