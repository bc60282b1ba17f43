import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Note } from '../note/note';
import { findSnippets } from 'md-run/blocks';
import { SAMPLES_FOLDER } from '../vocabulary/export-names';

/** A fixed time, so that the same files always give the same bytes. */
const PACKED_AT = '2020-01-01T00:00:00Z';

const LINK = new RegExp(`^/${SAMPLES_FOLDER}/([\\w-]+)\\.zip$`);

function folderOf({ file }: Note): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function filesOf(project: string, folder: readonly Note[]): Map<string, string> {
  return new Map(
    folder
      .flatMap(
        ({ file, markdown }) => findSnippets(file, markdown.fences).projects.get(project) ?? [],
      )
      .map(({ filename, text }) => [filename, `${text}\n`]),
  );
}

/**
 * Packs the projects that notes offer for download: a link to `/_samples/<project>.zip` packs the project's
 * files from the notes of the same folder.
 *
 * @returns bytes by file name below the export; nothing for a project without files
 */
export function sampleZips(notes: readonly Note[]): Map<string, Uint8Array> {
  const zips = new Map<string, Uint8Array>();
  for (const note of notes) {
    for (const { target } of note.markdown.links) {
      const project = LINK.exec(target)?.[1];
      if (project === undefined || zips.has(target.slice(1))) continue;
      const beside = notes.filter((other) => folderOf(other) === folderOf(note));
      const files = filesOf(project, beside);
      if (files.size === 0) continue;
      const entries: Zippable = Object.fromEntries(
        [...files].map(([name, text]) => [`${project}/${name}`, strToU8(text)]),
      );
      zips.set(target.slice(1), zipSync(entries, { mtime: PACKED_AT, level: 9 }));
    }
  }
  return zips;
}
